import type { CallAnswer } from '@laine/contract/call.ts';
import type { callOutCalls } from '@laine/contract/public/call-out-calls.ts';

export type AlertData = CallAnswer<typeof callOutCalls.callOut>;
export type MissingData = NonNullable<AlertData['missing']>;
