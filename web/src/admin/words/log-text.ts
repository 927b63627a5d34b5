import type { LogTitle } from '@laine/contract/log-title.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type PlainTitle = Exclude<LogTitle, `${string}: ${string}`>;

const words: Readonly<Record<PlainTitle, MessageDescriptor>> = {
  'program-started': msg({ message: 'Station program started', comment: 'What a station wrote down' }),
  'door-opened': msg({ message: 'Door opened', comment: 'What a station wrote down' }),
  'door-closed': msg({ message: 'Door closed', comment: 'What a station wrote down' }),
  'session-started': msg({ message: 'Board collected', comment: 'What a station wrote down' }),
  'session-finished': msg({ message: 'Board returned', comment: 'What a station wrote down' }),
  'door-jammed': msg({ message: 'Door jammed', comment: 'What a station wrote down' }),
  'locker-disabled': msg({ message: 'Locker out of service', comment: 'What a station wrote down' }),
  'return-questioned': msg({ message: 'Return in question', comment: 'What a station wrote down' }),
  'return-withdrawn': msg({ message: 'Return in question withdrawn', comment: 'What a station wrote down' }),
  'session-moved': msg`Rental moved to another locker`,
  'session-reopened': msg({ message: 'Board taken out again', comment: 'What a station wrote down' }),
  'door-left-open': msg({ message: 'Door left open', comment: 'What a station wrote down' }),
  'keypad-locked': msg({ message: 'Keypad locked', comment: 'What a station wrote down' }),
  'keypad-guarded': msg({ message: 'Keypad asks for the phone number too', comment: 'What a station wrote down' }),
  'staff-acted': msg({ message: 'Staff at the screen', comment: 'What a station wrote down' }),
  updated: msg({ message: 'Station program updated', comment: 'What a station wrote down' }),
  'door-asked-for-by-renter': msg({
    message: 'Renter asked for the door on their phone',
    comment: 'What a station wrote down',
  }),
  'problem-reported': msg({ message: 'Problem reported', comment: 'What a station wrote down' }),
  'problem-remedied': msg({ message: 'Remedy chosen', comment: 'What a station wrote down' }),
  'problem-resolved': msg({ message: 'Problem dealt with', comment: 'What a station wrote down' }),
  'broadcast-sent': msg({ message: 'Message to everybody sent', comment: 'What a station wrote down' }),
  'visit-ended': msg({ message: 'Visit ended', comment: 'What a station wrote down' }),
  'owner could not be written to': msg({
    message: 'Owner could not be written to',
    comment: 'What a station wrote down',
  }),
  'webhook delivered': msg({ message: 'Webhook delivered', comment: 'What a station wrote down' }),
  'webhook not delivered': msg({ message: 'Webhook not delivered', comment: 'What a station wrote down' }),
};

const FAULT = msg({ message: 'Fault', comment: 'What a station wrote down; the fault follows' });
const NOT_APPLIED = msg({
  message: 'Not applied',
  comment: 'What a station wrote down and we could not use; it follows',
});
const RECEIVED = msg({ message: 'Webhook received', comment: 'What a station wrote down; the kind follows' });

const prefixes: readonly [string, MessageDescriptor][] = [
  ['fault: ', FAULT],
  ['not applied: ', NOT_APPLIED],
  ['webhook received: ', RECEIVED],
];

/** The words of a log line. A program's own name for something stays unchanged. */
export function logText(title: LogTitle, i18n: I18n): string {
  const plain = Object.hasOwn(words, title) ? words[title as PlainTitle] : undefined;
  if (plain) return i18n._(plain);
  const [prefix, word] = prefixes.find(([start]) => title.startsWith(start)) ?? ['', undefined];
  return word ? `${i18n._(word)}: ${title.slice(prefix.length)}` : title;
}
