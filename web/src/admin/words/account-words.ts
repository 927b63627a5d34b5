import type { AccountStatus, LoginMethod } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const accountStatusWords: Readonly<Record<AccountStatus, MessageDescriptor>> = {
  active: msg({ message: 'Active', comment: 'State of an account' }),
  deactivated: msg({ message: 'Being deleted', comment: 'State of an account whose owner asked for its deletion' }),
  suspended: msg({ message: 'Suspended', comment: 'State of an account that may not book' }),
  banned: msg({ message: 'Banned', comment: 'State of an account that cannot sign in' }),
  removed: msg({ message: 'Removed', comment: 'State of an account whose personal data is gone' }),
};

export const loginMethodWords: Readonly<Record<LoginMethod, MessageDescriptor>> = {
  email: msg({ message: 'Code by e-mail', comment: 'How somebody signed in' }),
  google: msg({ message: 'Google', comment: 'How somebody signed in' }),
  facebook: msg({ message: 'Facebook', comment: 'How somebody signed in' }),
  passkey: msg({ message: 'Passkey', comment: 'How somebody signed in' }),
  'recovery-code': msg({ message: 'Recovery code', comment: 'How somebody signed in' }),
  password: msg({ message: 'Password', comment: 'How somebody signed in' }),
};
