import type { BroadcastPart } from '@laine/contract/broadcast-kind.ts';
import { type Locale, locales } from '@laine/contract/languages.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { labelled } from '../../ground/texts/labelled.ts';
import { broadcastText } from '../../ground/texts/texts.ts';
import type { Rental, RentalBroadcast } from './rental.ts';
import { inSms } from './sms-segments.ts';
import { shortDate, wallTime } from './wording.ts';

type Said = Pick<RentalBroadcast, 'kind' | 'words' | 'until'>;
type ToldPart = Exclude<BroadcastPart, 'cancelled'>;
type Reader = { locale: Locale; station: string; timeZone: string; now: Temporal.Instant };

/** The text for somebody on the water or on the way, in their own language. */
export function broadcastWords({ kind, words, until }: Said, part: ToldPart, reader: Reader): string {
  const { locale, station } = reader;
  if (kind === 'other') return ownWords(words, locale);
  return broadcastText(locale, `${kind}-${part}`, { station, until: untilText(until, reader) });
}

/** People on the way find their booking by the link; people on the water have no hand free for it. */
export function broadcastSms(said: Said, part: ToldPart, reader: Reader & { brand: string; link: string }): string {
  const { brand, station, link, locale } = reader;
  const sender = said.kind === 'other' ? `${brand}, ${station}` : brand;
  const text = inSms(labelled(locale, sender, broadcastWords(said, part, reader)));
  return part === 'coming' ? `${text} ${link}` : text;
}

export const broadcastTitle = ({ kind }: Pick<Said, 'kind'>, locale: Locale, station: string): string =>
  broadcastText(locale, 'title', { kind, station });

/** The reason for a cancellation: what everybody was told, or that of the closure. */
export function whyCancelled({ broadcasts, cancelledBy, closedBecause, locale }: Rental): string[] {
  const said = cancelledBy === 'operator' ? broadcasts.findLast(({ part }) => part === 'cancelled') : undefined;
  if (!said) return closedBecause ? [broadcastText(locale, 'because', { kind: closedBecause })] : [];
  const { kind, words } = said;
  return [kind === 'other' ? ownWords(words, locale) : broadcastText(locale, 'because', { kind })];
}

/** Most people read English; without an English text we use the first one. */
function ownWords(words: Said['words'], locale: Locale): string {
  const own = words[locale];
  if (own !== undefined) return own;
  const given = words.en === undefined ? locales.find((other) => words[other] !== undefined) : 'en';
  if (given === undefined) return '';
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(given) ?? given;
  return broadcastText(locale, 'foreign', { language, words: words[given] ?? '' });
}

function untilText(until: Temporal.Instant, { locale, timeZone, now }: Reader): string {
  const time = wallTime(until, timeZone);
  const day = dateIn(timeZone, until);
  return day.equals(dateIn(timeZone, now))
    ? broadcastText(locale, 'today-at', { time })
    : broadcastText(locale, 'day-at', { day: shortDate(day, locale), time });
}
