import type { StationPrefs } from '@laine/contract/station-prefs.ts';

/** Whether boards are given out at all. The paid hour of somebody with a code is not cut by opening hours. */
export const isCollectionOpen = ({ status, mode }: StationPrefs): boolean => status === 'active' && mode === 'normal';
