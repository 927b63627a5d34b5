import type { DebtReason } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const debtReasonWords: Record<DebtReason, MessageDescriptor> = {
  overtime: msg({ message: 'Overtime', comment: 'What a debt is for: boards that were back late, or not at all' }),
  compensation: msg({ message: 'Damage or loss', comment: 'What a debt is for' }),
  dispute: msg({ message: 'A payment that your bank took back', comment: 'What a debt is for' }),
  'late-cancellation': msg({
    message: 'Pass hour not used or cancelled too late',
    comment: 'What a debt is for: an hour that the seasonal pass would have covered was not used',
  }),
};
