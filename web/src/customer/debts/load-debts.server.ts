import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import type { OwnClaim } from '@laine/contract/public/trouble-entities.ts';
import type { DebtsData } from './debts-data.ts';

/** Answers null when nobody is signed in. */
export async function loadDebts(call: Caller): Promise<{ debts: DebtsData; claims: OwnClaim[] } | null> {
  try {
    const [{ debts }, { claims }] = await Promise.all([call(calls.myDebts), call(calls.myClaims)]);
    return { debts, claims };
  } catch (error) {
    if (declinedStatus(error) === 401) return null;
    throw error;
  }
}
