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

export async function deleteNotesOf(tx: Tx, bookingIds: string[]): Promise<void> {
  await tx.deleteFrom('bookingNotes').where('bookingId', 'in', bookingIds).execute();
}

/** About a person's bookings. */
export async function deleteNotesAbout(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('bookingNotes')
    .where('bookingId', 'in', (query) => query.selectFrom('bookings').select('id').where('accountId', '=', accountId))
    .execute();
}
