import type { StationPrefs } from './station-prefs.ts';

/** A station that gives nothing out still takes boards back. Closing time doesn't cut a paid hour. */
export const givesOutBoards = ({ status, mode }: Pick<StationPrefs, 'status' | 'mode'>): boolean =>
  status === 'active' && mode === 'normal';
