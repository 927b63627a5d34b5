import assert from 'node:assert/strict';
import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import { overtime } from '@laine/rules/price/overtime.ts';
import { moneyBackInCents } from '@laine/rules/price/problem.ts';
import { boardsValueInCents } from '@laine/rules/price/refund.ts';
import { earlier } from '@laine/rules/time/instants.ts';
import { readAgreedTerms } from '@laine/server/ground/agreed-terms.ts';
import type { Renter } from './renter.ts';

const MIN_REMINDERS = 2;
/** A debt is due at the end of the fifth day after the card was refused; clocks may go forward in between. */
const MIN_HOURS_TO_PAY = 5 * 24 - 1;

/** A story's price follows from its facts, and was taken once or is owed once. */
export async function requireRightRental(renter: Renter): Promise<void> {
  if (renter.bookingId === undefined) return;
  const facts = await readFacts(renter, renter.bookingId);
  requireSettled(facts);
  requireRental(renter, facts);
  requireOvertime(renter, facts);
  requirePassHour(renter, facts);
  requireClaim(renter, facts);
  requireDebts(facts);
  requireWarning(renter, facts);
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts({ stage, story }: Renter, bookingId: string) {
  const { scene } = stage;
  const { query } = scene.db;
  const rows = await query.selectFrom('ledger').selectAll().where('bookingId', '=', bookingId).execute();
  const sessions = await scene.sessionsOf(bookingId);
  const ids = sessions.map(({ id }) => id);
  return {
    why: `booking ${bookingId} (${JSON.stringify(story)})`,
    booking: await scene.bookingOf(bookingId),
    sessions,
    rows,
    debts: await query.selectFrom('debts').selectAll().where('bookingId', '=', bookingId).execute(),
    problems: await query
      .selectFrom('problems')
      .select(['sessionId', 'remediedAt'])
      .where('bookingId', '=', bookingId)
      .where('remedy', '=', 'money-back')
      .execute(),
    claims: await query.selectFrom('claims').selectAll().where('sessionId', 'in', ids).execute(),
    warnings: await query.selectFrom('warnings').selectAll().where('bookingId', '=', bookingId).execute(),
    sumOf: (kind: 'charge' | 'refund', ...purposes: string[]) =>
      rows
        .filter((row) => row.kind === kind && purposes.includes(row.purpose))
        .filter((row) => row.state === 'succeeded' || isOnItsWay(row))
        .reduce((sum, { amountInCents }) => sum + amountInCents, 0),
  };
}

type Movement = { means: string; state: string; failureCode: string | null };

/** Staff transfer it by hand, unless the customer's bank has taken it back first: then it isn't paid twice. */
const isOnItsWay = ({ means, state, failureCode }: Movement): boolean =>
  (means === 'bank' && state === 'pending') || failureCode === 'charge_disputed';

/** Transfers wait for staff; a debt waits for a customer who has started to pay. */
function requireSettled({ why, rows, debts }: Facts): void {
  const mayWait = ({ means, debtId }: (typeof rows)[number]) =>
    means === 'bank' || debts.some(({ id, status }) => id === debtId && status === 'due');
  const waiting = rows.filter((row) => row.state === 'pending' && !mayWait(row)).map(({ purpose }) => purpose);
  assert.deepEqual(waiting, [], `${why}: everything is settled`);
}

/** Paid once, at most one more hour at the quoted price, and refunded as promised. */
function requireRental(renter: Renter, facts: Facts): void {
  const { promises, hourInCents, slot, story } = renter;
  const { why, booking, sessions, sumOf } = facts;
  const paidInCents = booking.paidAt === null ? 0 : (booking.amountInCents ?? 0) + booking.giftCardInCents;
  const extended = sumOf('charge', 'extension');
  const kept = paidInCents - extended;
  assert.equal(sumOf('charge', 'rental'), kept, `${why}: the rental was paid once`);

  const hours = Temporal.Instant.from(slot.end).until(booking.end).total('hours');
  assert.equal(hours, booking.extendedAt === null ? 0 : 1, `${why}: one more hour at most`);
  assert.equal(extended, hours === 0 ? 0 : hourInCents, `${why}: one more hour costs what was said`);

  const boards = promises.filter(({ sessionId }) =>
    sessions.some(({ id, cancelledInCents }) => id === sessionId && cancelledInCents !== null),
  );
  const ofBoards = boards.reduce((sum, promise) => sum + keptPromise(renter, facts, promise), 0);
  const ofAll = promises.find(({ sessionId }) => sessionId === null)?.backInCents ?? 0;
  const ofMissing = sharesOfMissingBoards(renter, facts, kept);
  const rest = kept - boards.reduce((sum, { costInCents }) => sum + costInCents, 0);
  // If the customer didn't cancel, we did: staff, a closure, or no board at pick-up.
  const ofRest = booking.cancelledBy === 'customer' ? ofAll : rest;
  const due = booking.status === 'complete' ? ofBoards + ofMissing : ofBoards + ofRest;
  const back = sumOf('refund', 'cancellation', 'operator-fault', 'lost-hold');
  assert.equal(back, due, `${why}: given back what was promised`);
  assert.ok([0, story.goodwillInCents].includes(sumOf('refund', 'goodwill')), `${why}: given out of goodwill once`);
}

/** Nobody had promised this refund: a renter of several boards found one missing and took the others. */
function sharesOfMissingBoards(
  { promises, story }: Renter,
  { booking: { passInCents }, sessions, problems }: Facts,
  paidInCents: number,
): number {
  const known = new Set([...promises, ...problems].map(({ sessionId }) => sessionId));
  const missing = sessions.filter(({ id, cancelledInCents }) => cancelledInCents !== null && !known.has(id));
  return boardsValueInCents({ paidInCents, passInCents, count: story.count }, missing.length);
}

type Promised = Renter['promises'][number];

/** A renter who chose the money for a board but kept using it gets the part for the remaining time. */
function keptPromise({ backAt }: Renter, facts: Facts, { sessionId, backInCents }: Promised): number {
  const { booking, sessions, problems } = facts;
  const session = sessions.find(({ id }) => id === sessionId);
  const chosenAt = problems.find((problem) => problem.sessionId === sessionId)?.remediedAt;
  const returnedAt = backAt.get(sessionId ?? '');
  if (!session || !chosenAt || !returnedAt) return backInCents;
  const end = earlier(session.end, booking.end);
  return moneyBackInCents(backInCents, { start: session.start, end, chosenAt, backAt: returnedAt });
}

function requireOvertime(renter: Renter, facts: Facts): void {
  const { why, debts, sumOf } = facts;
  const cost = overtimeOf(renter, facts);
  const taken = sumOf('charge', 'overtime');
  const left = taken - sumOf('refund', 'objection');
  const debt = debts.find(({ reason }) => reason === 'overtime');
  if (cost === 0) return assert.deepEqual([taken, debt], [0, undefined], `${why}: nothing was late`);
  // Goodwill refunds of the same charge are part of it.
  if (renter.isOvertimeDropped) return assert.equal(keptOf(facts, 'overtime'), 0, `${why}: the overtime was dropped`);
  const asked = debt?.doubledAt ? 2 * cost : cost;
  if (debt) assert.equal(debt.amountInCents, asked, `${why}: owed as much as it cost, or twice once`);
  assert.equal(left, debt?.status === 'due' ? 0 : asked, `${why}: every late hour was charged once`);
}

/** The charges for one purpose less refunds, whatever those were for. */
function keptOf({ rows }: Facts, purpose: string): number {
  const charges = rows.filter((row) => row.kind === 'charge' && row.purpose === purpose && row.state === 'succeeded');
  const ids = new Set<string | null>(charges.map(({ id }) => id));
  const back = rows.filter(
    ({ kind, refundsId, state }) => kind === 'refund' && ids.has(refundsId) && state !== 'failed',
  );
  const sum = (of: typeof rows) => of.reduce((total, { amountInCents }) => total + amountInCents, 0);
  return sum(charges) - sum(back);
}

function overtimeOf(renter: Renter, facts: Facts): number {
  const sum = returnsOf(renter, facts).reduce((total, { feeInCents }) => total + feeInCents, 0);
  return sum < MIN_CARD_CHARGE_CENTS ? 0 : sum;
}

/** When the boards were really back: an honest renter with a dead tag wasn't late. */
function returnsOf({ backAt }: Renter, { booking, sessions, why }: Facts) {
  const terms = readAgreedTerms(booking.tariff);
  return sessions
    .filter(({ firstOpenAt }) => firstOpenAt !== null)
    .map(({ id, end }) => {
      const returnedAt = backAt.get(id);
      assert.ok(returnedAt, `${why}: every board that was collected has come back or was given up`);
      return overtime(terms, { bookedEnd: end, returnedAt, lockedOutInSeconds: 0 });
    });
}

/** A pass hour that was cancelled too late or not used costs its normal price. */
function requirePassHour(renter: Renter, { why, booking, sessions, debts, sumOf }: Facts): void {
  const isNoShow = booking.status === 'complete' && sessions.every(({ status }) => status === 'cancelled');
  const told = booking.cancelledBy === 'customer' ? renter.passChargeInCents : 0;
  const isFree = sessions.some(({ cancelledInCents }) => cancelledInCents !== null);
  const cost = isNoShow && booking.paidAt !== null && !isFree ? booking.passInCents : told;
  const debt = debts.find(({ reason }) => reason === 'late-cancellation');
  const owed = debt?.status === 'due' ? debt.amountInCents : 0;
  assert.equal(sumOf('charge', 'late-cancellation') + owed, cost, `${why}: an hour of a pass that nobody used`);
}

/** Only approved claims that weren't dropped are charged, to the card or as a debt. */
function requireClaim({ isClaimDropped }: Renter, { why, claims, debts, sumOf }: Facts): void {
  assert.ok(claims.length <= 1, `${why}: one claim for one thing`);
  const [claim] = claims;
  const debt = debts.find(({ reason }) => reason === 'compensation');
  const taken = sumOf('charge', 'compensation');
  const asks = claim?.status === 'charged' || claim?.status === 'owed';
  if (!claim || !asks) return assert.deepEqual([taken, debt], [0, undefined], `${why}: nothing is asked for`);
  assert.ok(!isClaimDropped, `${why}: a claim that was dropped is not asked for`);
  assert.equal(taken, claim.status === 'charged' ? claim.amountInCents : 0, `${why}: a claim is charged once`);
  if (claim.status === 'owed') assert.equal(debt?.status, 'due', `${why}: a claim that no card paid is owed`);
  if (debt) assert.equal(debt.amountInCents, claim.amountInCents, `${why}: a claim never grows`);
}

function requireDebts({ why, debts }: Facts): void {
  const reasons = debts.map(({ reason }) => reason);
  assert.equal(new Set(reasons).size, reasons.length, `${why}: one debt for one thing`);
  for (const { reason, doubledAt, remindersSent, createdAt } of debts) {
    if (doubledAt === null) continue;
    assert.equal(reason, 'overtime', `${why}: nothing else doubles`);
    assert.ok(remindersSent >= MIN_REMINDERS, `${why}: reminded twice before it doubles`);
    const hours = createdAt.until(doubledAt).total('hours');
    assert.ok(hours >= MIN_HOURS_TO_PAY, `${why}: doubles after five days`);
  }
}

function requireWarning(renter: Renter, facts: Facts): void {
  const wasLate = returnsOf(renter, facts).some(({ isLateReturn }) => isLateReturn);
  const { why, warnings } = facts;
  assert.equal(warnings.length, wasLate ? 1 : 0, `${why}: whoever was late is warned once, nobody else`);
}
