import type { Account } from '../account.ts';
import type { CheckoutNote } from '../books/things.ts';

export const noteIdOf = (sessionId: string) => `note_of_${sessionId}`;

/** Every checkout is written down together with its note. */
export function noteOf({ books }: Account, sessionId: string): CheckoutNote {
  const note = books.find('note.checkout', noteIdOf(sessionId));
  if (!note) throw new Error(`${sessionId} has no note`);
  return note;
}
