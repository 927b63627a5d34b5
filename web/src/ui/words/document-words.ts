import type { ReceiptKind } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const documentWords: Readonly<Record<ReceiptKind, MessageDescriptor>> = {
  receipt: msg({ message: 'Receipt', comment: 'Number of the paper about a payment' }),
  invoice: msg({ message: 'Invoice', comment: 'Number of the paper about a payment, for a company' }),
  'credit-note': msg({ message: 'Credit note', comment: 'Number of the paper about money given back' }),
};
