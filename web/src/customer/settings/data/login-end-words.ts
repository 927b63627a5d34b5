import type { LoginEnd } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const loginEndWords: Readonly<Record<LoginEnd, MessageDescriptor>> = {
  'signed-out': msg({ message: 'Signed out', comment: 'Why a login ended' }),
  'ended-elsewhere': msg({ message: 'Signed out from another device', comment: 'Why a login ended' }),
  'signed-in-again': msg({ message: 'Signed in again in the same browser', comment: 'Why a login ended' }),
  'password-changed': msg({ message: 'Password changed', comment: 'Why a login ended' }),
  'role-changed': msg({ message: 'Rights changed', comment: 'Why a login ended' }),
  restricted: msg({ message: 'Account shut out', comment: 'Why a login ended' }),
  recovered: msg({ message: 'Sign-in reset by the operator', comment: 'Why a login ended' }),
  deleted: msg({ message: 'Account deleted', comment: 'Why a login ended' }),
};
