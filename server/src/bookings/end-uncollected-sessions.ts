import type { Deps } from '../deps.ts';
import { cancelUncollected } from './session-store.ts';

/**
 * At its end a session that nobody collected is over, and so is its code; nothing is paid back. It needs no lock on the
 * station: boards only become free, and a session that is being collected is no longer waiting when its row is looked at.
 */
export const endUncollectedSessions = (deps: Deps): Promise<number> => cancelUncollected(deps.db.query, deps.now());
