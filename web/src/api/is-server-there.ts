import { accountCalls } from '@laine/contract/public/account-calls.ts';
import { call } from './call.ts';
import { declinedStatus } from './declined-status.ts';

/** A server that declines is there too. */
export async function isServerThere(): Promise<boolean> {
  try {
    await call(accountCalls.me);
    return true;
  } catch (error) {
    return declinedStatus(error) !== undefined;
  }
}
