import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import type { DebtsData } from './debts-data.ts';

/** Answers null when nobody is signed in. */
export async function loadDebts(call: Caller): Promise<DebtsData | null> {
  try {
    return (await call(calls.myDebts)).debts;
  } catch (error) {
    if (declinedStatus(error) === 401) return null;
    throw error;
  }
}
