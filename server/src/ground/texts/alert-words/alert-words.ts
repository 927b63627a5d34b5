import type { AlertKind } from '@laine/contract/alert-kind.ts';
import { defineTexts } from '../define-texts.ts';

/** The same words as on the staff screens, which a test compares. */
export const alertWords = defineTexts('alert', {
  'station-silent': {
    title: 'The station does not answer',
    advice: 'Look at power and network there. Boards still go out and come back; we learn of it later.',
  },
  'station-clock-off': {
    title: 'The station’s clock is wrong',
    advice: 'Set the clock of its computer, or let it set itself by the network.',
  },
  'station-fault': {
    title: 'The station’s hardware reports a fault',
    advice: 'Read in its log which part it is, then look at it at the station.',
  },
  'keypad-guarded': {
    title: 'Many wrong codes at the keypad',
    advice: 'The keypad now asks for part of the phone number as well. Look whether somebody tries codes.',
  },
  'staff-pin-guessed': {
    title: 'Wrong PINs at the station’s staff page',
    advice: 'Look who is there. After twenty wrong ones in a day the page stays closed until you set a new PIN.',
  },
  'door-jammed': {
    title: 'A door does not open',
    advice: 'Try to open it from here. If it stays shut, see that the locker is out of service.',
  },
  'locker-disabled': {
    title: 'A locker is out of service',
    advice: 'Look what is in it, then put it back into service.',
  },
  'door-left-open': {
    title: 'A door stands open',
    advice: 'If a renter opened it, they were told by SMS. If it stays open, ask somebody nearby to close it.',
  },
  'event-parked': {
    title: 'A message of the station could not be read',
    advice: 'Compare with what happened there. Its program may need an update.',
  },
  'event-time-doubted': {
    title: 'The station told of something at an impossible time',
    advice: 'We counted it in the renter’s favour. Check the station’s clock.',
  },
  'journal-gap': {
    title: 'Part of the station’s journal is missing',
    advice: 'Compare lockers and rentals with what is really there.',
  },
  'board-not-ready': {
    title: 'No board for somebody who comes soon',
    advice: 'Find another locker, or call the renter and offer another time or all the money back.',
  },
  'door-code-lost': {
    title: 'Somebody came in with a code that is another’s now',
    advice: 'The rental counts. Look who was there.',
  },
  'never-returned': {
    title: 'A board was never brought back',
    advice: 'Talk to the renter. End the rental when you know where the board is.',
  },
  'not-back': {
    title: 'Somebody is not back from the water',
    advice: 'Call the renter now. No answer and nobody in sight: call 112.',
  },
  'nobody-to-call': {
    title: 'Nobody could be called',
    advice:
      'Test your phone or e-mail on “Alerts to me”, or let somebody of the station do it. This ends once somebody can be called; a day without, and nothing new is sold.',
  },
  'return-in-question': {
    title: 'A return needs a look',
    advice: 'The renter says that the board is back, the reader does not see it. Look, and decide.',
  },
  'item-missing': {
    title: 'Something is missing after a rental',
    advice: 'Look into the locker. If it is really gone, propose a claim; if it is there, end this.',
  },
  'rental-closed-by-next': {
    title: 'A rental ended because the next one began in its locker',
    advice: 'The reader missed a return. Check tags and reader of that locker.',
  },
  'start-beats-cancellation': {
    title: 'Collected although it was cancelled',
    advice:
      'The station had not heard of the cancellation. The booking counts again. If money has gone back already, write to the customer.',
  },
  'problem-reported': {
    title: 'A renter reports a problem',
    advice: 'Read it, look at the pictures, and say what was done.',
  },
  'problem-unsafe': {
    title: 'A renter says that something is unsafe',
    advice: 'The locker is out of service. Look at it before anybody else gets it.',
  },
  'replacement-asked': {
    title: 'A renter waits for another board',
    advice:
      'The first one is still out, or nobody saw it come back. Talk to them, and agree in the booking if they may take a second one.',
  },
  'hold-stuck': {
    title: 'A payment page could not be closed',
    advice: 'The boards stay held until the payment provider answers. Nothing to do unless it lasts.',
  },
  'refund-failed': {
    title: 'A refund did not go through',
    advice: 'Look at it in Money and try again, or ask for an account number.',
  },
  'withdrawn-refund-sent': {
    title: 'Money went back that should have stayed',
    advice: 'A refund was on its way when its reason ended. Decide whether to ask for it back.',
  },
  'payment-disputed': {
    title: 'A customer disputes a payment',
    advice: 'Answer at the payment provider before the day it names, with the door’s record.',
  },
  'refund-outside': {
    title: 'A refund was made at the payment provider',
    advice: 'It is in our book now. Look whether its booking should be cancelled too.',
  },
  'fraud-warning': {
    title: 'The bank warns of a stolen card',
    advice: 'Look at the person’s other payments. Giving the money back now avoids a dispute.',
  },
  'books-differ': {
    title: 'Our book and the payment provider’s differ',
    advice: 'Compare the movement it names. It closes by itself when both agree.',
  },
  'transfer-due': {
    title: 'A refund waits for a bank transfer',
    advice: 'Transfer it to the account that the customer named, then mark it as paid.',
  },
  'receipts-unreported': {
    title: 'Receipts are not registered with the tax office',
    advice: 'A station in Spain needs VeriFactu. Connect it, or close the station.',
  },
  'overtime-objected': {
    title: 'A customer objects to overtime',
    advice: 'Look when the door closed, then keep or drop it. Nothing is charged meanwhile.',
  },
  'claim-proposed': {
    title: 'A claim waits for approval',
    advice: 'Look at note and pictures, then approve or drop it.',
  },
  'claim-contested': {
    title: 'A customer contests a claim',
    advice: 'Somebody other than its proposer decides, with a reason.',
  },
  'claim-found': {
    title: 'A customer pays for something that is found again',
    advice:
      'Look whether it is the same thing. If so, drop the claim: what was paid for it goes back. Waive what is only owed.',
  },
  'late-twice': {
    title: 'Somebody was late twice within a year',
    advice: 'Decide whether the account stays active.',
  },
  'sign-in-flood': {
    title: 'Unusually many login codes are being asked for',
    advice:
      'Somebody may be mailing strangers through us. Look at the mail provider’s figures and ask whoever runs the server.',
  },
  'sms-flood': {
    title: 'Unusually many SMS went out today',
    advice: 'Somebody may be spending our money. Look at newly made bookings and at the SMS provider’s figures.',
  },
  'mail-silent': {
    title: 'Mails cannot be sent',
    advice: 'The mail server does not answer. Ask whoever runs the server; what waits is sent once it is back.',
  },
  'payments-silent': {
    title: 'The payment provider does not answer',
    advice:
      'Nobody can book or be paid back. Look at the provider’s status page and its key; what waits goes on once it is back.',
  },
  'sms-silent': {
    title: 'SMS cannot be sent',
    advice:
      'The SMS gateway does not answer. Look at its account; until then codes go by mail and stand on the booking page.',
  },
  restored: {
    title: 'This is a restored copy',
    advice:
      'Nothing is sent or charged, and stations go on by themselves. Compare and release it with npm run release-restored on the server.',
  },
} as const satisfies Record<AlertKind, { title: string; advice: string }>);
