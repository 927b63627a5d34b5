import { sql } from 'kysely';

/** Proves that somebody stood at the door: the booking page opens it from anywhere, a code or a paddle only there. */
export const openedAtStation = (sessionId: 'sessions.id' | 'called.id') =>
  sql<boolean>`exists (select from logs where logs.session_id = ${sql.ref(sessionId)} and logs.title = 'door-opened'
    and logs.data ->> 'by' in ('code', 'paddle'))`;
