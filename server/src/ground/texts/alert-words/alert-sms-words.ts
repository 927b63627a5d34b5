import type { SmsAlertKind } from '@laine/contract/alert-urgency.ts';
import { defineTexts } from '../define-texts.ts';

/** Urgent alerts, short enough for an SMS. In GSM-7 letters except in Russian, by choice of words (decision 0260). */
export const alertSmsWords = defineTexts('alert-sms', {
  'station-silent': 'station silent, renters are coming',
  'station-fault': 'hardware fault, renters are coming',
  'keypad-guarded': 'many wrong codes at the keypad',
  'staff-pin-guessed': 'wrong PINs at the staff page',
  'door-jammed': 'a door does not open',
  'door-left-open': 'a door stands open',
  'board-not-ready': 'no board for a renter who comes soon',
  'problem-unsafe': 'SAFETY: a renter says that something is unsafe',
  'replacement-asked': 'a renter waits for your yes to another board',
  'mail-silent': 'mails cannot be sent',
  'payments-silent': 'the payment provider does not answer',
  'sms-silent': 'SMS cannot be sent',
  locker: 'locker {number}',
  test: '{brand}: a test. What is urgent reaches you like this.',
} as const satisfies Record<SmsAlertKind | 'locker' | 'test', string>);
