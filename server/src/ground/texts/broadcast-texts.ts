import type { BroadcastKind } from '@laine/contract/broadcast-kind.ts';
import { defineTexts } from './define-texts.ts';

type WrittenKind = Exclude<BroadcastKind, 'other'>;
type Needed = `${WrittenKind}-${'out' | 'coming'}`;

/**
 * Messages to everybody at a station, for phones and mails, so these texts keep to the letters of GSM-7 as well (see
 * `sms-notice-texts.ts`), apart from typographic spaces and apostrophes, which an SMS replaces. None has a door code:
 * somebody may read over a shoulder, and the booking page has the code.
 */
export const broadcastTexts = defineTexts('broadcast', {
  'storm-out':
    'STORM at {station}. Come ashore and return the board now. Your code still opens the locker. In danger call 112.',
  'storm-coming': 'storm at {station} until about {until}. Do not go out on the water before it is over.',
  'wind-out':
    'strong wind at {station}. Come ashore and return the board now. Your code still opens the locker. In danger call 112.',
  'wind-coming': 'strong wind at {station} until about {until}. Do not go out on the water before it drops.',
  'thunder-out':
    'THUNDER at {station}. Leave the water at once and return the board. Your code still opens the locker. In danger call 112.',
  'thunder-coming': 'thunder at {station} until about {until}. Stay off the water until it is over.',
  'water-out':
    'bad water at {station} (algae). Come ashore, return the board and take a shower. Your code still opens the locker.',
  'water-coming': 'bad water at {station} (algae) until about {until}. Please stay out of the water.',
  'closed-out': '{station} is closing. Please return the board now. Your code still opens the locker.',
  'closed-coming': '{station} is closed until {until}.',
  /** A moment today, or on another day. */
  'today-at': '{time}',
  'day-at': '{day}, {time}',
  /** The subject of a mail, and a closure's reason. */
  title:
    '{kind, select, storm {Storm at {station}} wind {Strong wind at {station}} thunder {Thunder at {station}} water {Bad water at {station}} closed {{station} is closed} other {News from {station}}}',
  /** The reason for a cancelled booking. */
  because:
    '{kind, select, storm {Storm: the station is closed.} wind {Strong wind: the station is closed.} thunder {Thunder: the station is closed.} water {Bad water (algae): the station is closed.} maintenance {Maintenance: the station is closed.} event {An event: the station is closed.} other {The station is closed.}}',
  /** Precedes staff's own words in a language that the person didn't choose. */
  foreign: '(Message in {language}) {words}',
} as const satisfies Record<Needed, string> & Record<string, string>);
