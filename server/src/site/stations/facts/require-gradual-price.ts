import { Refusal } from '@laine/contract/refusals.ts';
import { StationFacts } from '@laine/contract/station-facts.ts';
import { DAY_IN_SECONDS } from '@laine/rules/constants.ts';
import { mostOvertimeFeeInCents } from '@laine/rules/price/overtime.ts';
import { plusSeconds, secondsBetween } from '@laine/rules/time/instants.ts';
import { z } from 'zod';
import type { Tx } from '../../../ground/db/open-database.ts';
import { type Staff, stationsOf } from '../../../ground/principal.ts';

type Metadata = Record<string, string>;
type Prices = z.output<typeof Prices>;

const { pricePerHourInCents, startingFeeInCents, extensionPercent } = StationFacts.shape;
const { maxOvertimeInSeconds, overtimeBilling } = StationFacts.shape;
const rental = { pricePerHourInCents, startingFeeInCents, extensionPercent };
const Prices = z.object({ ...rental, maxOvertimeInSeconds, overtimeBilling });
const Edited = z.object({ data: z.object({ was: Prices }) });

/** The prices that each booking copies; undefined until a station has them. */
export const pricesIn = (metadata: Metadata): Prices | undefined => Prices.safeParse(metadata).data;

/** The starting fee counts as part of an hour's price, so it may be dropped. Overtime counts by its maximum fee. */
const judged = {
  pricePerHourInCents: (prices: Prices) => prices.pricePerHourInCents,
  startingFeeInCents: (prices: Prices) => prices.pricePerHourInCents + prices.startingFeeInCents,
  extensionPercent: (prices: Prices) => prices.extensionPercent,
  maxOvertimeInSeconds: mostOvertimeFeeInCents,
};

type Edit = { who: Staff; stationId: string; before: Metadata; wish: Metadata };

/**
 * A briefly low price is a gift to whoever books then. So a person with goodwill limits may lower a price at most to
 * half of its value, or of the higher one for half of the last day. Everybody gets that price, and a slip can be
 * corrected at once.
 */
export async function requireGradualPrice(tx: Tx, edit: Edit, now: Temporal.Instant): Promise<void> {
  const [before, wish] = [pricesIn(edit.before), pricesIn(edit.wish)];
  if (stationsOf(edit.who) === 'all' || !before || !wish) return;
  for (const [fields, priceOf] of Object.entries(judged)) {
    if (priceOf(wish) >= priceOf(before)) continue;
    const spans = await listSpans(tx, edit.stationId, before, now);
    if (2 * priceOf(wish) < median(spans, priceOf)) throw new Refusal('price-too-low', { fields });
  }
}

type Span = { prices: Prices; seconds: number };

/** The last day, split at edits. */
async function listSpans(tx: Tx, stationId: string, present: Prices, now: Temporal.Instant): Promise<Span[]> {
  const dayAgo = plusSeconds(now, -DAY_IN_SECONDS);
  const rows = await tx
    .selectFrom('audit')
    .select(['data', 'createdAt'])
    .where('target', '=', stationId)
    .where('action', '=', 'station-edited')
    .where('createdAt', '>', dayAgo)
    .orderBy('createdAt')
    .execute();
  const edits = rows.flatMap((row) => {
    const { data } = Edited.safeParse(row);
    return data ? [{ prices: data.data.was, until: row.createdAt }] : [];
  });
  return [...edits, { prices: present, until: now }].map(({ prices, until }, index) => ({
    prices,
    seconds: secondsBetween(edits[index - 1]?.until ?? dayAgo, until),
  }));
}

/** For at least half of the day the price was no lower, however many edits cut that time into pieces. */
function median(spans: Span[], priceOf: (prices: Prices) => number): number {
  let restInSeconds = DAY_IN_SECONDS / 2;
  for (const { prices, seconds } of spans.toSorted((one, other) => priceOf(other.prices) - priceOf(one.prices))) {
    restInSeconds -= seconds;
    if (restInSeconds <= 0) return priceOf(prices);
  }
  throw new Error('the spans are a day together');
}
