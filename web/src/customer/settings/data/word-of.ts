import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { documentWords } from '../../../ui/words/document-words.ts';
import { itemKindWords } from '../../../ui/words/item-kind-words.ts';
import { noticeWords } from '../../../ui/words/notice-words.ts';
import { securityWords } from '../../../ui/words/security-words.ts';
import { problemKindWords, remedyWords } from '../../booking/problem/problem-words.ts';
import { loginMethodWords } from '../devices/login-method-words.ts';
import type { Fact, MissingWord, WordList } from './described-data.ts';

const GIFT_CARD = msg({ message: 'Gift card', comment: 'What money was for' });
const email = msg`E-mail`;
const sms = msg({ message: 'SMS', comment: 'How a message was sent' });

const debtReasons = {
  overtime: msg({ message: 'Overtime', comment: 'What money was for: a board that came back late' }),
  compensation: msg({ message: 'Damage or loss', comment: 'What money was for' }),
  'late-cancellation': msg({ message: 'Pass hour not used or cancelled too late', comment: 'What money was for' }),
  dispute: msg({ message: 'Payment disputed at the bank', comment: 'What money was given back for' }),
};

const purchaseStates = {
  open: msg({ message: 'Not paid yet', comment: 'State of a pass or gift card' }),
  active: msg({ message: 'Valid', comment: 'State of a pass or gift card' }),
  revoked: msg({ message: 'Ended by us', comment: 'State of a pass or gift card' }),
  lapsed: msg({ message: 'Never paid', comment: 'State of a pass or gift card that was not bought in the end' }),
  withdrawn: msg({ message: 'Purchase withdrawn', comment: 'State of a pass or gift card: the buyer took it back' }),
};

const messageStates = {
  queued: msg({ message: 'On its way', comment: 'State of a payment' }),
  sent: msg({ message: 'Sent', comment: 'When a message was sent' }),
  failed: msg({ message: 'Failed', comment: 'State of a payment or message' }),
  dropped: msg({ message: 'Not sent, it was no longer needed', comment: 'State of a message' }),
};

const places = {
  web: msg({ message: 'On the web', comment: 'Where a customer asked for something' }),
  screen: msg({ message: 'At the station’s screen', comment: 'Where a customer asked for something' }),
};

/** Worded elsewhere, or internal names, hundreds of them, that only concern staff. */
type Unworded =
  | 'profile.locale'
  | 'consents.locale'
  | 'bookings.locale'
  | 'shares.locale'
  | 'passes.locale'
  | 'giftCards.locale'
  | 'reviews.locale'
  | 'staffActions.action'
  | 'alertMessages.kind';
type Worded = Exclude<WordList, [Unworded, string]> | MissingWord;

/** A whole record: a word that the file may have and that is not here does not compile. */
const words: Readonly<{ [List in Worded as List[0]]: Readonly<Record<List[1], MessageDescriptor>> }> = {
  'profile.role': {
    user: msg({ message: 'Customer', comment: 'Role of an account' }),
    admin: msg({ message: 'Admin', comment: 'Role of an account' }),
  },
  'profile.status': {
    active: msg({ message: 'Active', comment: 'State of an account' }),
    deactivated: msg({ message: 'Waiting for its removal', comment: 'State of an account' }),
    suspended: msg({ message: 'Booking paused', comment: 'State of an account' }),
    banned: msg({ message: 'Shut out', comment: 'State of an account' }),
    removed: msg({ message: 'Removed', comment: 'State of an account' }),
  },
  'consents.kind': {
    terms: msg`Terms and conditions`,
    privacy: msg`Privacy policy`,
    'saved-card': msg({ message: 'Card saved for later charges', comment: 'Something agreed to' }),
    'card-offered-again': msg({ message: 'Card offered again on the payment page', comment: 'Something agreed to' }),
    age: msg({ message: 'Age', comment: 'Something agreed to: old enough to rent' }),
    safety: msg({ message: 'Age and safety on the water', comment: 'Something agreed to' }),
    news: msg({ message: 'News', comment: 'Switch in the settings' }),
    'review-requests': msg({ message: 'Invitations to a review', comment: 'A kind of messages that can be ended' }),
    'pass-at-once': msg({ message: 'Seasonal pass starts at once', comment: 'Something agreed to' }),
  },
  'bookings.status': {
    open: msg({ message: 'Pending', comment: 'State of a booking: not paid yet' }),
    complete: msg({ message: 'Paid', comment: 'State of a booking' }),
    expired: msg({ message: 'Cancelled', comment: 'State of a booking or of one rented board' }),
  },
  'bookings.cancelledBy': {
    customer: msg({ message: 'You', context: 'who', comment: 'Who cancelled a booking: the reader' }),
    operator: msg({ message: 'Us', comment: 'Who cancelled a booking: the company that rents boards out' }),
    'hold-ended': msg({ message: 'Nobody, it was not paid in time', comment: 'Who cancelled a booking' }),
  },
  'sessions.status': {
    created: msg({ message: 'Available', comment: 'State of one rented board: it waits in its locker' }),
    started: msg({ message: 'Started', comment: 'State of one rented board: it has been collected' }),
    finished: msg({ message: 'Finished', comment: 'State of one rented board: it is back in its locker' }),
    cancelled: msg({ message: 'Cancelled', context: 'board', comment: 'State of one rented board' }),
  },
  'payments.kind': {
    charge: msg({ message: 'Payment', comment: 'Money that was paid' }),
    refund: msg({ message: 'Refund', comment: 'Money that was given back' }),
    dispute: msg({ message: 'Taken back by the bank', comment: 'Money that the bank gave back to a cardholder' }),
    'dispute-return': msg({ message: 'Paid again by the bank', comment: 'Money of a dispute that was lost' }),
  },
  'payments.purpose': {
    ...debtReasons,
    rental: msg({ message: 'Rental', comment: 'What money was for' }),
    extension: msg({ message: 'An extra hour', comment: 'What money was for' }),
    pass: msg({ message: 'Seasonal pass', comment: 'What money was for' }),
    'gift-card': GIFT_CARD,
    cancellation: msg({ message: 'Cancellation', comment: 'What money was given back for' }),
    'operator-fault': msg({ message: 'Our fault', comment: 'What money was given back for' }),
    'lost-hold': msg({ message: 'Paid after the boards were given away', comment: 'What money was given back for' }),
    goodwill: msg({ message: 'Goodwill', comment: 'What money was given back for' }),
    withdrawal: msg({ message: 'Withdrawal from a purchase', comment: 'What money was given back for' }),
    objection: msg({ message: 'Charge taken back', comment: 'What money was given back for' }),
    'pass-ended': msg({ message: 'Unused days of a pass', comment: 'What money was given back for' }),
    'made-at-provider': msg({ message: 'Given back by hand', comment: 'What money was given back for' }),
  },
  'payments.means': {
    card: msg({ message: 'Card', comment: 'What a payment was made with' }),
    'gift-card': GIFT_CARD,
    bank: msg({ message: 'Bank transfer', comment: 'What a payment was made with' }),
  },
  'payments.state': {
    pending: messageStates.queued,
    succeeded: msg({ message: 'Done', comment: 'State of a payment' }),
    failed: messageStates.failed,
  },
  'receipt.kind': documentWords,
  'debts.reason': debtReasons,
  'debts.status': {
    due: msg({ message: 'To be paid', comment: 'State of a debt' }),
    paid: msg({ message: 'Paid', comment: 'State of a booking' }),
    forgiven: msg({ message: 'Forgiven', comment: 'State of a debt' }),
  },
  'boards.backAt': { missing: msg({ message: 'Not back', comment: 'Of a board, where others have a time' }) },
  'overtimes.answer': {
    kept: msg({ message: 'The charge stays', comment: 'What we answered to an objection' }),
    dropped: msg({ message: 'Taken back', comment: 'What we answered to an objection' }),
  },
  'extensions.status': {
    held: purchaseStates.open,
    done: msg({ message: 'Added to the rental', comment: 'State of one more hour' }),
    lapsed: msg({ message: 'Not paid, so not added', comment: 'State of one more hour' }),
  },
  'extensions.askedFrom': {
    ...places,
    staff: msg({ message: 'By our staff', comment: 'Who asked for something in the place of a customer' }),
  },
  'claims.status': {
    draft: msg({ message: 'Being written', comment: 'State of a damage claim' }),
    proposed: msg({ message: 'Under review', comment: 'State of a damage claim' }),
    approved: msg({ message: 'Waiting for your answer', comment: 'State of a damage claim' }),
    contested: msg({ message: 'You objected', comment: 'State of a damage claim' }),
    charging: msg({ message: 'Charging your card', comment: 'State of a damage claim' }),
    charged: msg({ message: 'Charged', comment: 'State of a damage claim' }),
    owed: msg({ message: 'Your card did not pay', comment: 'State of a damage claim' }),
    dropped: msg({ message: 'Dropped', context: 'claim', comment: 'State of a damage claim' }),
  },
  'items.kind': itemKindWords,
  'problems.what': problemKindWords,
  'problems.reportedFrom': places,
  'problems.remedy': remedyWords,
  'warnings.reason': { 'late-return': msg({ message: 'Late return', comment: 'Why a warning was given' }) },
  'passes.status': { ...purchaseStates, ended: msg({ message: 'Over', comment: 'State of a pass' }) },
  'giftCards.status': purchaseStates,
  'reviews.status': {
    waiting: msg({ message: 'Waiting to be looked at', comment: 'State of a review' }),
    published: msg({ message: 'Published', comment: 'State of a review' }),
    refused: msg({ message: 'Not published', comment: 'State of a review' }),
  },
  'reviews.refusedBecause': {
    insulting: msg({ message: 'Insulting', comment: 'Why a review was not published' }),
    'personal-data': msg({ message: 'Names other people', comment: 'Why a review was not published' }),
    advertising: msg({ message: 'Advertising', comment: 'Why a review was not published' }),
    'not-about-the-rental': msg({ message: 'Not about the rental', comment: 'Why a review was not published' }),
    unlawful: msg({ message: 'Against the law', comment: 'Why a review was not published' }),
  },
  'notices.kind': noticeWords,
  'notices.channel': { email, sms },
  'notices.state': messageStates,
  'identities.provider': {
    google: msg({ message: 'Google', comment: 'How somebody signed in' }),
    facebook: msg({ message: 'Facebook', comment: 'How somebody signed in' }),
  },
  'logins.kind': {
    cookie: msg({ message: 'In a browser', comment: 'Kind of a login' }),
    bearer: msg({ message: 'By a program', comment: 'Kind of a login' }),
  },
  'logins.method': loginMethodWords,
  'logins.endedBecause': {
    'signed-out': msg({ message: 'Signed out', comment: 'Why a login ended' }),
    'ended-elsewhere': msg({ message: 'Signed out from another device', comment: 'Why a login ended' }),
    'signed-in-again': msg({ message: 'Signed in again in the same browser', comment: 'Why a login ended' }),
    'password-changed': msg({ message: 'Password changed', comment: 'Why a login ended' }),
    'role-changed': msg({ message: 'Rights changed', comment: 'Why a login ended' }),
    restricted: msg({ message: 'Account shut out', comment: 'Why a login ended' }),
    recovered: msg({ message: 'Sign-in reset by the operator', comment: 'Why a login ended' }),
    deleted: msg({ message: 'Account deleted', comment: 'Why a login ended' }),
  },
  'securityEvents.kind': securityWords,
  'alertMessages.channel': { email, sms },
  'alertMessages.pace': {
    'at-once': msg({ message: 'At once', comment: 'How soon an alert is sent' }),
    'by-day': msg({ message: 'After the quiet hours', comment: 'How soon an alert is sent' }),
    digest: msg({ message: 'Daily digest', comment: 'When the daily mail with alerts goes' }),
  },
  'alertMessages.state': messageStates,
};

/** The file's own word where there is no other. */
export const wordOf = ({ of, field, value }: Fact): MessageDescriptor | string => {
  const list = (words as Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>>)[`${of}.${field}`];
  return list?.[String(value)] ?? String(value);
};
