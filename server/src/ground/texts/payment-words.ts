import type { DebtReason } from '@laine/contract/states.ts';
import { defineTexts } from './define-texts.ts';

/** Texts of the payment page and the calendar. */
export const paymentWords = defineTexts('payment', {
  startingFee: 'Starting fee',
  rental: 'SUP board rental for {minutes} minutes',
  /** The rest to pay if a pass or a gift card covers a part. */
  restOfRental: 'SUP board rental for {minutes} minutes, after pass and gift card',
  /** At most three. */
  boardCount: '{count, plural, one {# board} other {# boards}}',
  /** While somebody pays; afterwards others may have it. */
  heldUntil: 'We hold this for you until {time}; after that others can book it.',
  giftCard: 'Gift card',
  pass: 'Seasonal pass: {name}',
  /** With the maximum of each charge, in euros; a card saved without a booking has no sums. `none` where there is none. */
  cardAgreement:
    'By paying you agree that {brand} saves this payment method and charges it later without asking again: for overtime{overtime, select, none {} other {, at most {overtime},}} once the boards are back; for damage or loss{damage, select, none {} other {, at most {damage} a board,}} 7 days after we have told you what and why; and for an extension that you ask for. You can object to overtime and damage on the booking page; then our team looks into it.',
  /** After how long the boards are held, when a booking is paid. */
  noWithdrawal:
    'By law a booking for a fixed time has no right of withdrawal; our own rule for cancelling is in the terms and conditions.',
  /** For an hour that the saved card didn't pay. */
  extension: 'One hour longer',
  /** The purpose of an open payment. */
  debt: {
    overtime: 'Overtime',
    compensation: 'Damage or loss',
    'late-cancellation': 'Pass: hour not used or cancelled too late',
    dispute: 'A payment that your bank took back',
  } as const satisfies Record<DebtReason, string>,
  calendarTitle: 'SUP board rental – {brand}',
  boards: 'Boards',
  bookingPage: 'Your booking and door codes',
});
