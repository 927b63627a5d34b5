import type { StationPrefs } from './station-prefs.ts';

/** Whether a station gives boards out at all; it always takes them back. Opening hours do not cut a paid hour. */
export const givesOutBoards = ({ status, mode }: Pick<StationPrefs, 'status' | 'mode'>): boolean =>
  status === 'active' && mode === 'normal';
