import type { ItemKind } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const itemKindWords: Readonly<Record<ItemKind, MessageDescriptor>> = {
  board: msg({ message: 'Board', comment: 'A thing that is missing or broken' }),
  paddle: msg({ message: 'Paddle', comment: 'A thing that is missing or broken' }),
  vest: msg({ message: 'Life vest', comment: 'A thing that is missing or broken' }),
  other: msg({ message: 'Other equipment', comment: 'A thing that is missing or broken' }),
};
