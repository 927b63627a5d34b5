import { SAID_BACK_SECONDS } from '@laine/rules/constants.ts';
import { sql } from 'kysely';

/**
 * A session on the water, as far as anybody knows, including one that staff ended without its board. A renter who
 * reported the board back long before the end may have gone out again, so that report calls off no search until
 * somebody has looked.
 */
export const isOnWater = sql<boolean>`(sessions.status = 'started' or sessions.missing_since is not null) and not exists (
  select from return_questions where session_id = sessions.id and ended_at is null
    and asserted_at >= sessions."end" - make_interval(secs => ${SAID_BACK_SECONDS}))`;
