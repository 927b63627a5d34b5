import type { ReasonNotToOpen } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Requirements before a station can open for bookings. */
export const reasonWords: Readonly<Record<ReasonNotToOpen, MessageDescriptor>> = {
  'no-boards-seen': msg`No locker has a board, a paddle and a vest yet that somebody or a reader has seen.`,
  'door-open': msg`A door stands open. Close it, or take a locker whose sensor is wrong out of service.`,
  'nobody-reachable': msg`Nobody who runs it has tested yet that a call for help reaches them.`,
};
