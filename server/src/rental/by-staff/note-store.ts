import type { Db, Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';

type NewNote = { bookingId: string; writtenBy: string; text: string };

export async function insertNote(tx: Tx, note: NewNote, now: Temporal.Instant) {
  return tx
    .insertInto('bookingNotes')
    .values({ id: newId(), ...note, createdAt: now })
    .returning(['id', 'text', 'createdAt'])
    .executeTakeFirstOrThrow();
}

export async function listNotesOf(db: Db, bookingId: string) {
  return db
    .selectFrom('bookingNotes')
    .innerJoin('accounts', 'accounts.id', 'bookingNotes.writtenBy')
    .select(['bookingNotes.id', 'bookingNotes.text', 'bookingNotes.createdAt', 'accounts.email', 'accounts.name'])
    .where('bookingId', '=', bookingId)
    .execute();
}
