import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import type { Review, StationWithBookings } from '@laine/contract/public/entities.ts';
import type { Locale } from '@laine/contract/states.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { bookingRows } from './booking-rows.ts';
import type { HomeData, StationCardData } from './home-data.ts';
import { hoursText } from './hours-text.ts';

export async function loadHome(call: Caller, locale: Locale): Promise<HomeData> {
  const [{ stations }, reviews] = await Promise.all([call(calls.stations), listReviews(call)]);
  return { stations: stations.map((station) => card(station, locale)), reviews, lowestPrice: lowest(stations, locale) };
}

/** When the reviews cannot be read, only their section is missing, not the page. */
async function listReviews(call: Caller): Promise<Review[]> {
  try {
    const { reviews } = await call(calls.reviews);
    return reviews;
  } catch {
    return [];
  }
}

function card(station: StationWithBookings, locale: Locale): StationCardData {
  const { id, name, locationText, status, latitude, longitude, startingFeeInCents } = station;
  return {
    id,
    name,
    locationText,
    status,
    image: station.images[0] ?? null,
    pricePerHour: formatMoney(station.pricePerHourInCents, locale),
    startingFee: startingFeeInCents > 0 ? formatMoney(startingFeeInCents, locale) : null,
    hours: hoursText(station),
    place: { latitude, longitude },
    bookings: bookingRows(station.bookings, station.timeZone, locale),
  };
}

function lowest(stations: readonly StationWithBookings[], locale: Locale): string | null {
  const prices = stations.filter(({ status }) => status === 'active').map((station) => station.pricePerHourInCents);
  return prices.length > 0 ? formatMoney(Math.min(...prices), locale) : null;
}
