import type { ClaimStatus } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const claimStatusWords: Readonly<Record<ClaimStatus, MessageDescriptor>> = {
  draft: msg({ message: 'Draft', comment: 'State of a claim that nobody has proposed' }),
  proposed: msg({ message: 'Proposed', comment: 'State of a claim that waits for an admin' }),
  approved: msg({ message: 'Sent to the customer', comment: 'State of a claim that an admin approved' }),
  contested: msg({ message: 'Contested', comment: 'State of a claim that the customer does not agree with' }),
  charging: msg({ message: 'Being charged', comment: 'State of a claim' }),
  charged: msg({ message: 'Charged', comment: 'State of a claim that was paid' }),
  owed: msg({ message: 'Owed', comment: 'State of a debt' }),
  dropped: msg({ message: 'Dropped', comment: 'State of a claim that leads to nothing' }),
};
