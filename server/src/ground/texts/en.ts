import { accountMailTexts } from './account-mail-texts.ts';
import { byStaffRefusals } from './by-staff-refusals.ts';
import { changedNoticeTexts } from './changed-notice-texts.ts';
import { claimMailTexts } from './claim-mail-texts.ts';
import { debtMailTexts } from './debt-mail-texts.ts';
import { kitRefusals } from './kit-refusals.ts';
import { passkeyRefusals } from './passkey-refusals.ts';
import { prepaidRefusals } from './prepaid-refusals.ts';
import { refundTexts } from './refund-texts.ts';
import { safetyRefusals } from './safety-refusals.ts';
import type { Texts } from './texts.ts';
import { troubleRefusals } from './trouble-refusals.ts';
import { webhookRefusals } from './webhook-refusals.ts';

export const en: Texts = {
  refusals: {
    malformed: 'Please check: {fields}',
    unreadable: 'We could not read what was sent',
    'not-signed-in': 'Please sign in first',
    'signed-out-by-ban': 'You were signed out because this account has been closed. Please contact us.',
    'foreign-origin': 'This request came from another website and was not carried out',
    'not-allowed': 'You are not allowed to do this',
    'scope-too-small': 'This API key may not do that: its scope is too small',
    'fresh-sign-in-needed': 'Please sign in again to do this',
    'not-found': 'Not found',
    'state-moved-on': 'This has changed in the meantime. Please look again and retry.',
    'somebody-else-signed-in': 'Somebody else has signed in here in the meantime. Please reload the page.',
    'too-large': 'This is too large to send',
    'unsupported-type': 'This kind of content is not supported',
    'too-many-requests': 'Too many requests. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
    'picture-unreadable': 'This picture cannot be read. Please take or choose another one.',
    'picture-type': 'Please choose a picture: JPEG, PNG or WebP.',
    'too-many-pictures': 'You have sent many pictures today. Please try again later or call us.',
    internal: 'Something went wrong on our side. Please try again.',
    restarting: 'We are restarting. Please try again in a moment.',
    busy: 'Very many people are here right now. Please try again in a moment.',
    maintenance:
      'We are restoring our service and cannot take this right now. Doors and codes at the stations work. Please try again later.',
    unavailable: 'We cannot be reached for a moment. Please try again shortly.',

    'address-refused': 'Failed to send code',
    'code-not-sent': 'Failed to send code',
    'too-many-codes':
      'Too many codes requested. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
    'too-many-tries': 'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
    'wrong-password': 'Wrong e-mail or password',
    'weak-password': 'Please choose a password of at least 12 characters',
    'account-banned': 'This account has been closed. Please contact us.',
    'account-deactivated': 'This account is being deleted. Sign in again to keep it.',
    'account-suspended': 'This account cannot book at the moment. Your settings say why.',
    'email-taken': 'This e-mail address already has an account',
    'provider-unavailable': 'This way of signing in is not available at the moment',

    'rehearsal-only': 'This is a rehearsal: only invited people can book or buy here.',
    'terms-not-accepted': 'Please accept the terms and conditions',
    'terms-changed': 'Our terms have changed. Please read and accept the new ones.',
    'phone-invalid': 'Please enter a phone number with its country code, for example +372 5555 5555',
    'wrong-time-zone': "You can't make reservations from different time zone!",
    'station-closed': 'Locker is currently closed',
    'station-unreachable':
      '{wish, select, booking {The station is offline right now and cannot take a booking this soon. Please choose a later start.} other {The station is out of reach right now. Please try again in a moment.}}',
    'start-in-the-past': 'The start time has passed',
    'too-far-ahead': 'You can book at most {days, plural, one {# day} other {# days}} ahead',
    'outside-opening-hours': 'The station is open from {open} to {close}',
    'closed-that-day': 'The station is closed on that day',
    'closed-at-that-time': 'The station is closed at that time. Please choose another one.',
    'past-midnight':
      'A rental ends at midnight at the latest. End this one at 24:00 and book the time after it as a second rental.',
    'too-short': 'The shortest rental is {minutes, plural, one {# minute} other {# minutes}}',
    'too-long':
      'The longest rental is{hours, plural, =0 {} one { # hour} other { # hours}}{minutes, plural, =0 {} one { # minute} other { # minutes}}',
    'closing-soon':
      'A rental here ends at {close} at the latest. From a start less than two hours before that you can rent for one hour at most',
    'too-many-boards': 'You can book at most {boards, plural, one {# board} other {# boards}}',
    'no-boards-left': 'No boards left at this time',
    'too-many-holds': 'Too many unpaid bookings today. Please try again tomorrow.',
    'too-many-held-here':
      'Others with your phone number or on your network are paying for boards at this time right now. Please try again in a few minutes.',
    'debt-unpaid': 'You have an open payment. Please pay it first.',
    'payment-disputed': 'Your bank is still looking into a payment to us. You can book again once it has decided.',
    'payment-declined': 'Your bank declined the payment',
    'payment-unavailable': 'Payments are not available right now. Please try again in a moment.',
    'not-cancellable': 'This booking can no longer be cancelled',
    'refund-too-large': 'That is more than is left of what was paid',
    'not-extendable': 'This rental cannot be extended',
    'already-extended': 'This rental has already been extended once',
    'extension-past-closing': 'A rental here ends at {close} at the latest: one more hour would go past it',
    'extension-no-boards': 'The next booking needs the board, so there is no hour left to add',
    'called-ashore': 'Everybody is being called ashore right now, so there is no time to add',
    'not-collected': 'The board has not been collected yet',
    'not-returned': 'The board is not back in its locker yet. It has to be returned at the station first.',
    'too-early-to-open': 'The door opens from 10 minutes before the start',
    'rental-over': 'This rental is over',
    'ticket-not-found': 'This ticket is no longer valid',
    'ticket-taken-back': 'Whoever sent it to you took it back. The code no longer opens the locker.',
    'ticket-cancelled': 'The booking of this board was cancelled. The code no longer opens the locker.',
    'ticket-board-back': 'The board is back. See you on the next wave.',
    'ticket-time-over': 'Its time is over, and the code no longer works.',
    'ticket-not-shareable': 'This ticket can no longer be shared',
    'ticket-collected': 'This board is out already, so its ticket stays with whoever has it',
    'already-paid': 'This has already been paid',
    'receipt-exchanged': 'This receipt has already been exchanged, or some of its money was given back.',
    'iban-invalid':
      'This is not an account number (IBAN) of a country to which we can transfer euros. Please check it.',
    'signature-invalid': 'The signature is not valid',

    ...prepaidRefusals.en,
    'review-not-earned': 'You can review a rental once it has ended',
    'review-written-already': 'You have already reviewed this rental',
    'last-admin': 'This is the only admin account. Make somebody else an admin first.',
    'card-needed': 'This card is still needed for a rental. You can replace it with another one.',
    'own-account': 'You cannot do this to your own account',

    ...troubleRefusals.en,
    ...byStaffRefusals.en,
    ...safetyRefusals.en,
    ...kitRefusals.en,

    'station-id-taken': 'A station with this id already exists',
    'station-data-invalid': 'Please check the station data: {fields}',
    'locker-in-use': 'This locker is in use',
    'item-needed':
      'A paid booking would be left without a complete locker. Set the thing aside first: that shows whom it touches.',
    'closure-over': 'This closure would already be over',
    'door-code-taken': 'This door code is in use at the station',
    'door-code-guessable': 'This door code is too easy to guess. Please choose another one.',
    'no-door-code-left': 'The station has no free door codes',
    'session-overlaps': 'This locker is taken at that time',
    'move-not-allowed': 'This change is not possible in the present state',
    'country-for-admins': 'Only an admin can change the country of a station, because it decides the VAT',
    ...webhookRefusals.en,
    ...passkeyRefusals.en,
    'exec-switched-off': 'This station does not accept commands',
    'no-tag-seen': 'No tag was held to the reader. Please try again and hold it there for a moment.',
    'station-fault': 'The station’s hardware did not answer as expected. Please try again.',
  },
  fieldNames: {
    email: 'e-mail address',
    code: 'code',
    phone: 'phone number',
    name: 'name',
    surname: 'surname',
    country: 'country',
    postalCode: 'postal code',
    stars: 'stars',
    text: 'text',
    count: 'number of boards',
    start: 'start',
    end: 'end',
  },
  loginCodeMail: {
    subject: 'Your {brand} sign-in code',
    greeting: 'Your code to sign in',
    intro: 'Enter this code on the sign-in page:',
    expiry: 'It works for {minutes, plural, one {# minute} other {# minutes}} and only once.',
    ignore: 'If you did not ask for it, you can ignore this message.',
  },
  ownerMail: {
    subject: 'You now run {station} on {brand}',
    title: '{station} is in your hands',
    intro: 'You can now see its bookings and lockers, open doors and change its details.',
    'sign-in': 'Sign in with this e-mail address ({email}): we send you a code, no password is needed.',
    button: 'Open my station',
    ignore: 'If you did not expect this, please tell us at the contact address below.',
  },
  accountMails: accountMailTexts.en,
  notices: {
    sms: {
      ...changedNoticeTexts.en.sms,
      ...refundTexts.en.sms,
      confirmed:
        '{brand}: door code {code}, locker {locker}. {station}, {date}, {times}. It works from 10 minutes before.',
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
    },
    mail: {
      ...changedNoticeTexts.en.mail,
      ...refundTexts.en.mail,
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
      ...debtMailTexts.en,
      ...claimMailTexts.en,

      'review-request-subject': 'How was it at {station} on {day}?',
      'review-request-title': 'How was it?',
      'review-request-intro':
        'Thank you for paddling with us at {station}. A few words and some stars help others to choose, and us to get better.',
      'review-request-button': 'Write a review',
      'review-request-note':
        'We publish what people write after a look by our staff, with the given name, the station and the month. We refuse only insults, personal data, advertising, what is unlawful and what is not about the rental.',
      unsubscribe: 'No more mails like this one',
    },
  },
};
