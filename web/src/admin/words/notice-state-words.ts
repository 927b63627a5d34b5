import type { NoticeState } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const noticeStateWords: Readonly<Record<NoticeState, MessageDescriptor>> = {
  queued: msg({ message: 'waiting', comment: 'State of a message' }),
  sent: msg({ message: 'sent', comment: 'State of a message' }),
  failed: msg({ message: 'did not arrive', comment: 'State of a message' }),
  dropped: msg({ message: 'not needed any more', comment: 'State of a message' }),
};
