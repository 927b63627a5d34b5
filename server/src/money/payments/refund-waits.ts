import { FORGOTTEN_THINGS_SECONDS, MAX_WAIT_FOR_STATION_SECONDS } from '@laine/rules/constants.ts';
import { sql } from 'kysely';

/** Conditions on a refund's ledger row: what it waits for, and whose it is. */

/**
 * The station may not have heard of the cancellation yet, and its renter may have started the rental since. Then a pass
 * whose buyer has withdrawn was used, too.
 */
const awaitsAnswer = (now: Temporal.Instant) => {
  const isUnheard = sql<boolean>`sessions.code_known and sessions.status = 'cancelled'
    and bookings."end" > ${now.subtract({ seconds: MAX_WAIT_FOR_STATION_SECONDS })}`;
  const boards = sql`select from sessions join bookings on bookings.id = sessions.booking_id where ${isUnheard}`;
  return sql<boolean>`(
    (purpose in ('cancellation', 'operator-fault') and exists (${boards} and sessions.booking_id = ledger.booking_id))
    or (purpose = 'withdrawal' and exists (${boards} and bookings.pass_id = ledger.pass_id)))`;
};

/**
 * The renter chose the money for a board after a problem, and the board isn't back for good: it's out, in question, or
 * can be taken once more. The same goes for its replacement, or the board that it replaces.
 */
export const awaitsBoard = (now: Temporal.Instant) => sql<boolean>`(
  purpose in ('cancellation', 'operator-fault') and exists (
    select from sessions
    where sessions.booking_id = ledger.booking_id
      and exists (select from problems join sessions given on given.id = problems.session_id
        where given.booking_id = ledger.booking_id and given.cancelled_in_cents is not null and remedy is not null
          and coalesce(given.replaces, given.id) = coalesce(sessions.replaces, sessions.id))
      and (sessions.status = 'started'
        or (sessions.status = 'finished' and close_at > ${now.subtract({ seconds: FORGOTTEN_THINGS_SECONDS })})
        or exists (select from return_questions where session_id = sessions.id and ended_at is null))))`;

/** While a bank decides and has the money, the provider refuses to refund it. Also for a charge to be refunded now. */
export const awaitsBank = sql<boolean>`exists (
  select from disputes join ledger taken on taken.provider_id = disputes.id and taken.kind = 'dispute'
  where disputes.ledger_id = coalesce(ledger.refunds_id, ledger.id) and disputes.status = 'open')`;

export const waits = (now: Temporal.Instant) =>
  sql<boolean>`(${awaitsAnswer(now)} or ${awaitsBoard(now)} or ${awaitsBank})`;

/**
 * For a refund, or a charge to be refunded now: it goes to the buyer of the gift card that paid, because they have
 * withdrawn from that purchase.
 */
export const goesToBuyer = sql<boolean>`(ledger.means = 'gift-card' and exists (
  select from gift_cards where gift_cards.id = ledger.gift_card_id and gift_cards.withdrawn_at is not null
    and (ledger.kind = 'charge' or ledger.settled_at is null or gift_cards.withdrawn_at <= ledger.settled_at)))`;
