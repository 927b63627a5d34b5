import type { OwnData } from '@laine/contract/public/own-data.ts';
import type {
  ClaimStatus,
  DebtReason,
  DebtStatus,
  GiftCardStatus,
  LedgerKind,
  LedgerPurpose,
  Means,
  OvertimeAnswer,
  PassStatus,
} from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const overtime = msg({ message: 'Overtime', comment: 'What money was for: a board that came back late' });
const extension = msg({ message: 'An extra hour', comment: 'What money was for' });
const compensation = msg({ message: 'Damage or loss', comment: 'What money was for' });
const lateCancellation = msg({ message: 'Pass hour not used or cancelled too late', comment: 'What money was for' });
const dispute = msg({ message: 'Payment disputed at the bank', comment: 'What money was given back for' });

export const debtReasonWords: Record<DebtReason, MessageDescriptor> = {
  overtime,
  compensation,
  'late-cancellation': lateCancellation,
  dispute,
};

export const purposeWords: Record<LedgerPurpose, MessageDescriptor> = {
  ...debtReasonWords,
  extension,
  rental: msg({ message: 'Rental', comment: 'What money was for' }),
  pass: msg({ message: 'Seasonal pass', comment: 'What money was for' }),
  'gift-card': msg({ message: 'Gift card', comment: 'What money was for' }),
  cancellation: msg({ message: 'Cancellation', comment: 'What money was given back for' }),
  'operator-fault': msg({ message: 'Our fault', comment: 'What money was given back for' }),
  'lost-hold': msg({ message: 'Paid after the boards were given away', comment: 'What money was given back for' }),
  goodwill: msg({ message: 'Goodwill', comment: 'What money was given back for' }),
  withdrawal: msg({ message: 'Withdrawal from a purchase', comment: 'What money was given back for' }),
  objection: msg({ message: 'Charge taken back', comment: 'What money was given back for' }),
  'pass-ended': msg({ message: 'Unused days of a pass', comment: 'What money was given back for' }),
  'made-at-provider': msg({ message: 'Given back by hand', comment: 'What money was given back for' }),
};

/** Which way money went. */
export const ledgerKindWords: Record<LedgerKind, MessageDescriptor> = {
  charge: msg({ message: 'Payment', comment: 'Money that was paid' }),
  refund: msg({ message: 'Refund', comment: 'Money that was given back' }),
  dispute: msg({ message: 'Taken back by the bank', comment: 'Money that the bank gave back to a cardholder' }),
  'dispute-return': msg({ message: 'Paid again by the bank', comment: 'Money of a dispute that the cardholder lost' }),
};

export const meansWords: Record<Means, MessageDescriptor> = {
  card: msg({ message: 'Card', comment: 'What a payment was made with' }),
  'gift-card': msg({ message: 'Gift card', comment: 'What money was for' }),
  bank: msg({ message: 'Bank transfer', comment: 'What a payment was made with' }),
};

export const paymentStateWords: Record<OwnData['payments'][number]['state'], MessageDescriptor> = {
  pending: msg({ message: 'On its way', comment: 'State of a payment' }),
  succeeded: msg({ message: 'Done', comment: 'State of a payment' }),
  failed: msg({ message: 'Failed', comment: 'State of a payment or message' }),
};

export const debtStatusWords: Record<DebtStatus, MessageDescriptor> = {
  due: msg({ message: 'To be paid', comment: 'State of a debt' }),
  paid: msg({ message: 'Paid', comment: 'State of a booking' }),
  forgiven: msg({ message: 'Forgiven', comment: 'State of a debt' }),
};

export const overtimeAnswerWords: Record<OvertimeAnswer, MessageDescriptor> = {
  kept: msg({ message: 'The charge stays', comment: 'What we answered to an objection' }),
  dropped: msg({ message: 'Taken back', comment: 'What we answered to an objection' }),
};

export const claimStatusWords: Record<ClaimStatus, MessageDescriptor> = {
  draft: msg({ message: 'Being written', comment: 'State of a damage claim' }),
  proposed: msg({ message: 'Under review', comment: 'State of a damage claim' }),
  approved: msg({ message: 'Waiting for your answer', comment: 'State of a damage claim' }),
  contested: msg({ message: 'You objected', comment: 'State of a damage claim' }),
  charging: msg({ message: 'Charging your card', comment: 'State of a damage claim' }),
  charged: msg({ message: 'Charged', comment: 'State of a damage claim' }),
  owed: msg({ message: 'Your card did not pay', comment: 'State of a damage claim' }),
  dropped: msg({ message: 'Dropped', context: 'claim', comment: 'State of a damage claim' }),
};

export const passStatusWords: Record<PassStatus, MessageDescriptor> = {
  open: msg({ message: 'Not paid yet', comment: 'State of a pass or gift card' }),
  active: msg({ message: 'Valid', comment: 'State of a pass or gift card' }),
  ended: msg({ message: 'Over', comment: 'State of a pass' }),
  revoked: msg({ message: 'Ended by us', comment: 'State of a pass or gift card' }),
  lapsed: msg({ message: 'Never paid', comment: 'State of a pass or gift card that was not bought in the end' }),
  withdrawn: msg({
    message: 'Purchase withdrawn',
    comment: 'State of a pass or gift card: the buyer took the purchase back',
  }),
};

export const giftCardStatusWords: Record<GiftCardStatus, MessageDescriptor> = {
  open: passStatusWords.open,
  active: passStatusWords.active,
  revoked: passStatusWords.revoked,
  lapsed: passStatusWords.lapsed,
  withdrawn: passStatusWords.withdrawn,
};
