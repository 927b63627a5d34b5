import type { LogTitle } from '@laine/contract/log-title.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type FixedTitle = Exclude<LogTitle, `fault: ${string}` | `not applied: ${string}` | `webhook received: ${string}`>;

const words: Record<FixedTitle, MessageDescriptor> = {
  'program-started': msg`The station’s program started`,
  'door-opened': msg`Door opened`,
  'door-closed': msg`Door closed`,
  'session-started': msg`Board collected`,
  'session-finished': msg`Board brought back`,
  'door-jammed': msg`Door did not open`,
  'locker-disabled': msg`Locker taken out of service`,
  'return-questioned': msg`Return in question`,
  'return-withdrawn': msg`Return taken back by the renter`,
  'session-reopened': msg`Board taken again`,
  'session-moved': msg`Rental moved to another locker`,
  'door-left-open': msg`Door left open`,
  'keypad-locked': msg`Keypad locked after wrong codes`,
  'keypad-guarded': msg`Keypad asks for more after many wrong codes`,
  'staff-acted': msg`Staff at the touch screen`,
  updated: msg`The station’s program was updated`,
  'door-asked-for-by-renter': msg`Renter opened from the booking page`,
  'problem-reported': msg`Problem reported`,
  'problem-remedied': msg`Problem: the renter chose a remedy`,
  'problem-resolved': msg`Problem resolved`,
  'broadcast-sent': msg`Staff told everybody who was out or coming`,
  'visit-ended': msg`Staff visited the station`,
  'owner could not be written to': msg`An owner could not be written to`,
  'webhook delivered': msg`Webhook delivered`,
  'webhook not delivered': msg`Webhook not delivered`,
};

/** The words of a log line; a program's own words stay unchanged. */
export function logWords(title: LogTitle, i18n: I18n): string {
  if (title in words) return i18n._(words[title as FixedTitle]);
  const [kind = '', ...rest] = title.split(': ');
  const told = rest.join(': ');
  if (kind === 'fault') return i18n._(msg`Fault: ${told}`);
  if (kind === 'not applied') return i18n._(msg`Could not be applied: ${told}`);
  return i18n._(msg`Webhook received: ${told}`);
}
