import { later } from '@laine/rules/instants.ts';
import { type Selectable, sql } from 'kysely';
import type { SessionsTable } from './tables/bookings.ts';

type Bound = Pick<Selectable<SessionsTable>, 'start' | 'end' | 'toldEnd' | 'paidSeconds'>;

/** Beside `bookings`: a board never ends after its booking, unless an hour is held for it that nobody has paid yet. */
export const agreedEnd = sql<Temporal.Instant>`least(sessions."end", bookings."end")`;

const paidEnd = sql<Temporal.Instant | null>`sessions.start + make_interval(secs => sessions.paid_seconds)`;

/** Nobody is late before it: the end of a board, or a later one that its renter was told last or has paid for. */
export const boundEnd = sql<Temporal.Instant>`greatest(sessions."end", sessions.told_end, ${paidEnd})`;

/** Beside `bookings`: the same, without an hour that is only held. */
export const agreedBoundEnd = sql<Temporal.Instant>`greatest(${agreedEnd}, sessions.told_end, ${paidEnd})`;

/** The same of a whole row. */
export const boundEndOf = ({ start, end, toldEnd, paidSeconds }: Bound): Temporal.Instant =>
  [toldEnd ?? end, start.add({ seconds: paidSeconds ?? 0 })].reduce(later, end);

/** Beside `bookings`: what a board's renter sees, as agreed or as told last. */
export const shownEnd = sql<Temporal.Instant>`greatest(${agreedEnd}, sessions.told_end)`;
