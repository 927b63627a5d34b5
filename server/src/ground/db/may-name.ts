import { sql } from 'kysely';

/**
 * Rows whose JSON may name one of the contacts, by index (migration 0107). It finds too many: `namesContact` says which
 * of them do.
 */
export const mayName = (column: string, contacts: string[]) => {
  const marks = sql`contact_marks(${sql.ref(column)}::text)`;
  return sql<boolean>`(${marks} <> '{}' and ${marks} && contact_marks(${contacts.join(' ')}))`;
};
