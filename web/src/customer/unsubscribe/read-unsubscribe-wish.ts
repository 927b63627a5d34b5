import { accountCalls } from '@laine/contract/public/account-calls.ts';
import type { UnsubscribeWish } from './unsubscribe-data.ts';

/** The address's wish, parsed by the call's schema. */
export function readUnsubscribeWish(query: URLSearchParams): UnsubscribeWish | null {
  const read = accountCalls.unsubscribe.query.safeParse(Object.fromEntries(query));
  return read.success ? read.data : null;
}
