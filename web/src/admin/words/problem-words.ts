import type { ProblemKind } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const problemWords: Readonly<Record<ProblemKind, MessageDescriptor>> = {
  'damaged-board': msg({ message: 'Damaged board', comment: 'What a renter reported' }),
  'damaged-paddle': msg({ message: 'Damaged paddle', comment: 'What a renter reported' }),
  'damaged-vest': msg({ message: 'Damaged vest', comment: 'What a renter reported' }),
  'missing-item': msg({ message: 'Something is missing', comment: 'What a renter reported' }),
  'door-does-not-open': msg({ message: 'Door does not open', comment: 'What a renter reported' }),
  'door-does-not-close': msg({ message: 'Door does not close', comment: 'What a renter reported' }),
  'cannot-return': msg({ message: 'Cannot bring the board back', comment: 'What a renter reported' }),
  'board-not-recognised': msg({ message: 'Board is not recognised', comment: 'What a renter reported' }),
  unsafe: msg({ message: 'Unsafe', comment: 'What a renter reported' }),
  dirty: msg({ message: 'Dirty', comment: 'What a renter reported' }),
  other: msg({ message: 'Something else', comment: 'What a renter reported' }),
};
