import type { Locale } from '@laine/contract/states.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { broadcastWords, whyCancelled } from './broadcast-words.ts';
import { findRental, holdsBroadcast } from './rental-store.ts';
import type { Rental } from './rental.ts';
import { isLive, isOut } from './rental.ts';

type Reader = { locale: Locale; now: Temporal.Instant };

/** Broadcasts that still hold for a booking, in the page's language. */
export async function readBroadcastNews(db: Db, bookingId: string, { locale, now }: Reader) {
  // There is hardly ever one, and the page asks every few seconds.
  if (!(await holdsBroadcast(db, bookingId, now))) return [];
  const rental = await findRental(db, bookingId, now);
  if (!rental) return [];
  const { station, sessions, broadcasts } = rental;
  const reader = { locale, station: station.name, timeZone: station.timeZone, now };
  const part = sessions.some(isOut) ? 'out' : 'coming';
  return broadcasts
    .filter((said) => isCurrent(said, now))
    .flatMap((said) => {
      const texts =
        said.part === 'cancelled'
          ? whyCancelled({ ...rental, locale, broadcasts: [said] })
          : sessions.some(isLive)
            ? [broadcastWords(said, part, reader)]
            : [];
      return texts.map((text) => ({
        id: said.id,
        text: text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
        asksBack: asksBack(said) && part === 'out',
      }));
    });
}

/** A board of the booking is out, and staff call everybody ashore. */
export async function isAskedBack(db: Db, bookingId: string, now: Temporal.Instant): Promise<boolean> {
  if (!(await holdsBroadcast(db, bookingId, now))) return false;
  const rental = await findRental(db, bookingId, now);
  if (!rental?.sessions.some(isOut)) return false;
  return rental.broadcasts.some((said) => isCurrent(said, now) && asksBack(said));
}

type Said = Rental['broadcasts'][number];

const isCurrent = ({ until }: Said, now: Temporal.Instant) => Temporal.Instant.compare(now, until) < 0;

const asksBack = ({ part, kind }: Said) => part !== 'cancelled' && kind !== 'other';
