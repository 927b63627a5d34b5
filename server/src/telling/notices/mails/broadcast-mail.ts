import { broadcastTitle, broadcastWords } from '../broadcast-words.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, helpBlock, rentalFacts } from '../mail-facts.ts';
import type { Rental } from '../rental.ts';
import { broadcastOf, isOut } from '../rental.ts';
import type { MailContext } from './mail-context.ts';

/** The same words as on the phone, for people who read mail first. */
export function broadcastMail(rental: Rental, { origin, occasion, now }: MailContext): MailContent {
  const said = broadcastOf(rental, occasion);
  if (!said) throw new Error('a message to everybody names it');
  const { locale, station, sessions } = rental;
  const title = broadcastTitle(said, locale, station.name);
  const reader = { locale, station: station.name, timeZone: station.timeZone, now };
  const words = broadcastWords(said, sessions.some(isOut) ? 'out' : 'coming', reader);
  return {
    locale,
    subject: title,
    title,
    intro: [words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)],
    facts: rentalFacts(rental),
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}
