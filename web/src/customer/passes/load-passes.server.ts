import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { formatTag } from '@laine/contract/format-tag.ts';
import type { Station } from '@laine/contract/public/entities.ts';
import { listStations } from '@laine/contract/public/list-stations.ts';
import type { OwnPass, PassOffer } from '@laine/contract/public/prepaid.ts';
import type { Locale } from '@laine/contract/states.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { withdrawalLastDay } from '@laine/rules/money/withdrawal.ts';
import { passDays, passSeason } from '@laine/rules/price/pass.ts';
import { isBefore, later } from '@laine/rules/time/instants.ts';
import { dayText, longDateText } from '../../i18n/moments.ts';
import { purchaseOutcome } from '../shop/purchase-outcome.ts';
import { listUnpaid } from '../shop/unpaid-purchase.ts';
import { offerSaving } from './offer-saving.ts';
import { passState } from './pass-state.ts';
import type { OfferData, OwnPassData, PassesData, PassPlaces } from './passes-data.ts';

type Visit = { call: Caller; locale: Locale; now: Temporal.Instant };

/** `signed-out` for a visitor who wants a pass of their own. */
export async function loadPasses(
  { call, locale, now }: Visit,
  query: URLSearchParams,
): Promise<PassesData | 'signed-out'> {
  const [{ user }, { offers }, stations] = await Promise.all([
    call(calls.me),
    call(calls.passOffers),
    listPlaces(call),
  ]);
  const withdrawId = query.get('withdraw');
  const isBack = query.has('paid');
  if (!user && (isBack || withdrawId !== null || query.has('receipt'))) return 'signed-out';
  const { passes, lapsedAt } = user ? await call(calls.myPasses) : { passes: [], lapsedAt: null };
  const outcome = purchaseOutcome({ newest: passes[0], lapsedAt, isBack }, now);
  const unpaid = listUnpaid(passes, outcome === 'waiting', (pass) => formatMoney(pass.priceInCents, locale));
  return {
    viewer: user && { id: user.id, email: user.email },
    offers: offers
      .filter((offer) => isOpenSomewhere(stationsOf(offer, stations)))
      .map((offer) => offerData(offer, stations, locale, now)),
    passes: passes.flatMap((pass) => ownPassData(pass, stations, locale, now)),
    unpaid: unpaid.map(({ purchase, ...page }) => ({ ...page, name: purchase.name })),
    outcome,
    now: now.toString(),
    chosenId: query.get('offer'),
    withdrawId,
  };
}

type Place = Pick<Station, 'id' | 'name' | 'country' | 'pricePerHourInCents' | 'status'>;

/** Without their names a pass can still be bought. */
async function listPlaces(call: Caller): Promise<Place[]> {
  try {
    return (await listStations(call, ['name', 'country', 'pricePerHourInCents', 'status'])).stations;
  } catch {
    return [];
  }
}

function offerData(offer: PassOffer, stations: Place[], locale: Locale, now: Temporal.Instant): OfferData {
  const { id, name, country, priceInCents, firstDay, lastDay } = offer;
  const days = { country, firstDay: Temporal.PlainDate.from(firstDay), lastDay: Temporal.PlainDate.from(lastDay) };
  const startOf = (startsAtOnce: boolean) => {
    const season = passSeason(days, now, startsAtOnce);
    if (!isBefore(season.startsAt, season.endsAt)) return null;
    return dayText(passDays({ ...season, country }).firstDay.toString(), locale);
  };
  const saving = offerSaving(priceInCents, stationsOf(offer, stations));
  return {
    id,
    name,
    ...placesOf(offer, stations, locale),
    firstDay: dayText(firstDay, locale),
    lastDay: dayText(lastDay, locale),
    price: formatMoney(priceInCents, locale),
    saving: saving && {
      least: formatMoney(saving.leastInCents, locale),
      most: formatMoney(saving.mostInCents, locale),
      paysOffAfter: saving.paysOffAfter,
    },
    startsOn: { atOnce: startOf(true) ?? dayText(firstDay, locale), later: startOf(false) },
  };
}

function ownPassData(pass: OwnPass, stations: Place[], locale: Locale, now: Temporal.Instant): OwnPassData[] {
  // A payment that was heard of while this page loaded is a moment younger than the page.
  const seenAt = pass.boughtAt === null ? now : later(now, Temporal.Instant.from(pass.boughtAt));
  const state = passState(pass, seenAt);
  const { id, name, country, startsAt, endsAt, boughtAt, withdrawableUntil, usedHours, savedInCents } = pass;
  if (state === null || country === null || startsAt === null || endsAt === null) return [];
  const { firstDay, lastDay } = passDays({
    startsAt: Temporal.Instant.from(startsAt),
    endsAt: Temporal.Instant.from(endsAt),
    country,
  });
  const until = withdrawableUntil === null ? null : withdrawalLastDay(Temporal.Instant.from(withdrawableUntil));
  return [
    {
      id,
      name,
      state,
      ...placesOf({ ...pass, country }, stations, locale),
      firstDay: dayText(firstDay.toString(), locale),
      lastDay: dayText(lastDay.toString(), locale),
      boughtOn: boughtAt === null ? '' : longDateText(boughtAt, 'UTC', locale),
      usedHours,
      saved: formatMoney(savedInCents, locale),
      withdrawUntil: until && dayText(until.toString(), locale),
      transfers: pass.transfers,
      receipts: pass.receipts,
    },
  ];
}

type Bound = { country: string; stationIds: string[] };

const stationsOf = ({ country, stationIds }: Bound, stations: Place[]): Place[] =>
  stations.filter((station) => (stationIds.length > 0 ? stationIds.includes(station.id) : station.country === country));

/** Nobody should pay for a pass that no station takes now. Where we know of none, it is sold before the first opens. */
const isOpenSomewhere = (stations: Place[]) =>
  stations.length === 0 || stations.some(({ status }) => status === 'active');

function placesOf(bound: Bound, stations: Place[], locale: Locale): PassPlaces {
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'region' });
  return {
    country: names.of(bound.country) ?? bound.country,
    isWholeCountry: bound.stationIds.length === 0,
    stationNames: stationsOf(bound, stations).map(({ name }) => name),
  };
}
