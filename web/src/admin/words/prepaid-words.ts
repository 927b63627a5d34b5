import type { GiftCardStatus, PassStatus } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const giftCardStatusWords: Readonly<Record<GiftCardStatus, MessageDescriptor>> = {
  open: msg({ message: 'Not paid', comment: 'State of a gift card or pass that somebody is buying' }),
  lapsed: msg({ message: 'Never paid', comment: 'State of a gift card or pass that nobody paid' }),
  active: msg({ message: 'Valid', comment: 'State of a gift card or pass' }),
  revoked: msg({ message: 'Blocked', comment: 'State of a gift card' }),
  withdrawn: msg({ message: 'Withdrawn from', comment: 'State of a gift card or pass: the buyer took it back' }),
};

export const passStatusWords: Readonly<Record<PassStatus, MessageDescriptor>> = {
  open: msg({ message: 'Not paid', comment: 'State of a gift card or pass that somebody is buying' }),
  lapsed: msg({ message: 'Never paid', comment: 'State of a gift card or pass that nobody paid' }),
  active: msg({ message: 'Valid', comment: 'State of a gift card or pass' }),
  ended: msg({ message: 'Ended', context: 'pass', comment: 'State of a pass that is over' }),
  revoked: msg({ message: 'Ended by us', comment: 'State of a pass' }),
  withdrawn: msg({ message: 'Withdrawn from', comment: 'State of a gift card or pass: the buyer took it back' }),
};
