import type { ItemAct, ItemPlace, KitKind } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const placeWords: Readonly<Record<ItemPlace, MessageDescriptor>> = {
  locker: msg({ message: 'In its locker', comment: 'Where a board, paddle or vest is kept' }),
  spare: msg({ message: 'Spare', comment: 'Where a board, paddle or vest is kept: ready to replace another' }),
  workshop: msg({ message: 'In the workshop', comment: 'Where a board, paddle or vest is kept' }),
  retired: msg({ message: 'Retired', comment: 'A board, paddle or vest that is not used any more' }),
};

export const itemActWords: Readonly<Record<Exclude<ItemAct, 'placed'>, MessageDescriptor>> = {
  created: msg({ message: 'Entered', comment: 'History of a thing: staff began to keep record of it' }),
  changed: msg({ message: 'Changed', comment: 'History of a thing: its name or tag was changed' }),
  seen: msg({ message: 'Seen in its locker', comment: 'History of a thing: staff saw it with their own eyes' }),
  cleaned: msg({ message: 'Cleaned', comment: 'History of a thing' }),
  serviced: msg({
    message: 'Serviced',
    comment: 'History of a thing: somebody looked it over and repaired what was due',
  }),
  'service-undone': msg({
    message: 'Service taken back',
    comment: 'History of a thing: staff had said by mistake that it was serviced',
  }),
  damaged: msg({ message: 'Damage noted', comment: 'History of a thing' }),
  noted: msg({ message: 'Note', comment: 'History of a thing' }),
};

export const lacksWords: Readonly<Record<KitKind, MessageDescriptor>> = {
  board: msg({ message: 'No board', comment: 'State of a locker: its board is missing or set aside' }),
  paddle: msg({ message: 'No paddle', comment: 'State of a locker: its paddle is missing or set aside' }),
  vest: msg({ message: 'No vest', comment: 'State of a locker: its life vest is missing or set aside' }),
};
