import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { formatTag } from '@laine/contract/format-tag.ts';
import { languages } from '@laine/contract/languages.ts';
import type { StationWithBookings } from '@laine/contract/public/entities.ts';
import type { Review } from '@laine/contract/public/review.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { LegalFacts } from '@laine/legal/legal-facts.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { firstHourInCents } from '@laine/rules/price/quote.ts';
import { hoursText } from '../../ui/station/hours-text.ts';
import { stationPrices } from '../../ui/station/station-prices.ts';
import { bookingRows } from './booking-rows.ts';
import type { HomeCardData, HomeData, ReviewCardData } from './home-data.ts';

const SHOWN_REVIEWS = 6;

type Visit = {
  call: Caller;
  locale: Locale;
  now: Temporal.Instant;
  legalFacts: LegalFacts;
  mapStyleUrl: string | null;
};

export async function loadHome({ call, locale, now, legalFacts, mapStyleUrl }: Visit): Promise<HomeData> {
  const [{ stations }, reviews] = await Promise.all([call(calls.stations), listReviews(call, locale)]);
  return {
    stations: stations.map((station) => card(station, locale, now)),
    reviews,
    lowestPrice: lowest(stations, locale),
    offersPaypal: legalFacts.paypal,
    mapStyleUrl,
  };
}

/** When the reviews cannot be read, only their section is missing, not the page. */
async function listReviews(call: Caller, locale: Locale): Promise<ReviewCardData[]> {
  try {
    const { reviews } = await call(calls.reviews);
    return reviews.slice(0, SHOWN_REVIEWS).map((review) => reviewCard(review, locale));
  } catch {
    return [];
  }
}

function reviewCard({ writtenAt, ...review }: Review, locale: Locale): ReviewCardData {
  const isForeign = review.locale !== locale;
  const month = new Intl.DateTimeFormat(formatTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    ...review,
    language: isForeign ? (languages.find((language) => language.locale === review.locale)?.name ?? null) : null,
    month: month.format(Date.parse(writtenAt)),
  };
}

function card(station: StationWithBookings, locale: Locale, now: Temporal.Instant): HomeCardData {
  const { id, name, locationText, status, latitude, longitude } = station;
  return {
    id,
    name,
    locationText,
    status,
    image: station.images[0] ?? null,
    prices: stationPrices(station, locale),
    ...hoursText(station, now, locale),
    place: { latitude, longitude },
    bookings: bookingRows(station.bookings, station.timeZone, locale),
  };
}

function lowest(stations: readonly StationWithBookings[], locale: Locale): string | null {
  const prices = stations.filter(({ status }) => status === 'active').map(firstHourInCents);
  return prices.length > 0 ? formatMoney(Math.min(...prices), locale) : null;
}
