import type { StatementLine } from '@laine/contract/statement-line.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The lines of a month, in the words of the printed statement. */
export const statementWords: Readonly<Record<StatementLine, MessageDescriptor>> = {
  rentals: msg({ message: 'Rentals', comment: 'Line of a monthly statement' }),
  extensions: msg({ message: 'Extensions', comment: 'Line of a monthly statement' }),
  overtime: msg({ message: 'Overtime', comment: 'What money was for' }),
  'no-shows': msg({ message: 'Pass hours charged after all', comment: 'Line of a monthly statement' }),
  'gift-cards': msg({ message: 'Rentals paid with gift cards', comment: 'Line of a monthly statement' }),
  passes: msg({ message: 'Hours covered by passes', comment: 'Line of a monthly statement' }),
  refunds: msg({ message: 'Refunds', comment: 'Line of a monthly statement' }),
  disputes: msg({ message: 'Payments taken back by banks', comment: 'Line of a monthly statement' }),
  fees: msg({ message: 'Fees of the payment provider', comment: 'Line of a monthly statement' }),
  compensation: msg({ message: 'Compensation for damage', comment: 'Line of a monthly statement' }),
};
