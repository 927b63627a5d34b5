import type { LedgerPurpose } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const moneyWords: Readonly<Record<LedgerPurpose, MessageDescriptor>> = {
  rental: msg({ message: 'Rental', comment: 'What money was for' }),
  overtime: msg({ message: 'Overtime', comment: 'What money was for' }),
  extension: msg({ message: 'One more hour', comment: 'What money was for' }),
  compensation: msg({ message: 'Compensation', comment: 'What money was for' }),
  'late-cancellation': msg({ message: 'Pass hour not used or cancelled too late', comment: 'What money was for' }),
  pass: msg({ message: 'Seasonal pass', comment: 'What money was for' }),
  'gift-card': msg({ message: 'Gift card', comment: 'What money was for' }),
  cancellation: msg({ message: 'Refund after a cancellation', comment: 'What money was for' }),
  'operator-fault': msg({ message: 'Refund for something on our side', comment: 'What money was for' }),
  'lost-hold': msg({ message: 'Refund of a payment that came too late', comment: 'What money was for' }),
  goodwill: msg({ message: 'Goodwill', comment: 'What money was for' }),
  withdrawal: msg({ message: 'Withdrawal', comment: 'What money was for' }),
  objection: msg({ message: 'Refund of a dropped charge', comment: 'What money was for' }),
  'pass-ended': msg({ message: 'Refund of a pass', comment: 'What money was for' }),
  'made-at-provider': msg({ message: 'Refund made at the payment provider', comment: 'What money was for' }),
  dispute: msg({ message: 'Dispute at the bank', comment: 'What money was for' }),
};
