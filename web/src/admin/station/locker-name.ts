import type { LockerData } from './station-data.ts';

/** Staff's name for a locker beside its number; empty if the number is enough. */
export const lockerName = ({ metadata }: Pick<LockerData, 'metadata'>): string => metadata['name'] ?? '';
