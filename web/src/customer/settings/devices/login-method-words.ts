import type { LoginMethod } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Each completes a sentence: 'Signed in on 4 July by e-mail code'. */
export const loginMethodWords: Record<LoginMethod, MessageDescriptor> = {
  email: msg({ message: 'by e-mail code', comment: 'How somebody signed in' }),
  google: msg({ message: 'with Google', comment: 'How somebody signed in' }),
  facebook: msg({ message: 'with Facebook', comment: 'How somebody signed in' }),
  passkey: msg({ message: 'with a passkey', comment: 'How somebody signed in' }),
  'recovery-code': msg({ message: 'with a recovery code', comment: 'How somebody signed in' }),
  password: msg({ message: 'with a password', comment: 'How somebody signed in' }),
};
