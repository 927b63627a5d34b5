import type { Db } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';
import type { Network } from './network.ts';

/** Every past month, closed for every station, with its entries. */
export async function insertStatements(tx: Db, { now }: Network): Promise<void> {
  const zone = sql`(stations.metadata ->> 'timeZone')`;
  await sql`
    create temporary table counted on commit drop as
    select at_station_id as station_id, date_trunc('month', settled_at at time zone ${zone})::date as month, source, line, cents,
      round(case when source like 'fee:%' then 0 else cents * vat_percent / (100 + vat_percent) end)::int as vat_in_cents,
      receipts.number as reference, settled_at as happened_at
    from ledger join stations on stations.id = at_station_id left join receipts on receipts.id = receipt_id,
      lateral (values ('ledger:' || ledger.id, case when ledger.kind = 'refund' then 'refunds' when purpose = 'overtime' then 'overtime'
          else 'rentals' end, case when ledger.kind = 'refund' then -1 else 1 end * ledger.amount_in_cents),
        ('fee:' || ledger.id, 'fees', -coalesce(fee_in_cents, 0))) as entry (source, line, cents)
    where state = 'succeeded' and cents <> 0
      and date_trunc('month', settled_at at time zone ${zone}) < date_trunc('month', ${now}::timestamptz at time zone ${zone})`.execute(
    tx,
  );
  await sql`
    insert into statements (id, station_id, month, percent, payee, tax_number, iban, sums, carries_in_cents, payable_in_cents, closed_at,
      paid_on, paid_by)
    select md5(station_id || month), station_id, month, 40, 'Owner of ' || station_id, 'EE100000000', 'EE382200221020145685',
      jsonb_build_object('lines', lines, 'turnoverInCents', turnover, 'vatInCents', vat, 'baseInCents', base, 'shareInCents', share,
        'carriedInCents', 0, 'payableInCents', greatest(share, 0), 'carriesInCents', least(share, 0)),
      least(share, 0), greatest(share, 0), (month + interval '1 month 2 days') at time zone 'UTC',
      case when month < ${now}::timestamptz - interval '70 days' then (month + interval '1 month 9 days')::date end, null
    from (
      select station_id, month, jsonb_agg(jsonb_build_object('line', line, 'cents', cents, 'vatInCents', vat)) as lines,
        sum(cents) filter (where line <> 'fees') as turnover, sum(vat) as vat, sum(cents) - sum(vat) as base,
        round((sum(cents) - sum(vat)) * 0.4)::int as share
      from (select station_id, month, line, sum(cents)::int as cents, sum(vat_in_cents)::int as vat from counted group by 1, 2, 3) by_line
      group by 1, 2
    ) months`.execute(tx);
  await sql`
    insert into statement_entries (statement_id, source, line, cents, vat_in_cents, reference, happened_at)
    select md5(station_id || month), source, line, cents, vat_in_cents, reference, happened_at from counted`.execute(
    tx,
  );
}
