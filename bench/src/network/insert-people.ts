import { locales } from '@laine/contract/languages.ts';
import type { Db } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';
import { chance, idOf, oneOf } from './chance.ts';
import type { Network } from './network.ts';

const names = [
  'Anna',
  'Boris',
  'Carmen',
  'Dmitri',
  'Elena',
  'François',
  'Greta',
  'Hugo',
  'Inês',
  'Jaan',
  'Kati',
  'Liis',
];
const surnames = ['Tamm', 'Saar', 'Mägi', 'Garcia', 'Lopez', 'Ivanova', 'Petrov', 'Martin', 'Bernard', 'Sepp', 'Kask'];

/**
 * One admin (number 0), owners (the next ones, three stations each) and customers, most of them active. Nothing can
 * ever reach their addresses and numbers: example.com and a country that doesn't exist.
 */
export async function insertPeople(tx: Db, { size, now }: Network): Promise<void> {
  await sql`
    insert into accounts (id, email, name, surname, phone, locale, role, status, payment_customer_id, deletion_asked_at,
      deletion_asked_by, restricted_because, restricted_until, removed_at, unsubscribe_token, last_sign_in_at, created_at, updated_at)
    select ${idOf('person', 'n')}, case when status <> 'removed' then 'person-' || n || '@example.com' end,
      case when status <> 'removed' then ${oneOf(names, 'n', 21)} end,
      case when status <> 'removed' then ${oneOf(surnames, 'n', 22)} end,
      case when status <> 'removed' then '+999' || (10000000 + floor(${chance('n', 23)} * 89999999))::int end,
      ${oneOf(locales, 'n', 24)}, case when n = 0 then 'admin' else 'user' end, status,
      case when status <> 'removed' then 'cus_' || n end,
      case when status = 'deactivated' then seen_at end, case when status = 'deactivated' then 'person' end,
      case when status in ('suspended', 'banned') then 'Boards came back broken' end,
      case when status = 'suspended' then ${now}::timestamptz + (${chance('n', 25)} - 0.5) * interval '60 days' end,
      case when status = 'removed' then seen_at end,
      md5('unsubscribe-' || n), seen_at, made_at, seen_at
    from generate_series(0, ${size.people}::int) n
    cross join lateral (select ${chance('n', 26)} as roll) rolled
    cross join lateral (
      select case when n < 200 or roll > 0.04 then 'active' when roll > 0.038 then 'suspended' when roll > 0.036 then 'banned'
        when roll > 0.034 then 'deactivated' else 'removed' end as status) kind
    cross join lateral (select ${now}::timestamptz - interval '3 years' * (0.02 + 0.98 * ${chance('n', 27)}) as made_at) made
    cross join lateral (select made_at + (${now}::timestamptz - made_at) * ${chance('n', 28)} as seen_at) seen`.execute(
    tx,
  );
  await sql`
    insert into logins (id, account_id, token_hash, kind, method, device, created_at, last_seen_at, expires_at)
    select md5('login-' || id), id, md5('nobody knows a token for ' || id), 'cookie', 'email', 'Firefox', last_sign_in_at,
      last_sign_in_at, last_sign_in_at + interval '90 days'
    from accounts where status <> 'removed'`.execute(tx);
}
