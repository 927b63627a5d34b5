import { sql } from 'kysely';

/** Beside `bookings`: a board never ends after its booking, unless an hour is held for it that nobody has paid yet. */
export const agreedEnd = sql<Temporal.Instant>`least(sessions."end", bookings."end")`;

/** Nobody is late before it: the end of a board, or a later one that its renter was told last. */
export const boundEnd = sql<Temporal.Instant>`greatest(sessions."end", sessions.told_end)`;

/** Beside `bookings`: what a board's renter sees, as agreed or as told last. */
export const shownEnd = sql<Temporal.Instant>`greatest(${agreedEnd}, sessions.told_end)`;
