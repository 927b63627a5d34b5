import type { Account } from '../account.ts';
import type { CheckoutNote } from '../store/stored-objects.ts';

export const noteIdOf = (sessionId: string) => `note_of_${sessionId}`;

/** Every checkout is written down together with its note. */
export function noteOf({ store }: Account, sessionId: string): CheckoutNote {
  const note = store.find('note.checkout', noteIdOf(sessionId));
  if (!note) throw new Error(`${sessionId} has no note`);
  return note;
}
