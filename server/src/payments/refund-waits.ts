import { FORGOTTEN_THINGS_SECONDS, MAX_WAIT_FOR_STATION_SECONDS } from '@laine/rules/constants.ts';
import { sql } from 'kysely';

/** What a refund in the ledger waits for, as conditions on its row. */

/** The station may not have heard of the cancellation yet, and its renter may have started the rental since. */
const awaitsAnswer = (now: Temporal.Instant) => sql<boolean>`(
  purpose in ('cancellation', 'operator-fault') and exists (
    select from sessions join bookings on bookings.id = sessions.booking_id
    where sessions.booking_id = ledger.booking_id and sessions.code_known and sessions.status = 'cancelled'
      and bookings."end" > ${now.subtract({ seconds: MAX_WAIT_FOR_STATION_SECONDS })}))`;

/**
 * A board for which the money was chosen after a problem is not back for good: it is out, in question, or may be taken
 * once more.
 */
export const awaitsBoard = (now: Temporal.Instant) => sql<boolean>`(
  purpose in ('cancellation', 'operator-fault') and exists (
    select from sessions
    where sessions.booking_id = ledger.booking_id
      and exists (select from problems where session_id = sessions.id and remedy = 'money-back')
      and (sessions.status = 'started'
        or (sessions.status = 'finished' and close_at > ${now.subtract({ seconds: FORGOTTEN_THINGS_SECONDS })})
        or exists (select from return_questions where session_id = sessions.id and ended_at is null))))`;

export const awaitsStation = (now: Temporal.Instant) => sql<boolean>`(${awaitsAnswer(now)} or ${awaitsBoard(now)})`;
