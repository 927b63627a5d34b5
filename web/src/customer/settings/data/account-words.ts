import type { AccountStatus, ConsentKind, Role } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const accountStatusWords: Record<AccountStatus, MessageDescriptor> = {
  active: msg({ message: 'Active', comment: 'State of an account' }),
  deactivated: msg({ message: 'Waiting for its removal', comment: 'State of an account' }),
  suspended: msg({ message: 'Booking paused', comment: 'State of an account' }),
  banned: msg({ message: 'Shut out', comment: 'State of an account' }),
  removed: msg({ message: 'Removed', comment: 'State of an account' }),
};

export const roleWords: Record<Role, MessageDescriptor> = {
  user: msg({ message: 'Customer', comment: 'Role of an account' }),
  admin: msg({ message: 'Admin', comment: 'Role of an account' }),
};

export const consentWords: Record<ConsentKind, MessageDescriptor> = {
  terms: msg`Terms and conditions`,
  privacy: msg`Privacy policy`,
  'saved-card': msg({ message: 'Card saved for later charges', comment: 'Something agreed to' }),
  'card-offered-again': msg({ message: 'Card offered again on the payment page', comment: 'Something agreed to' }),
  age: msg({ message: 'Age', comment: 'Something agreed to: old enough to rent' }),
  safety: msg({ message: 'Age and safety on the water', comment: 'Something agreed to' }),
  news: msg({ message: 'News', comment: 'Switch in the settings' }),
  'review-requests': msg({ message: 'Invitations to a review', comment: 'A kind of messages that can be ended' }),
  'pass-at-once': msg({ message: 'Seasonal pass starts at once', comment: 'Something agreed to' }),
};
