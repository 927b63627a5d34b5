import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import { moneyBackInCents } from '@laine/rules/price/problem.ts';
import { earlier, later, plusSeconds, secondsBetween } from '@laine/rules/time/instants.ts';
import { readAgreedTerms } from '@laine/server/ground/agreed-terms.ts';
import type { WildStage } from '../stage.ts';
import type { Law } from './law.ts';
import { bringToRest } from './open-ends.ts';

/** A share of an odd sum, and a cent that was rounded up, of each board. */
const DUST_IN_CENTS = 3;
const FOR_THE_RIDE = new Set(['cancellation', 'operator-fault', 'lost-hold']);

/**
 * When everything is at rest: what went back of a rental follows from its own facts alone, whatever was done in between.
 * Where those leave more than one answer, the law is a range.
 */
export const fairMoney: Law = {
  name: 'a rental costs what was used of it',
  async look(stage) {
    await bringToRest(stage);
    const bookings = await stage.scene.db.query
      .selectFrom('bookings')
      .selectAll()
      .where('paidAt', 'is not', null)
      .where('passId', 'is', null)
      .execute();
    for (const booking of bookings) {
      const facts = await readFacts(stage, booking);
      const { back, paid, boards } = facts;
      const ranges = boards.map((board) => rangeOf(facts, board));
      const [least, most] = [0, 1].map((side) => ranges.reduce((sum, range) => sum + (range[side] ?? 0), 0));
      const dust = DUST_IN_CENTS * boards.length;
      if (!facts.isClear || (back >= (least ?? 0) - dust && back <= (most ?? 0) + dust)) continue;
      return `of ${paid} cents for ${boards.length} boards ${back} went back, and it was to be ${least} to ${most}`;
    }
    return undefined;
  },
};

type Facts = Awaited<ReturnType<typeof readFacts>>;
type Board = Facts['boards'][number];
type Booking = Awaited<ReturnType<WildStage['scene']['bookingOf']>>;

async function readFacts({ scene }: WildStage, booking: Booking) {
  const { query } = scene.db;
  const { id: bookingId } = booking;
  const rows = await query.selectFrom('ledger').selectAll().where('bookingId', '=', bookingId).execute();
  const hours = await query.selectFrom('extensions').selectAll().where('bookingId', '=', bookingId).execute();
  const choices = await query
    .selectFrom('problems')
    .select(['sessionId', 'remedy', 'remediedAt'])
    .where('bookingId', '=', bookingId)
    .where('remedy', 'is not', null)
    .orderBy('remediedAt')
    .execute();
  const charges = (purpose: string) =>
    rows.filter((row) => row.kind === 'charge' && row.purpose === purpose && isPaid(row));
  const hour = hours.find(({ status }) => status === 'done');
  const sessions = await scene.sessionsOf(bookingId);
  const paidFor = sessions.filter(({ isExtra, replaces }) => !isExtra && replaces === null);
  const back = rows.filter(({ kind, purpose }) => kind === 'refund' && FOR_THE_RIDE.has(purpose));
  return {
    booking,
    choices,
    paid: sum([...charges('rental'), ...charges('extension')]),
    // An hour that was given up isn't part of the ride.
    back: sum(back.filter(isPaid)) - sum(charges('extension').filter(({ id }) => id !== hour?.ledgerId)),
    isClear: await isClear(scene, bookingId),
    boards: paidFor.map((first) => {
      const same = sessions.filter(({ id, replaces }) => (replaces ?? id) === first.id);
      const own = hour && same.some(({ id }) => hour.sessionIds.includes(id)) ? hour : undefined;
      return {
        first,
        same,
        cents: sum(charges('rental')) / paidFor.length,
        hour: own && { cents: own.priceInCents / own.boards, boughtAt: own.createdAt },
      };
    }),
  };
}

/** Without gifts, money that the bank kept, and money that had left when a start came to light. */
async function isClear({ db: { query } }: WildStage['scene'], bookingId: string): Promise<boolean> {
  const gifts = await query.selectFrom('goodwills').select('id').where('bookingId', '=', bookingId).execute();
  const lost = await query
    .selectFrom('disputes')
    .innerJoin('ledger', 'ledger.id', 'disputes.ledgerId')
    .select('disputes.id')
    .where('ledger.bookingId', '=', bookingId)
    .where('status', '=', 'lost')
    .execute();
  const alerts = await query
    .selectFrom('alerts')
    .select('id')
    .where('target', '=', bookingId)
    .where('kind', '=', 'start-beats-cancellation')
    .execute();
  return gifts.length + lost.length + alerts.length === 0;
}

/** What goes back of a paid board, at least and at most. */
function rangeOf({ booking, choices }: Facts, board: Board): readonly [number, number] {
  const { same, cents, hour } = board;
  const whole = cents + (hour?.cents ?? 0);
  const ids = new Set(same.map(({ id }) => id));
  if (choices.some(({ sessionId, remedy }) => ids.has(sessionId) && remedy === 'money-back'))
    return chosenRange(board, choices) ?? [0, whole];
  if (same.some(({ cancelledInCents }) => cancelledInCents !== null)) return [0, whole];
  if (same.some(({ firstOpenAt }) => firstOpenAt !== null)) return [0, 0];
  if (booking.status === 'complete') return [0, whole];
  if (booking.cancelledBy === 'operator') return [whole, whole];
  if (booking.cancelledBy !== 'customer' || booking.cancelledAt === null) return [0, whole];
  const { percent, noticeInSeconds } = readAgreedTerms(booking.tariff).refund;
  const starts = same.map(({ start }) => start);
  const isInTime = secondsBetween(booking.cancelledAt, starts.reduce(earlier)) > noticeInSeconds;
  return [isInTime ? (whole * percent) / 100 : 0, whole];
}

/** The money that its renter chose. Undefined where staff changed the times, or nobody saw the board come back. */
function chosenRange({ first, same, cents, hour }: Board, choices: Facts['choices']): [number, number] | undefined {
  const counted = first.firstOpenAt === null ? same.find(({ cancelledInCents }) => cancelledInCents !== null) : first;
  const chosenAt = choices.find(({ sessionId }) => sessionId === counted?.id)?.remediedAt;
  const out = same.filter(({ firstOpenAt }) => firstOpenAt !== null);
  const closings = out.flatMap(({ status, closeAt }) => (status === 'finished' && closeAt !== null ? [closeAt] : []));
  if (!counted || !chosenAt || closings.length < out.length || same.some(({ paidSeconds }) => paidSeconds !== null))
    return undefined;
  // An hour that was bought after the choice is neither time that was left nor part of the price.
  const isPart = hour !== undefined && Temporal.Instant.compare(hour.boughtAt, chosenAt) < 0;
  const whole = cents + (isPart ? hour.cents : 0);
  if (closings.length === 0) return [whole, whole];
  const longest = same.map(({ end }) => end).reduce(later);
  const end = hour && !isPart ? plusSeconds(longest, -HOUR_IN_SECONDS) : longest;
  const due = moneyBackInCents(whole, { start: counted.start, end, chosenAt, backAt: closings.reduce(later) });
  return [due, due];
}

type Row = { state: string; means: string; failureCode: string | null };

/** Or will be by hand, or was by the customer's bank. */
const isPaid = ({ state, means, failureCode }: Row): boolean =>
  state === 'succeeded' || (state === 'pending' && means === 'bank') || failureCode === 'given-by-bank';

const sum = (rows: { amountInCents: number }[]): number =>
  rows.reduce((all, { amountInCents }) => all + amountInCents, 0);
