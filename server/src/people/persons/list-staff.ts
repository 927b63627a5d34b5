import type { StaffMember } from '@laine/contract/admin/entities.ts';
import { accountStatusAt } from '@laine/rules/people/account-status-at.ts';
import { sql } from 'kysely';
import type { Deps } from '../../ground/deps.ts';

/** Everybody with power: admins first, then those who run stations. */
export async function listStaff({ db, now }: Deps): Promise<StaffMember[]> {
  const moment = now();
  const openLogins = sql`from logins where account_id = accounts.id and ended_at is null and expires_at > ${moment}`;
  const rows = await db.query
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'role', 'status', 'restrictedUntil', 'deletionAskedAt'])
    .select(
      sql<string[]>`array(select station_id from station_owners where account_id = accounts.id order by station_id)`.as(
        'stationIds',
      ),
    )
    .select([
      sql<number>`(select count(*)::integer ${openLogins})`.as('logins'),
      sql<Temporal.Instant | null>`(select max(last_seen_at) from logins where account_id = accounts.id)`.as('seenAt'),
    ])
    .where(
      'id',
      'in',
      sql<string>`(select id from accounts where role = 'admin' union select account_id from station_owners)`,
    )
    .where('status', '<>', 'removed')
    .orderBy(sql`role = 'admin'`, 'desc')
    .orderBy('email')
    .orderBy('id')
    .execute();
  return rows.map(({ seenAt, restrictedUntil, deletionAskedAt, ...row }) => ({
    ...row,
    email: row.email ?? '',
    status: accountStatusAt({ status: row.status, restrictedUntil, deletionAskedAt }, moment),
    lastSeenAt: seenAt?.toString() ?? null,
  }));
}
