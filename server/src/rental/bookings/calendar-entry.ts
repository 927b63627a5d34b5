import { paths } from '@laine/contract/paths.ts';
import { plainText } from '@laine/contract/plain-text.ts';
import type { Station } from '@laine/contract/public/entities.ts';
import type { BookingStatus, Locale } from '@laine/contract/states.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { labelled } from '../../ground/texts/labelled.ts';
import { paymentWords } from '../../ground/texts/payment-words.ts';
import { getStationOfBooking } from '../../site/stations/facts/list-stations.ts';
import { boardsOf } from '../../telling/notices/rental.ts';
import { timesOf } from '../../telling/notices/wording.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import type { BookingRow } from './booking-store.ts';
import { getVisibleBooking } from './get-booking.ts';
import { shownEndOf } from './present-booking.ts';

/** RFC 5545: lines of at most 75 octets, without the line break. */
const MAX_OCTETS = 75;

const statusOf: Record<BookingStatus, string> = { open: 'TENTATIVE', complete: 'CONFIRMED', expired: 'CANCELLED' };

/** Calendars are shared and synchronised, so the door codes aren't in the file. */
export async function calendarEntry(
  deps: Deps,
  who: Person,
  { bookingId, origin, locale }: { bookingId: string; origin: string; locale: Locale },
): Promise<string> {
  const { booking } = await getVisibleBooking(deps, who, bookingId);
  const station = await getStationOfBooking(deps, booking.stationId);
  const sessions = (await listSessionsOf(deps.db.query, bookingId)).map((session) => ({
    ...session,
    end: shownEndOf(session, booking),
  }));
  const { times } = timesOf({ ...booking, sessions, locale, station });
  const isSame =
    new Set(boardsOf({ sessions }).map(({ start, end }) => `${start.toString()}/${end.toString()}`)).size <= 1;
  return writeCalendar(booking, station, {
    boardTimes: isSame ? null : times,
    url: new URL(paths.booking(bookingId), origin),
    locale,
    brand: deps.settings.brand.name,
  });
}

type Setting = {
  /** Per board, if they differ. */
  boardTimes: string | null;
  url: URL;
  locale: Locale;
  brand: string;
};

function writeCalendar(booking: BookingRow, station: Station, { boardTimes, url, locale, brand }: Setting): string {
  const words = paymentWords[locale];
  const boards = boardTimes ?? `${booking.count}`;
  const title = [words.calendarTitle({ brand }), ...(boardTimes ? [boardTimes] : [])].join(': ');
  const about = [labelled(locale, words.boards, boards), labelled(locale, words.bookingPage, url.href)];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${booking.id}@${url.hostname}`,
    `DTSTAMP:${utc(booking.updatedAt)}`,
    `LAST-MODIFIED:${utc(booking.updatedAt)}`,
    `DTSTART:${utc(booking.start)}`,
    `DTEND:${utc(booking.end)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(`${station.name}, ${station.locationText}`)}`,
    `GEO:${station.latitude};${station.longitude}`,
    `DESCRIPTION:${escapeText(about.join('\n'))}`,
    `URL:${url.href}`,
    `STATUS:${statusOf[booking.status]}`,
    // A later state of the entry replaces the earlier one. Before we counted states, a cancelled entry had 1.
    `SEQUENCE:${booking.calendarSequence + (booking.status === 'expired' ? 1 : 0)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const utc = (instant: Temporal.Instant) =>
  instant.round({ smallestUnit: 'second', roundingMode: 'floor' }).toString().replaceAll(/[-:]/g, '');

const escapeText = (text: string) =>
  plainText(text)
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r?\n/g, String.raw`\n`);

/** Breaks a long line between characters, never inside one; the continuation starts with a space. */
function fold(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts.push((parts.pop() ?? '') + character);
    octets += size;
  }
  return parts.join('\r\n ');
}
