import { claimMailTexts } from './claim-mail-texts.ts';
import { debtMailTexts } from './debt-mail-texts.ts';
import { defineTexts } from './define-texts.ts';
import { refundTexts } from './refund-texts.ts';

/** Mails about a rental, from its door code to its receipt. */
export const mailNoticeTexts = defineTexts('mail-notice', {
  'changed-subject': 'Your booking has changed: {station}, {day}, {times}',
  'changed-title': 'Your booking has changed',
  'changed-intro': 'We have changed your booking. This is how it stands now; what you paid stays the same.',
  'new-code-subject': 'You have a new door code: {station}, {day}, {times}',
  'new-code-title': 'You have a new door code',
  'new-code-intro':
    '{count, plural, one {You took a ticket back, so your board has a new door code. The old one no longer opens anything.} other {You took a ticket back, so its board has a new door code. The old one no longer opens anything; these are the codes that work now.}}',
  ...refundTexts,
  /** What the picture on top of each mail shows, for who doesn't see it. */
  picture: 'Paddle boarders on calm water in the morning sun',
  station: 'Station',
  date: 'Date',
  time: 'Time',
  boards: 'Boards',
  paid: 'Paid',
  refund: 'Refund',
  locker: 'Locker {locker}',
  directions: 'Directions',
  'open-booking': 'See your booking',
  'choose-again': 'Choose another time',
  'help-title': 'Need help with your booking?',
  help: 'Contact us on {phone} or {email}',

  'confirmed-subject': '{count, plural, one {Your door code} other {Your door codes}}: {station}, {day}, {times}',
  'confirmed-title': '{count, plural, one {Your board is booked} other {Your boards are booked}}',
  'confirmed-intro':
    '{count, plural, one {Enter this code at the station and the door opens. It works} other {Enter each code at the station and its door opens. They work}} from {from}, 10 minutes before your start.',
  'code-note':
    'During the rental the same code opens the door again. If we have to move a board to another locker, its code opens that one.',
  'late-full-hours':
    'Please be back by {end}. Up to 10 minutes late is free; after that each full hour costs {price} per board.',
  'late-begun-hours':
    'Please be back by {end}. Up to 10 minutes late is free; after that each hour begun costs {price} per board.',
  'cancel-note':
    'Plans changed? More than an hour before the start you can cancel on the booking page and get {percent} back.',
  'terms-note':
    'Attached are the terms and conditions that you accepted. By law a booking for a fixed time has no right of withdrawal; our own rule gives {percent} back if you cancel in time.',
  'safety-title': 'Before you go out',

  'not-ready-subject': 'Your board may not be ready: {station}, {day}, {times}',
  'not-ready-title': 'Your board may not be ready in time',
  'not-ready-intro':
    'We are sorry: right now a board is missing for your rental at {station} at {start}. We keep looking, and your code works as soon as a board is there.',
  'not-ready-choice':
    'If you would rather not wait, cancel on the booking page: for what is missing you get {refund} back, however close to the start. Then you can choose a later start or another station.',

  'receipt-subject': 'Your receipt: {station}, {day}',
  'receipt-title': 'Your receipt',
  'receipt-intro': 'Thank you for paddling with us at {station}.',
  'receipt-intro-unused': 'Your booking at {station} has ended.',
  'extended-subject': 'Your rental now ends at {end}: {station}, {day}',
  'extended-title': 'Your rental now ends at {end}',
  'extended-intro':
    '{count, plural, one {Your extra hour is paid. Your door code stays the same. The receipt is below.} other {Your extra hour is paid. Your door codes stay the same. The receipt is below.}}',
  'receipt-number': 'Receipt {number}',
  'receipt-without-number': 'Receipt',
  'credit-note-number': 'Credit note {number}',
  'invoice-number': 'Invoice {number}',
  'line-starting-fee': 'Starting fee',
  'line-rental': 'SUP board rental for {minutes, plural, one {# minute} other {# minutes}}',
  'line-rental-alone': 'SUP board rental',
  'line-extension': 'One hour longer',
  'line-overtime': 'Overtime',
  'line-compensation': 'Compensation',
  'line-late-cancellation': 'Late cancellation',
  'line-no-show': 'Pass: hour not used',
  'line-gift-card': 'Gift card',
  'line-pass': 'Seasonal pass',
  'line-other': 'Other charge',
  'line-refund': 'Refund',
  total: 'Total',
  vat: 'VAT {percent} included',

  'cancelled-subject': 'Booking cancelled: {station}, {day}, {times}',
  'cancelled-title': 'Your booking is cancelled',
  'cancelled-intro':
    '{count, plural, one {We have cancelled it as you asked. The door code no longer works.} other {We have cancelled it as you asked. The door codes no longer work.}}',
  'cancelled-by-us-intro': 'We are sorry that we had to cancel this booking.',
  'cancel-asked-subject': 'We are cancelling: {station}, {day}, {times}',
  'cancel-asked-title': 'We are cancelling your booking',
  'cancel-asked-intro':
    '{count, plural, one {The station is out of reach right now. Until it answers, your door code may still open the locker. We confirm the cancellation, and what you get back, as soon as the station has answered. If you use the code before that, the rental counts.} other {The station is out of reach right now. Until it answers, your door codes may still open the lockers. We confirm the cancellation, and what you get back, as soon as the station has answered. If you use a code before that, the rental counts.}}',
  'boards-cancelled-subject':
    '{count, plural, one {1 board cancelled} other {# boards cancelled}}: {station}, {day}, {times}',
  'boards-cancelled-title': '{count, plural, one {One board is cancelled} other {# boards are cancelled}}',
  'boards-cancelled-intro':
    '{left, plural, one {Your booking goes on with one board; its door code stays as it is.} other {Your booking goes on with # boards; their door codes stay as they are.}} {count, plural, one {The code of the cancelled board no longer works.} other {The codes of the cancelled boards no longer work.}}',
  'board-cancel-asked-subject': 'We are cancelling boards: {station}, {day}, {times}',
  'board-cancel-asked-title': '{count, plural, one {We are cancelling a board} other {We are cancelling # boards}}',
  'board-cancel-asked-intro':
    '{count, plural, one {The station is out of reach right now. Until it answers, the code of that board may still open its locker. We confirm the cancellation, and what you get back, as soon as the station has answered. If the code is used before that, the board counts.} other {The station is out of reach right now. Until it answers, the codes of those boards may still open their lockers. We confirm the cancellation, and what you get back, as soon as the station has answered. If a code is used before that, its board counts.}} The rest of your booking stays as it is.',
  'board-cancel-undone-subject': 'Not cancelled: a board at {station}, {day}, {times}',
  'board-cancel-undone-title': 'A board was not cancelled after all',
  'board-cancel-undone-intro':
    'The station has answered, and a board that you had cancelled was collected before it heard of that. So the board counts until {end}, and nothing is refunded for it. If it was not you who collected it, please tell us at once.',
  'cancel-undone-subject': 'Not cancelled: {station}, {day}, {times}',
  'cancel-undone-title': 'Your booking was not cancelled after all',
  'cancel-undone-intro':
    '{count, plural, one {The station has answered, and your board had been collected before it heard of the cancellation. So the rental counts until {end}, and nothing is refunded. If it was not you who collected it, please tell us at once.} other {The station has answered, and a board had been collected before it heard of the cancellation. So the rental counts until {end}, and nothing is refunded. If it was not you who collected it, please tell us at once.}}',
  'no-refund': 'There is no refund, because less than an hour was left until the start.',
  'refund-follows': 'We will write to you as soon as the refund is on its way.',
  'refunded-subject': 'Refund of {refund}: {station}, {day}',
  'refunded-title': 'Your money is on its way',
  'transferred-intro':
    'We have transferred it to the account that you gave us. It usually arrives within two working days.',
  'account-needed-subject': 'We could not refund your {refund}: give us an account',
  'account-needed-title': 'Where should your money go?',
  'account-needed-intro':
    'The bank did not take your refund: the card may have expired or been replaced. Give us the number of an account, and we transfer the money.',
  'account-needed-button': 'Enter an account',
  'account-needed-note':
    'We only use the account for this transfer. We never ask for card numbers or passwords by e-mail.',
  'too-late-subject': 'Your payment came too late: you get {refund} back',
  'too-late-title': 'Your payment came too late',
  'too-late-intro':
    'We hold boards for 10 minutes. When your payment arrived, that time was over and no board was free any more. You get everything back.',

  'late-warning-subject': 'Late return: {station}, {day}',
  'late-warning-title': 'Your board was not back in time',
  'late-warning-intro':
    'Your rental ended at {end}, and {minutes, plural, =10 {more than 10 minutes} one {# minute} other {# minutes}} later a board was still out. Others may have been waiting for it, so your account gets a warning. It holds until {until}.',
  'late-warning-next':
    'If you are late again within {years, plural, one {a year} other {# years}}, our team decides whether you can go on renting with us.',
  'late-warning-second':
    'This is your second late return within {years, plural, one {a year} other {# years}}, so our team now decides whether you can go on renting with us. Until you hear from us, nothing changes.',
  'late-warning-object':
    'Up to {grace, plural, one {# minute} other {# minutes}} late is fine, and up to 15 minutes in which the keypad was locked do not count. If you think this is wrong, please contact us: we look into it and can take the warning back.',

  'overtime-subject': 'Overtime of {sum}: {station}, {day}',
  'overtime-title': '{boards, plural, one {Your board was} other {Your boards were}} not back in time',
  'overtime-out-title': '{boards, plural, one {Your board is} other {Your boards are}} not back',
  'overtime-intro': 'Your rental ended at {end}. For the time after it we have charged {sum} to your saved card.',
  'overtime-object':
    'Up to 10 minutes late is free, and up to 15 minutes in which the keypad was locked do not count. If something is wrong, object on the booking page: a person looks into it, and until then nothing more happens.',
  'overtime-open': 'See details or object',
  'overtime-board': 'Locker {locker}, back at {back}: {hours, plural, one {# hour} other {# hours}}',
  'overtime-board-out': 'Locker {locker}, not back: {hours, plural, one {# hour} other {# hours}}',
  'overtime-answer-subject': 'Our answer to your objection: {station}, {day}',
  'overtime-kept-title': 'The overtime stays',
  'overtime-kept-intro': 'We have looked into your objection, and the overtime is right.',
  'overtime-kept-owed': 'It is still to be paid: the booking page and your open payments say by when.',
  'overtime-dropped-title': 'You were right',
  'overtime-dropped-intro':
    'We have taken the overtime back. What you have paid for it goes back the way you paid; banks usually need 5 to 10 days. If it was not paid yet, nothing is owed any more.',
  'overtime-dropped-warning': 'The warning for it is taken back as well.',
  reason: 'Reason',
  ...debtMailTexts,
  ...claimMailTexts,

  'review-request-subject': 'How was it at {station} on {day}?',
  'review-request-title': 'How was it?',
  'review-request-intro':
    'Thank you for paddling with us at {station}. A few words and some stars help others to choose, and us to get better.',
  'review-request-button': 'Write a review',
  'review-request-note':
    'We publish what people write after a look by our staff, with the given name, the station and the month. We refuse only insults, personal data, advertising, what is unlawful and what is not about the rental.',
  unsubscribe: 'No more mails like this one',
});
