import type { LockerData } from './station-data.ts';

/** What staff call a locker beside its number; empty where the number says enough. */
export const lockerName = ({ metadata }: Pick<LockerData, 'metadata'>): string => metadata['name'] ?? '';
