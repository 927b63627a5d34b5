import { sql } from 'kysely';

/**
 * Needs `bookings` in the query. A board never ends after its booking, unless an hour is held for it that nobody has
 * paid yet.
 */
export const agreedEnd = sql<Temporal.Instant>`least(sessions."end", bookings."end")`;

const paidEnd = sql<Temporal.Instant | null>`sessions.start + make_interval(secs => sessions.paid_seconds)`;

/**
 * Nobody is late before this: the board's end, or a later one that its renter was told last or paid for. Matches
 * `boundEndOf`.
 */
export const boundEnd = sql<Temporal.Instant>`greatest(sessions."end", sessions.told_end, ${paidEnd})`;

/** Needs `bookings` in the query. The same, without an hour that is only held. */
export const agreedBoundEnd = sql<Temporal.Instant>`greatest(${agreedEnd}, sessions.told_end, ${paidEnd})`;

/**
 * Needs `bookings` in the query. The renter keeps the board until then whatever they are told, unless they are told a
 * later time.
 */
export const paidUntil = sql<Temporal.Instant>`greatest(${agreedEnd}, ${paidEnd})`;

/** Needs `bookings` in the query. The end that a board's renter sees, as agreed or as told last. */
export const shownEnd = sql<Temporal.Instant>`greatest(${agreedEnd}, sessions.told_end)`;
