import type { CallAnswer } from '@laine/contract/call.ts';
import type { accountCalls } from '@laine/contract/public/account-calls.ts';

type Found = CallAnswer<typeof accountCalls.deletionStatus>;

/** How far the deletion with a code from Facebook is. */
export type DeletionProgress = { code: string; status: Found['status'] | 'unknown'; removedOn: string | null };

export type DeletionData = {
  isSignedIn: boolean;
  /** Null where the address names no code. */
  progress: DeletionProgress | null;
};
