import { defineTexts } from './define-texts.ts';

/**
 * Texts of notices. SMS texts in Latin letters keep to the GSM-7 alphabet, so that a code fits into one segment: it has
 * neither õ nor á, í, ó, ú, ç, ê, nor typographic dashes and apostrophes. A word that needs one is replaced by another
 * word. Russian has 70 characters to a segment, so its texts are the shortest.
 */
export const smsNoticeTexts = defineTexts('sms-notice', {
  changed: '{brand}: your booking has changed. {station}, {date}, {times}. Locker {locker}, code {code}.',
  'changed-many': '{brand}: your booking has changed. {station}, {date}, {times}. Codes by locker {codes}.',
  'new-code': '{brand}: your new door code is {code}, locker {locker}. {station}, {date}, {times}.',
  'new-code-many': '{brand}: you have a new door code. Codes by locker {codes}. {station}, {date}, {times}.',
  'refund-card': '{refund} goes back to your card.',
  'refund-at-bank': '{refund} waits until your bank has decided about your payment.',
  'refund-gift-card': '{refund} goes back to your gift card.',
  'refund-buyer': '{refund} goes to the buyer of the gift card, who withdrew from it.',
  confirmed: '{brand}: door code {code}, locker {locker}. {station}, {date}, {times}. It works from 10 minutes before.',
  'confirmed-many':
    '{brand}: door codes by locker {codes}. {station}, {date}, {times}. They work from 10 minutes before.',
  reminder: '{brand}: your board waits at {station} from {start} to {end}. Locker {locker}, code {code}.',
  'reminder-many': '{brand}: your boards wait at {station}, {times}. Codes by locker {codes}.',
  'of-locker': 'locker {lockers}',
  'reminder-refund': 'Cancel before {deadline} for {percent}% of your money back.',
  'ending-soon':
    '{brand}: {minutes, plural, one {# minute} other {# minutes}} left, your rental ends at {end}. Head back to {station}, or stay an hour longer: {link}',
  'ending-for-good':
    '{brand}: your rental ends in {minutes, plural, one {# minute} other {# minutes}}, at {end}. Please head back to {station}.',
  'extension-link':
    '{brand}: your card was declined for the extra hour. Pay {price} by {until} and it is yours: {link}',
  'hour-added': '{brand}: your extra hour is paid. Your rental at {station} now ends at {end}.',
  'time-is-up': '{brand}: your time ended at {end}. Please bring your board back to {station} now: {link}',
  'time-is-up-full-hours':
    '{brand}: time is up ({end}). Please come back now. From {from} each full hour costs {price} per board: {link}',
  'time-is-up-begun-hours':
    '{brand}: time is up ({end}). Please come back now. From {from} each hour begun costs {price} per board: {link}',
  'door-left-open':
    '{brand}: the door of locker {locker} at {station} is still open. Please close it firmly. It does not close? {link}',
  'not-back':
    '{brand}: are you all right? Your board was due at {end}. In danger call 112. Otherwise press here: {link}',
  'not-found':
    '{brand}: your board is not in locker {locker}, so your time runs on. Please bring it back or call us: {link}',
  'not-ready':
    '{brand}: sorry, your board at {station} may not be free at {start}. Wait there, or get its price back: {link}',
  cancelled: '{brand}: your booking at {station}, {date}, {times}, is cancelled.',
  'cancelled-by-us': '{brand}: we are sorry, we had to cancel your booking at {station}, {date}, {times}.',
  refund: 'You get {refund} back.',
  'no-refund': 'This close to the start there is no refund.',
  'cancel-asked':
    '{brand}: we are cancelling {station}, {date}, {times}. The station is out of reach; we confirm as soon as it answers.',
  'cancel-undone':
    '{brand}: your board ({station}) was collected, so the cancellation has no effect: no refund. Not you? {link}',
  'boards-cancelled':
    '{brand}: {count, plural, one {1 board} other {# boards}} cancelled ({station}, {date}, {times}), {left} left.',
  'board-cancel-asked':
    '{brand}: we are cancelling boards at {station}, {date}, {times}. The station is out of reach; we confirm as soon as it answers.',
  'board-cancel-undone':
    '{brand}: a board that you cancelled ({station}) was collected, so it counts: no refund for it. Not you? {link}',
  'too-late': '{brand}: your payment came too late and no board was left at {station}. You get {refund} back.',
  'debt-due': '{brand}: we could not charge {sum} to your card. Please pay by {until}: {link}',
  'debt-dispute': '{brand}: your bank took back a payment to us. Please pay {sum} by {until}: {link}',
  'debt-reminder': '{brand}: a reminder: {sum} is still open. Please pay by {until}: {link}',
  'debt-overdue': '{brand}: {sum} was due by {until} and is still open. Please pay now: {link}',
  'claim-made':
    '{brand}: something was missing or broken after your rental. We ask {sum} for it. {until, select, none {Please answer} other {Please answer by {until}}}: {link}',
});
