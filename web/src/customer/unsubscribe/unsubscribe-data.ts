import type { CallInput } from '@laine/contract/call.ts';
import type { accountCalls } from '@laine/contract/public/account-calls.ts';
import type { User } from '@laine/contract/public/entities.ts';

export type UnsubscribeWish = CallInput<typeof accountCalls.unsubscribe>;

export type UnsubscribeData = {
  /** Null when the address lacks something or names no such mail. */
  wish: UnsubscribeWish | null;
  /** The signed-in person, who may not be the mail's recipient. */
  user: User | null;
};
