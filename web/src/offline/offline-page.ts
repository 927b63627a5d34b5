import { formatTag } from '@laine/contract/format-tag.ts';
import { isLocale } from '@laine/contract/languages.ts';
import { paths } from '@laine/contract/paths.ts';
import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import { waveMark } from '@laine/palette/wave-art.ts';
import { comeBack } from './come-back.ts';
import { productNow, type Kept } from './kept.ts';
import { offlineCss } from './offline-css.ts';
import { offlineWords } from './offline-words.ts';
import type { InsteadOfPage } from './page-or-kept.ts';

type Asked = InsteadOfPage & {
  pathname: string;
  browserNow: number;
  nonce: string;
  /** The browser's own, where nothing is kept that says another. */
  language: string;
};

/** Runs and loads nothing but its own few lines. */
export const offlinePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** No other page of ours has this policy, so that the worker knows who comes from here, also after it was stopped. */
export const TRY_AGAIN_MARK = 'same-origin';

/** The page in place of one that cannot be reached: own bookings with their codes, and from when they are. */
export function offlinePage({ pathname, browserNow, problem, kept, nonce, language }: Asked): string {
  const spoken = language.slice(0, 2);
  const locale = kept?.locale ?? (isLocale(spoken) ? spoken : 'en');
  const words = offlineWords[locale];
  const title = problem === 'slow' ? words.weak : words.title;
  const isTicket = pathname === paths.ticket();
  const asked = kept?.bookings.filter(({ id }) => isTicket || paths.booking(id) === pathname) ?? [];
  const isOne = asked.length > 0;
  const shown = isOne ? asked : (kept?.bookings ?? []);
  const [first] = shown;
  const note = first && kept ? asOf(kept, { isTicket, timeZone: first.timeZone, browserNow }) : words.none;
  const cards = shown.map((booking) => bookingCard(booking, { locale, isOne }));
  const others = isOne && kept && kept.bookings.length > 1;
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escape(first ? `${first.stationName} · ${title}` : title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${offlineCss()}</style>
<main>
<p class="brand">${mark}${escape(kept?.brandName ?? '')}</p>
<div class="note"><h1>${title}</h1><p>${escape(note)}</p></div>
${cards.join('\n')}
<p class="ways"><a href="" referrerpolicy="${TRY_AGAIN_MARK}" class="quiet">${words.again}</a>${others ? `<a href="${paths.reservations()}" class="quiet">${words.all}</a>` : ''}</p>
</main>
<script nonce="${nonce}">${comeBack}</script>
</html>
`;
}

const mark = `<svg viewBox="0 0 ${waveMark.size} ${waveMark.size}" aria-hidden="true"><path d="${waveMark.crest}"/><path d="${waveMark.water}"/></svg>`;

type Look = { locale: Kept['locale']; isOne: boolean };

function bookingCard(booking: ComingBooking, { locale, isOne }: Look): string {
  const words = offlineWords[locale];
  const { id, stationName, timeZone, start, end, phone, sessions } = booking;
  const day = formatDay(start, timeZone, locale);
  const time = `${formatTime(start, timeZone)}–${formatTime(end, timeZone)}`;
  const boards = sessions.map(
    ({ code, lockerNumber }) =>
      `<li><span class="label">${words.locker} ${lockerNumber ?? '–'}</span><span class="label">${words.code}</span><strong>${escape(code ?? '––––')}</strong></li>`,
  );
  const title = `<h2>${escape(stationName)}</h2><p class="time">${escape(day)} <b>${time}</b></p>`;
  const open = isOne ? '' : `<a href="${paths.booking(id)}" class="quiet">${words.open}</a>`;
  const call = phone === '' ? '' : `<a href="tel:${escape(phone.replaceAll(/[^+\d]/g, ''))}">${words.call}</a>`;
  return `<article>${title}<ul>${boards.join('')}</ul><p class="ways">${open}${call}</p></article>`;
}

type Reading = { isTicket: boolean; timeZone: string; browserNow: number };

/** A phone may have been without a network since yesterday. */
function asOf(kept: Kept, { isTicket, timeZone, browserNow }: Reading): string {
  const { locale, readAt } = kept;
  const day = (moment: number) =>
    new Intl.DateTimeFormat(formatTag(locale), { timeZone, day: 'numeric', month: 'long' }).format(moment);
  const readOn = day(readAt.product);
  const words = offlineWords[locale];
  const [sameDay, otherDay] = isTicket ? [words.ticketAsOf, words.ticketAsOfDay] : [words.asOf, words.asOfDay];
  const time = formatTime(new Date(readAt.product).toISOString(), timeZone);
  return readOn === day(productNow(kept, browserNow)) ? sameDay({ time }) : otherDay({ day: readOn, time });
}

/** With what every browser has: no polyfill reaches a worker. */
const formatTime = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(Date.parse(moment));

const formatDay = (moment: string, timeZone: string, locale: Kept['locale']): string =>
  new Intl.DateTimeFormat(formatTag(locale), { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(
    Date.parse(moment),
  );

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
