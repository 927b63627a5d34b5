import { givesOutBoards } from '@laine/contract/gives-out-boards.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { StationStatus } from '@laine/contract/states.ts';
import { StationFacts } from '@laine/contract/station-facts.ts';
import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import { DAY_IN_SECONDS } from '@laine/rules/constants.ts';
import { mostOvertimeFeeInCents } from '@laine/rules/price/overtime.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../ground/db/open-database.ts';
import { type Staff, stationsOf } from '../../../ground/principal.ts';

type Metadata = Record<string, string>;
type Prices = z.output<typeof Prices>;

const { pricePerHourInCents, startingFeeInCents, extensionPercent } = StationFacts.shape;
const { maxOvertimeInSeconds, overtimeBilling } = StationFacts.shape;
const rental = { pricePerHourInCents, startingFeeInCents, extensionPercent };
const Prices = z.object({ ...rental, maxOvertimeInSeconds, overtimeBilling });
/** Edits from before a station's state was kept count as those of one that sold. */
const Offer = Prices.extend({ isSelling: z.boolean().default(true) });
type Offer = z.output<typeof Offer>;

type Station = { status: StationStatus; prefs: Record<string, string>; metadata: Metadata };

/** The prices that each booking copies, and whether it could be booked; undefined until a station has prices. */
export const offerOf = ({ status, prefs, metadata }: Station): Offer | undefined =>
  Offer.safeParse({ ...metadata, isSelling: status === 'active' && givesOutBoards(readStationPrefs(prefs)) }).data;

/** The starting fee counts as part of an hour's price, so it may be dropped. Overtime counts by its maximum fee. */
const judged = {
  pricePerHourInCents: (prices: Prices) => prices.pricePerHourInCents,
  startingFeeInCents: (prices: Prices) => prices.pricePerHourInCents + prices.startingFeeInCents,
  extensionPercent: (prices: Prices) => prices.extensionPercent,
  maxOvertimeInSeconds: mostOvertimeFeeInCents,
};

type Edit = { who: Staff; stationId: string; before: Station; wish: Metadata };

/**
 * A briefly low price is a gift to whoever books then. So a person with goodwill limits may lower a price at most to
 * half of its value, or of the higher one for half of the last day on which the station could be booked. Everybody gets
 * that price, and a slip can be corrected at once.
 */
export async function requireGradualPrice(tx: Tx, edit: Edit, now: Temporal.Instant): Promise<void> {
  const [before, wish] = [offerOf(edit.before), Prices.safeParse(edit.wish).data];
  if (stationsOf(edit.who) === 'all' || !before || !wish) return;
  const spans = await listSpans(tx, edit.stationId, before, now);
  for (const [fields, priceOf] of Object.entries(judged)) {
    if (priceOf(wish) >= priceOf(before)) continue;
    if (2 * priceOf(wish) < median(spans, priceOf)) throw new Refusal('price-too-low', { fields });
  }
}

type Span = { prices: Prices; seconds: number };

/** The last day on which the station could be booked, split at edits. Shorter, or nothing, for a new station. */
async function listSpans(tx: Tx, stationId: string, present: Offer, now: Temporal.Instant): Promise<Span[]> {
  const rows = await tx
    .selectFrom('audit')
    .select([sql`data -> 'was'`.as('was'), 'createdAt'])
    .where('target', '=', stationId)
    .where('action', '=', 'station-edited')
    .orderBy('createdAt', 'desc')
    .execute();
  const edits = rows.flatMap(({ was, createdAt }) => {
    const { data } = Offer.safeParse(was);
    return data ? [{ offer: data, until: createdAt }] : [];
  });
  let restInSeconds = DAY_IN_SECONDS;
  return [{ offer: present, until: now }, ...edits].map(({ offer: { isSelling, ...prices }, until }, index) => {
    const from = edits[index]?.until;
    // What held before the first edit held for long.
    const seconds = from ? secondsBetween(from, until) : DAY_IN_SECONDS;
    const counted = isSelling ? Math.min(restInSeconds, seconds) : 0;
    restInSeconds -= counted;
    return { prices, seconds: counted };
  });
}

/** For at least half of that time the price was no lower, however many edits cut it into pieces. */
function median(spans: Span[], priceOf: (prices: Prices) => number): number {
  let restInSeconds = spans.reduce((sum, { seconds }) => sum + seconds, 0) / 2;
  // Nobody could ever book.
  if (restInSeconds === 0) return 0;
  for (const { prices, seconds } of spans.toSorted((one, other) => priceOf(other.prices) - priceOf(one.prices))) {
    restInSeconds -= seconds;
    if (restInSeconds <= 0) return priceOf(prices);
  }
  throw new Error('the spans are that time together');
}
