import { PRESSED_HOLD_SECONDS } from '@laine/rules/constants.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import { budgetOf, countUse, countUsesOfDay } from '../../ground/budgets/budgets.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { BookingRow } from './booking-store.ts';
import type { HoldEnder } from './release-hold.ts';

type Key = Pick<Deps, 'contactKey'>;
type Hands = { phone: string; network: string };

const ONE_DAY = [{ most: Number.POSITIVE_INFINITY, within: Temporal.Duration.from({ hours: 24 }) }];
/** Unpaid holds minus paid ones. A mobile carrier's address never gets there, because most of its holds are paid. */
const TOO_MANY_UNPAID = 2;

const recordsOf = (deps: Key, how: 'unpaid' | 'paid', { phone, network }: Hands) => ({
  phone: budgetOf(deps, `holds ${how} of phone`, phone, ONE_DAY),
  network: budgetOf(deps, `holds ${how} of network`, network, ONE_DAY),
});

/** Boards were kept from others without payment. Somebody who gives them back soon has only changed their mind. */
export async function recordUnpaidHold(
  deps: Key,
  tx: Tx,
  { phone, heldFrom, createdAt }: BookingRow,
  endedBy: HoldEnder,
  now: Temporal.Instant,
): Promise<void> {
  const wasLong = secondsBetween(createdAt, now) >= PRESSED_HOLD_SECONDS;
  if (heldFrom === null || endedBy === 'operator' || (endedBy === 'customer' && !wasLong)) return;
  await countUse(tx, Object.values(recordsOf(deps, 'unpaid', { phone, network: heldFrom })), now);
}

export async function recordPaidHold(
  deps: Key,
  tx: Tx,
  { phone, heldFrom }: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  if (heldFrom !== null) await countUse(tx, Object.values(recordsOf(deps, 'paid', { phone, network: heldFrom })), now);
}

/** Which of phone and network has too many unpaid holds within the last day. */
export async function findDistrust(
  deps: Key,
  db: Db,
  hands: Hands,
  now: Temporal.Instant,
): Promise<Record<keyof Hands, boolean>> {
  const [unpaid, paid] = [recordsOf(deps, 'unpaid', hands), recordsOf(deps, 'paid', hands)];
  const records = [unpaid.phone, paid.phone, unpaid.network, paid.network];
  const [byPhone = 0, goodByPhone = 0, byNetwork = 0, goodByNetwork = 0] = await countUsesOfDay(db, records, now);
  return { phone: byPhone - goodByPhone >= TOO_MANY_UNPAID, network: byNetwork - goodByNetwork >= TOO_MANY_UNPAID };
}
