import type { Locale } from '@laine/contract/states.ts';
import { createTexts, type Say } from '@laine/texts/create-texts.ts';

/** The parts of a text, and the names of the values between them. */
type Compiled = readonly (string | readonly [name: string])[];

/** The worker's page loads nothing over the lost network, so it brings the catalogs of all languages. */
function speakerOf(locale: Locale): Say {
  const catalogs = import.meta.glob<Record<string, Compiled>>('../../../texts/*/offline.po', {
    eager: true,
    import: 'messages',
  });
  const messages = catalogs[`../../../texts/${locale}/offline.po`] ?? {};
  // Nothing here is counted, and the library that counts would be most of the worker.
  return (id, english, values = {}) =>
    (messages[id] ?? [english]).map((part) => (typeof part === 'string' ? part : values[part[0]])).join('');
}

/** For the service worker's page. */
export const offlineWords = createTexts(
  'offline',
  {
    title: 'No connection',
    /** Shown instead if pages take too long. */
    weak: 'Weak connection',
    /** `{time}` is when the bookings were read. */
    asOf: 'Your booking as of {time}. The code opens the locker without a network too.',
    /** The same on another day; `{day}` is such as 3 July. */
    asOfDay: 'Your booking as of {day}, {time}. The code opens the locker without a network too.',
    /** Both for a shared ticket. */
    ticketAsOf: 'Your ticket as of {time}. The code opens the locker without a network too.',
    ticketAsOfDay: 'Your ticket as of {day}, {time}. The code opens the locker without a network too.',
    none: 'We could not reach the server. Check your connection and try again.',
    code: 'Door code',
    locker: 'Locker',
    call: 'Call the station',
    again: 'Try again',
    all: 'All my bookings',
    /** Leads to one booking. Beside a door code it must not sound like opening the door. */
    open: 'See the booking',
  },
  speakerOf,
);
