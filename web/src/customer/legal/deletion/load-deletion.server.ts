import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import type { Locale } from '@laine/contract/states.ts';
import { declinedStatus } from '../../../api/declined-status.ts';
import { longDateText } from '../../../i18n/moments.ts';
import type { DeletionData, DeletionProgress } from './deletion-data.ts';

/** Longer than any code of ours: it is not worth showing. */
const MAX_SHOWN = 60;

export async function loadDeletion(call: Caller, locale: Locale, code: string | null): Promise<DeletionData> {
  const { user } = await call(calls.me).catch(() => ({ user: null }));
  return {
    isSignedIn: user !== null,
    progress: code ? await findProgress(call, locale, code.slice(0, MAX_SHOWN)) : null,
  };
}

/** A code that we never gave is as unknown as one that no code of ours could be. */
async function findProgress(call: Caller, locale: Locale, code: string): Promise<DeletionProgress> {
  try {
    const { status, removedOn } = await call(calls.deletionStatus, { confirmationCode: code });
    // The reader needn't be signed in, so no time zone is known.
    return { code, status, removedOn: removedOn && longDateText(removedOn, 'UTC', locale) };
  } catch (cause) {
    const declined = declinedStatus(cause);
    if (declined !== 404 && declined !== 400) throw cause;
    return { code, status: 'unknown', removedOn: null };
  }
}
