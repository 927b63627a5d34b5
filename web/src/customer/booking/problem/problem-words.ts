import type { ProblemKind, Remedy } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const problemKindWords: Readonly<Record<ProblemKind, MessageDescriptor>> = {
  'damaged-board': msg({ message: 'Board is damaged', comment: 'A problem that a renter reports' }),
  'damaged-paddle': msg({ message: 'Paddle is damaged', comment: 'A problem that a renter reports' }),
  'damaged-vest': msg({ message: 'Life vest is damaged', comment: 'A problem that a renter reports' }),
  'missing-item': msg({ message: 'Something is missing', comment: 'A problem that a renter reports' }),
  'door-does-not-open': msg({ message: 'Door does not open', comment: 'A problem that a renter reports' }),
  'door-does-not-close': msg({ message: 'Door does not close', comment: 'A problem that a renter reports' }),
  'cannot-return': msg({ message: 'I cannot return the board', comment: 'A problem that a renter reports' }),
  'board-not-recognised': msg({
    message: 'Returned board is not recognised',
    comment: 'A problem that a renter reports: the board is in its locker, but the rental does not end',
  }),
  unsafe: msg({ message: 'Something is not safe', comment: 'A problem that a renter reports' }),
  dirty: msg({ message: 'Dirty or wet inside', comment: 'A problem that a renter reports about a locker' }),
  other: msg({ message: 'Something else', comment: 'A problem that a renter reports' }),
};

export const remedyWords: Readonly<Record<Remedy, MessageDescriptor>> = {
  'another-locker': msg({ message: 'Another locker', comment: 'What a renter chose after a problem' }),
  'money-back': msg({ message: 'Money back', comment: 'What a renter chose after a problem' }),
};
