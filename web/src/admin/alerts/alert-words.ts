import type { AlertKind } from '@laine/contract/alert-kind.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Words = {
  title: MessageDescriptor;
  /** One sentence on what to do now. */
  advice: MessageDescriptor;
};

export const alertWords: Record<AlertKind, Words> = {
  'station-silent': {
    title: msg`The station does not answer`,
    advice: msg`Look at power and network there. Boards still go out and come back; we learn of it later.`,
  },
  'station-clock-off': {
    title: msg`The station’s clock is wrong`,
    advice: msg`Set the clock of its computer, or let it set itself by the network.`,
  },
  'station-fault': {
    title: msg`The station’s hardware reports a fault`,
    advice: msg`Read in its log which part it is, then look at it at the station.`,
  },
  'keypad-guarded': {
    title: msg`Many wrong codes at the keypad`,
    advice: msg`The keypad now asks for part of the phone number as well. Look whether somebody tries codes.`,
  },
  'staff-pin-guessed': {
    title: msg`Wrong PINs at the station’s staff page`,
    advice: msg`Look who is there. After twenty wrong ones in a day the page stays closed until you set a new PIN.`,
  },
  'door-jammed': {
    title: msg`A door does not open`,
    advice: msg`Try to open it from here. If it stays shut, see that the locker is out of service.`,
  },
  'locker-disabled': {
    title: msg`A locker is out of service`,
    advice: msg`Look what is in it, then put it back into service.`,
  },
  'door-left-open': {
    title: msg`A door stands open`,
    advice: msg`If a renter opened it, they were told by SMS. If it stays open, ask somebody nearby to close it.`,
  },
  'event-parked': {
    title: msg`A message of the station could not be read`,
    advice: msg`Compare with what happened there. Its program may need an update.`,
  },
  'event-time-doubted': {
    title: msg`The station told of something at an impossible time`,
    advice: msg`We counted it in the renter’s favour. Check the station’s clock.`,
  },
  'journal-gap': {
    title: msg`Part of the station’s journal is missing`,
    advice: msg`Compare lockers and rentals with what is really there.`,
  },
  'board-not-ready': {
    title: msg`No board for somebody who comes soon`,
    advice: msg`Find another locker, or call the renter and offer another time or all the money back.`,
  },
  'door-code-lost': {
    title: msg`Somebody came in with a code that is another’s now`,
    advice: msg`The rental counts. Look who was there.`,
  },
  'never-returned': {
    title: msg`A board was never brought back`,
    advice: msg`Talk to the renter. End the rental when you know where the board is.`,
  },
  'not-back': {
    title: msg`Somebody is not back from the water`,
    advice: msg`Call the renter now. No answer and nobody in sight: call 112.`,
  },
  'nobody-to-call': {
    title: msg`Nobody could be called`,
    advice: msg`Test your phone or e-mail on “Alerts to me”, or let somebody of the station do it. This ends once somebody can be called; a day without, and nothing new is sold.`,
  },
  'return-in-question': {
    title: msg`A return needs a look`,
    advice: msg`The renter says that the board is back, the reader does not see it. Look, and decide.`,
  },
  'item-missing': {
    title: msg`Something is missing after a rental`,
    advice: msg`Look into the locker. If it is really gone, propose a claim; if it is there, end this.`,
  },
  'rental-closed-by-next': {
    title: msg`A rental ended because the next one began in its locker`,
    advice: msg`The reader missed a return. Check tags and reader of that locker.`,
  },
  'start-beats-cancellation': {
    title: msg`Collected although it was cancelled`,
    advice: msg`The station had not heard of the cancellation. The booking counts again. If money has gone back already, write to the customer.`,
  },
  'problem-reported': {
    title: msg`A renter reports a problem`,
    advice: msg`Read it, look at the pictures, and say what was done.`,
  },
  'problem-unsafe': {
    title: msg`A renter says that something is unsafe`,
    advice: msg`The locker is out of service. Look at it before anybody else gets it.`,
  },
  'replacement-asked': {
    title: msg`A renter waits for another board`,
    advice: msg`The first one is still out, or nobody saw it come back. Talk to them, and agree in the booking if they may take a second one.`,
  },
  'hold-stuck': {
    title: msg`A payment page could not be closed`,
    advice: msg`The boards stay held until the payment provider answers. Nothing to do unless it lasts.`,
  },
  'refund-failed': {
    title: msg`A refund did not go through`,
    advice: msg`Look at it in Money and try again, or ask for an account number.`,
  },
  'withdrawn-refund-sent': {
    title: msg`Money went back that should have stayed`,
    advice: msg`A refund was on its way when its reason ended. Decide whether to ask for it back.`,
  },
  'payment-disputed': {
    title: msg`A customer disputes a payment`,
    advice: msg`Answer at the payment provider before the day it names, with the door’s record.`,
  },
  'refund-outside': {
    title: msg`A refund was made at the payment provider`,
    advice: msg`It is in our book now. Look whether its booking should be cancelled too.`,
  },
  'fraud-warning': {
    title: msg`The bank warns of a stolen card`,
    advice: msg`Look at the person’s other payments. Giving the money back now avoids a dispute.`,
  },
  'books-differ': {
    title: msg`Our book and the payment provider’s differ`,
    advice: msg`Compare the movement it names. It closes by itself when both agree.`,
  },
  'transfer-due': {
    title: msg`A refund waits for a bank transfer`,
    advice: msg`Transfer it to the account that the customer named, then mark it as paid.`,
  },
  'receipts-unreported': {
    title: msg`Receipts are not registered with the tax office`,
    advice: msg`A station in Spain needs VeriFactu. Connect it, or close the station.`,
  },
  'overtime-objected': {
    title: msg`A customer objects to overtime`,
    advice: msg`Look when the door closed, then keep or drop it. Nothing is charged meanwhile.`,
  },
  'claim-proposed': {
    title: msg`A claim waits for approval`,
    advice: msg`Look at note and pictures, then approve or drop it.`,
  },
  'claim-contested': {
    title: msg`A customer contests a claim`,
    advice: msg`Somebody other than its proposer decides, with a reason.`,
  },
  'claim-found': {
    title: msg`A customer pays for something that is found again`,
    advice: msg`Look whether it is the same thing. If so, drop the claim: what was paid for it goes back. Waive what is only owed.`,
  },
  'late-twice': {
    title: msg`Somebody was late twice within a year`,
    advice: msg`Decide whether the account stays active.`,
  },
  'sign-in-flood': {
    title: msg`Unusually many login codes are being asked for`,
    advice: msg`Somebody may be mailing strangers through us. Look at the mail provider’s figures and ask whoever runs the server.`,
  },
  'sms-flood': {
    title: msg`Unusually many SMS went out today`,
    advice: msg`Somebody may be spending our money. Look at newly made bookings and at the SMS provider’s figures.`,
  },
  'mail-silent': {
    title: msg`Mails cannot be sent`,
    advice: msg`The mail server does not answer. Ask whoever runs the server; what waits is sent once it is back.`,
  },
  'payments-silent': {
    title: msg`The payment provider does not answer`,
    advice: msg`Nobody can book or be paid back. Look at the provider’s status page and its key; what waits goes on once it is back.`,
  },
  'sms-silent': {
    title: msg`SMS cannot be sent`,
    advice: msg`The SMS gateway does not answer. Look at its account; until then codes go by mail and stand on the booking page.`,
  },
  restored: {
    title: msg`This is a restored copy`,
    advice: msg`Nothing is sent or charged, and stations go on by themselves. Compare and release it with npm run release-restored on the server.`,
  },
};
