import { sql } from 'kysely';
import type { Law } from './law.ts';

/**
 * One board that is out may be waiting for its replacement; extras from staff are their own responsibility. A board whose
 * money goes back has left the count, and may be on its way to the beach.
 */
export const boardsOut: Law = {
  name: 'boards out of a booking are at most those paid for, and one',
  async look({ scene }) {
    const { rows } = await sql<{ id: string; count: number; out: number; extras: number }>`
      select bookings.id, bookings.count,
        count(*) filter (where sessions.status = 'started' and cancelled_in_cents is null)::int as out,
        count(*) filter (where sessions.is_extra)::int as extras
      from bookings join sessions on sessions.booking_id = bookings.id group by 1, 2`.execute(scene.db.query);
    const bad = rows.find(({ count, out, extras }) => out > count + extras + 1);
    return bad && `${bad.out} boards of one booking are out, and ${bad.count} were paid for`;
  },
};

/** Each paid board is replaced at most once, by the renter only. */
export const replacements: Law = {
  name: 'each paid board is replaced at most once',
  async look({ scene }) {
    const { rows } = await sql<{ taken: number }>`
      select count(*)::int as taken from sessions
      where booking_id is not null and first_open_at is not null and not is_extra
      group by booking_id, coalesce(replaces, id) having count(*) > 2`.execute(scene.db.query);
    return rows[0] && `${rows[0].taken} boards were taken for one that was paid for`;
  },
};

/** Staff may state things about a board that nobody can see. */
export const knownOut: Law = {
  name: 'a board that is out is in a rental that goes on, unless staff ended it',
  async look({ scene, boards, desk }) {
    const { query } = scene.db;
    if (desk.isUnplugged) return undefined;
    const rows = await query
      .selectFrom('sessions')
      .select(['lockerNumber', 'status'])
      .where('id', 'in', ['', ...boards.out])
      .where('status', '<>', 'started')
      .where('id', 'not in', query.selectFrom('audit').select('target'))
      .execute();
    return rows[0] && `the board of locker ${rows[0].lockerNumber} is out, and its rental is ${rows[0].status}`;
  },
};

const MAX_GUESTS_A_DAY = 6;

export const guests: Law = {
  name: 'an owner gives out few boards without a booking',
  async look({ scene, people }) {
    const rows = await scene.db.query
      .selectFrom('audit')
      .innerJoin('sessions', 'sessions.id', 'audit.target')
      .select('audit.createdAt')
      .where('bookingId', 'is', null)
      .where('action', '=', 'session-created')
      .where(
        'actorId',
        'in',
        people.flatMap(({ role, accountId }) => (role === 'owner' ? accountId : [])),
      )
      .where('audit.createdAt', '>', scene.clock.now().subtract({ hours: 24 }))
      .execute();
    return rows.length > MAX_GUESTS_A_DAY
      ? `an owner gave out ${rows.length} boards without a booking in a day`
      : undefined;
  },
};
