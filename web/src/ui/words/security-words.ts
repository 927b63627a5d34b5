import type { SecurityEventKind } from '@laine/contract/security-event-kind.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const securityWords: Readonly<Record<SecurityEventKind, MessageDescriptor>> = {
  'signed-in': msg({ message: 'Signed in', comment: 'Security record: what happened' }),
  'sign-in-failed': msg({ message: 'Sign-in failed', comment: 'Security record: what happened' }),
  'login-ended': msg({ message: 'Login ended', comment: 'Security record: what happened' }),
  refused: msg({ message: 'Turned away', comment: 'Security record: somebody asked for what they may not have' }),
  'booking-read': msg({ message: 'Read a booking', comment: 'Security record: staff looked at a customer’s booking' }),
  'key-from-new-network': msg({
    message: 'Key used from a new network',
    comment: 'Security record: an API key was used from where it had not been before',
  }),
  redacted: msg({
    message: 'Addresses emptied',
    comment: 'Security record: the network addresses of a removed person were deleted',
  }),
  'left-out': msg({
    message: 'Not written down',
    comment: 'Security record: so many events of an hour were too many to be written down',
  }),
};
