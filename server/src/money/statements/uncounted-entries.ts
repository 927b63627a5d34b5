import type { StationCountry } from '@laine/contract/station-country.ts';
import { feeLineOf, signOf, statementLineOf } from '@laine/rules/money/statement-of.ts';
import { vatIncludedInCents } from '@laine/rules/money/vat-included-in-cents.ts';
import { vatPercentOn } from '@laine/rules/money/vat-percent-on.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import type { EntryRow } from './statement-store.ts';

export type Span = { stationId: string; from: Temporal.Instant; to: Temporal.Instant };

export type Entry = Omit<EntryRow, 'statementId'>;

/**
 * The entries of a month: everything at a station since its share began that no closed month has counted, or has
 * counted differently. So anything that changes or becomes known later, such as a fee or a returned refund, is counted
 * as its difference, once, in the next month.
 */
export async function uncountedEntries(
  db: Db,
  span: Span,
  place: { country: StationCountry; timeZone: string },
  before: Entry[],
): Promise<Entry[]> {
  const counted = await readCounted(db, span.stationId);
  for (const { source, cents, vatInCents } of before) {
    const sum = counted.get(source);
    counted.set(source, { cents: cents + (sum?.cents ?? 0), vatInCents: vatInCents + (sum?.vatInCents ?? 0) });
  }
  const due = [...(await listMoney(db, span)), ...(await listPassUse(db, span, place))];
  return due
    .map((entry) => {
      const known = counted.get(entry.source);
      const cents = entry.cents - (known?.cents ?? 0);
      return { ...entry, cents, vatInCents: entry.vatInCents - (known?.vatInCents ?? 0) };
    })
    .filter(({ cents, vatInCents }) => cents !== 0 || vatInCents !== 0);
}

async function readCounted(db: Db, stationId: string) {
  const rows = await db
    .selectFrom('statementEntries')
    .innerJoin('statements', 'statements.id', 'statementEntries.statementId')
    .select('source')
    .select([sql<string>`sum(cents)`.as('cents'), sql<string>`sum(vat_in_cents)`.as('vatInCents')])
    .where('stationId', '=', stationId)
    .groupBy('source')
    .execute();
  return new Map(
    rows.map(({ source, cents, vatInCents }) => [source, { cents: Number(cents), vatInCents: Number(vatInCents) }]),
  );
}

/** Use of a pass or gift card, in order, in total no more than it brought in itself. */
const countedOf = ({ incomeInCents, usedInCents }: { incomeInCents: string; usedInCents: string }, cents: number) => {
  const [income, used] = [Math.max(0, Number(incomeInCents)), Number(usedInCents)];
  return Math.min(income, used) - Math.min(income, used - cents);
};

const signed = sql`case when paid.kind in ('charge', 'dispute-return') then paid.amount_in_cents else -paid.amount_in_cents end`;

/** Its buyer's payments by then, less refunds and disputes. */
const incomeOf = (bought: RawBuilder<boolean>, to: Temporal.Instant) => sql<string>`coalesce((select sum(${signed})
  from ledger paid where ${bought} and paid.booking_id is null and paid.state = 'succeeded' and paid.settled_at < ${to}), 0)`;

/** Each ledger row, with the provider's fee. A row that failed after it was counted counts as zero. */
async function listMoney(db: Db, { stationId, from, to }: Span): Promise<Entry[]> {
  const rows = await db
    .selectFrom('ledger')
    .innerJoin('bookings', 'bookings.id', 'ledger.bookingId')
    .leftJoin('ledger as charge', 'charge.id', 'ledger.refundsId')
    .leftJoin('receipts', 'receipts.id', 'ledger.receiptId')
    .select(['ledger.id', 'ledger.kind', 'ledger.purpose', 'ledger.means', 'ledger.state', 'ledger.amountInCents'])
    .select(['ledger.vatPercent', 'ledger.feeInCents', 'ledger.settledAt', 'number'])
    .select([
      sql<boolean>`coalesce(ledger.claim_id, charge.claim_id) is not null`.as('isOfClaim'),
      incomeOf(sql`paid.gift_card_id = ledger.gift_card_id`, to).as('incomeInCents'),
      sql<string>`coalesce((select sum(${signed}) from ledger paid
        where paid.gift_card_id = ledger.gift_card_id and paid.booking_id is not null and paid.state = 'succeeded'
          and (paid.settled_at, paid.id) <= (ledger.settled_at, ledger.id)), 0)`.as('usedInCents'),
    ])
    .where('bookings.stationId', '=', stationId)
    .where('ledger.state', '<>', 'pending')
    .where('ledger.settledAt', '>=', from)
    .where('ledger.settledAt', '<', to)
    .execute();
  return rows.flatMap(({ state, settledAt, number, ...row }) => {
    const happened = { reference: number, happenedAt: settledAt ?? from };
    const moved = state === 'succeeded' ? signOf(row.kind) * row.amountInCents : 0;
    const cents = row.means === 'gift-card' && moved !== 0 ? countedOf(row, moved) : moved;
    const vatInCents = vatIncludedInCents(cents, Number(row.vatPercent ?? 0));
    const fee = -(row.feeInCents ?? 0);
    return [
      { source: `ledger:${row.id}`, line: statementLineOf(row), cents, vatInCents, ...happened },
      { source: `fee:${row.id}`, line: feeLineOf(row), cents: fee, vatInCents: 0, ...happened },
    ];
  });
}

/** Pass hours that were used. Unused ones are charged, so the ledger has them. */
async function listPassUse(
  db: Db,
  { stationId, from, to }: Span,
  { country, timeZone }: { country: StationCountry; timeZone: string },
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'passInCents', 'end', wasUsed(sql.ref('bookings')).as('counts')])
    .select([
      incomeOf(sql`paid.pass_id = bookings.pass_id`, to).as('incomeInCents'),
      sql<string>`coalesce((select sum(hour.pass_in_cents) from bookings hour where hour.pass_id = bookings.pass_id
        and ${wasUsed(sql.ref('hour'))} and (hour."end", hour.id) <= (bookings."end", bookings.id)), 0)`.as(
        'usedInCents',
      ),
    ])
    .where('stationId', '=', stationId)
    .where('passInCents', '>', 0)
    .where('end', '>=', from)
    .where('end', '<', to)
    .execute();
  return rows.map(({ id, passInCents, end, counts, ...pass }) => {
    const cents = counts ? countedOf(pass, passInCents) : 0;
    const vatInCents = vatIncludedInCents(cents, vatPercentOn(country, dateIn(timeZone, end)));
    return { source: `pass:${id}`, line: 'passes', cents, vatInCents, reference: null, happenedAt: end };
  });
}

const wasUsed = (
  booking: RawBuilder<unknown>,
) => sql<boolean>`(${booking}.status = 'complete' and ${booking}.pass_busy_until is not null
  and exists (select from sessions where booking_id = ${booking}.id and first_open_at is not null))`;
