import { updateSession } from './session-store.ts';

/** For changes by staff. The station learns of them like of any other change. */
export const changeSession = updateSession;
