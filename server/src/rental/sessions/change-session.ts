import { updateSession } from './session-store.ts';

/** What staff change of a session by hand. The station learns of it like of any other change. */
export const changeSession = updateSession;
