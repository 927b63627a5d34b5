import { accountCalls } from '@laine/contract/public/account-calls.ts';
import type { UnsubscribeWish } from './unsubscribe-data.ts';

/** What the address asks for, as the call would read it. */
export function readUnsubscribeWish(query: URLSearchParams): UnsubscribeWish | null {
  const read = accountCalls.unsubscribe.query.safeParse(Object.fromEntries(query));
  return read.success ? read.data : null;
}
