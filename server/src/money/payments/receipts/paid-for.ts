import type { Locale } from '@laine/contract/states.ts';
import { StationCountry } from '@laine/contract/station-country.ts';
import { zonesOf } from '@laine/rules/time/zones-of.ts';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../ground/db/open-database.ts';
import type { BookingsTable } from '../../../ground/db/tables/bookings.ts';
import type { LedgerRow } from '../ledger-store.ts';

/** Facts about the purchase for its document. */
export type PaidFor = {
  locale: Locale;
  country: StationCountry;
  timeZone: string;
  name: string | null;
  /** What its lines are reckoned from. */
  rental?: Selectable<Pick<BookingsTable, (typeof rentalColumns)[number]>> | undefined;
};

const rentalColumns = ['start', 'end', 'count', 'tariff', 'extendedAt', 'passInCents'] as const;

/**
 * A booking's station decides the country, or a pass's own country; a gift card is valid everywhere, so its sale counts
 * at home.
 */
export async function readPaidFor(tx: Tx, row: LedgerRow, home: StationCountry): Promise<PaidFor> {
  const found = (await ofBooking(tx, row)) ?? (await ofPass(tx, row)) ?? (await ofGiftCard(tx, row));
  const country = asCountry(row.country) ?? found?.country ?? home;
  return {
    locale: found?.locale ?? (await localeOf(tx, row)),
    country,
    timeZone: found?.timeZone ?? zonesOf(country)[0] ?? 'UTC',
    name: found?.name ?? null,
    rental: found?.rental,
  };
}

type Found = Pick<PaidFor, 'locale'> & {
  country?: StationCountry | undefined;
  timeZone?: string;
  name?: string;
  rental?: PaidFor['rental'];
};

const asCountry = (text: string | null | undefined) => StationCountry.safeParse(text).data;

async function ofBooking(tx: Tx, { bookingId }: LedgerRow): Promise<Found | undefined> {
  if (bookingId === null) return undefined;
  const { locale, metadata, stationId, ...rental } = await tx
    .selectFrom('bookings')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .select(['bookings.locale', 'stations.metadata', 'stations.id as stationId', ...rentalColumns])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  // Field by field: a station whose facts no longer parse still has rentals that were paid.
  const { country, timeZone = 'UTC', name = stationId } = metadata;
  return { locale, country: asCountry(country), timeZone, name, rental };
}

async function ofPass(tx: Tx, { passId }: LedgerRow): Promise<Found | undefined> {
  if (passId === null) return undefined;
  const pass = await tx
    .selectFrom('passes')
    .select(['locale', 'country', 'name'])
    .where('id', '=', passId)
    .executeTakeFirstOrThrow();
  return { locale: pass.locale, country: asCountry(pass.country), name: pass.name };
}

async function ofGiftCard(tx: Tx, { giftCardId }: LedgerRow): Promise<Found | undefined> {
  if (giftCardId === null) return undefined;
  return tx.selectFrom('giftCards').select('locale').where('id', '=', giftCardId).executeTakeFirstOrThrow();
}

async function localeOf(tx: Tx, { accountId }: LedgerRow): Promise<Locale> {
  if (accountId === null) return 'en';
  const account = await tx.selectFrom('accounts').select('locale').where('id', '=', accountId).executeTakeFirst();
  return account?.locale ?? 'en';
}
