import { SAID_BACK_SECONDS } from '@laine/rules/constants.ts';
import { sql } from 'kysely';

/**
 * A session on the water, as far as anybody says, also one that staff ended without its board. Who said long before the end that the board is back may have gone out again, so
 * as long as nobody has looked that calls off no search.
 */
export const isOnWater = sql<boolean>`(sessions.status = 'started' or sessions.missing_since is not null) and not exists (
  select from return_questions where session_id = sessions.id and ended_at is null
    and asserted_at >= sessions."end" - make_interval(secs => ${SAID_BACK_SECONDS}))`;
