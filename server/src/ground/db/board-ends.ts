import { sql } from 'kysely';

/** Beside `bookings`: a board never ends after its booking, unless an hour is held for it that nobody has paid yet. */
export const agreedEnd = sql<Temporal.Instant>`least(sessions."end", bookings."end")`;

const paidEnd = sql<Temporal.Instant | null>`sessions.start + make_interval(secs => sessions.paid_seconds)`;

/** Nobody is late before it: the end of a board, or a later one that its renter was told last or has paid for. As `boundEndOf`. */
export const boundEnd = sql<Temporal.Instant>`greatest(sessions."end", sessions.told_end, ${paidEnd})`;

/** Beside `bookings`: the same, without an hour that is only held. */
export const agreedBoundEnd = sql<Temporal.Instant>`greatest(${agreedEnd}, sessions.told_end, ${paidEnd})`;

/** Beside `bookings`: until when a board is its renter's whatever is told, unless that is later. */
export const paidUntil = sql<Temporal.Instant>`greatest(${agreedEnd}, ${paidEnd})`;

/** Beside `bookings`: what a board's renter sees, as agreed or as told last. */
export const shownEnd = sql<Temporal.Instant>`greatest(${agreedEnd}, sessions.told_end)`;
