import type { alertMessageCalls } from '@laine/contract/admin/alert-message-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';

export type AlertMessagesData = CallAnswer<typeof alertMessageCalls.alertMessages>;
