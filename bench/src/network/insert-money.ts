import type { Db } from '@laine/server/ground/db/open-database.ts';
import { asJson } from '@laine/server/ground/db/tables/json.ts';
import { sql } from 'kysely';
import { chance, idOf } from './chance.ts';
import type { Network } from './network.ts';

const OVERTIME_IN_CENTS = 1500;
const seller = { legalName: 'Laine Rent OÜ', registrationNumber: '16000000', address: 'Purje 8, Tallinn' };

/** The document of a movement for rental `n`. */
const receiptOf = (kind: string) => sql.raw(`md5('receipt-' || md5('${kind}-' || n))`);

/** Payments, refunds and overtime of rentals; debts, passes and gift cards; documents for all of it. */
export async function insertMoney(tx: Db, network: Network): Promise<void> {
  const { now } = network;
  const columns = sql`id, kind, purpose, state, amount_in_cents, vat_percent, account_id, booking_id, refunds_id, idempotency_key,
    provider_id, created_at, settled_at, means, country, fee_in_cents, reconciled_at, at_station_id, receipt_id`;
  const vat = sql`case when stations.metadata ->> 'country' = 'ES' then 21 else 24 end, bookings.account_id, bookings.id`;
  const rest = sql`'card', stations.metadata ->> 'country'`;
  await sql`
    insert into ledger (${columns})
    select ${idOf('charge', 'n')}, 'charge', 'rental', 'succeeded', amount_in_cents, ${vat}, null, 'charge-' || n, 'pi_' || n,
      bookings.created_at, paid_at, ${rest}, 25 + amount_in_cents * 15 / 1000,
      case when paid_at < ${now}::timestamptz - interval '1 day' then paid_at + interval '1 day' end, bookings.station_id,
      ${receiptOf('charge')}
    from drawn join bookings on bookings.id = ${idOf('booking', 'n')} join stations on stations.id = bookings.station_id
    where paid_at is not null`.execute(tx);
  await sql`
    insert into ledger (${columns})
    select ${idOf('refund', 'n')}, 'refund', 'cancellation', case when roll < 0.01 then 'failed' else 'succeeded' end, amount_in_cents,
      ${vat}, ${idOf('charge', 'n')}, 'refund-' || n, 're_' || n, cancelled_at, cancelled_at + interval '1 minute', ${rest}, 0,
      cancelled_at + interval '1 day', bookings.station_id, case when roll >= 0.01 then ${receiptOf('refund')} end
    from drawn join bookings on bookings.id = ${idOf('booking', 'n')} join stations on stations.id = bookings.station_id,
      lateral (select ${chance('n', 51)} as roll) rolled
    where fate = 'cancelled' and is_booked`.execute(tx);
  await sql`
    insert into ledger (${columns})
    select ${idOf('overtime', 'n')}, 'charge', 'overtime', case when roll < 0.1 then 'failed' else 'succeeded' end, ${OVERTIME_IN_CENTS}::int,
      ${vat}, null, 'overtime-' || n, 'pi_late_' || n, at, at, ${rest}, case when roll < 0.1 then 0 else 47 end,
      at + interval '1 day', bookings.station_id, case when roll >= 0.1 then ${receiptOf('overtime')} end
    from drawn join bookings on bookings.id = ${idOf('booking', 'n')} join stations on stations.id = bookings.station_id,
      lateral (select ${chance('n', 52)} as roll, least(drawn."end" + interval '3 hours', ${now}::timestamptz) as at) rolled
    where is_late and fate = 'back' and is_booked`.execute(tx);
  await sql`
    insert into overtimes (booking_id, boards, amount_in_cents, decided_at, ledger_id)
    select booking_id, jsonb_agg(jsonb_build_object('sessionId', sessions.id, 'lockerNumber', locker_number, 'end', "end",
        'backAt', close_at, 'lateInSeconds', extract(epoch from close_at - "end")::int, 'billedInSeconds', 3600,
        'amountInCents', 0)), ${OVERTIME_IN_CENTS}::int, ledger.created_at, ledger.id
    from ledger join sessions using (booking_id) where purpose = 'overtime' group by booking_id, ledger.id, ledger.created_at`.execute(
    tx,
  );
  await insertDebts(tx, network);
  await insertPrepaid(tx, network);
  await insertReceipts(tx);
}

async function insertDebts(tx: Db, { now }: Network): Promise<void> {
  await sql`
    insert into debts (id, account_id, booking_id, reason, status, amount_in_cents, due_at, reminders_sent, paid_at, created_at, updated_at)
    select md5('debt-' || id), account_id, booking_id, 'overtime', status, amount_in_cents, created_at + interval '7 days', 2,
      case status when 'paid' then created_at + interval '9 days' end, created_at, created_at
    from ledger, lateral (select case when created_at > ${now}::timestamptz - interval '60 days' then 'due'
      when created_at > ${now}::timestamptz - interval '90 days' then 'forgiven' else 'paid' end as status) kind
    where purpose = 'overtime' and state = 'failed'`.execute(tx);
  await sql`
    insert into warnings (id, account_id, booking_id, reason, given_at, expires_at, late_in_minutes)
    select md5('warning-' || booking_id), account_id, booking_id, 'late-return', created_at, created_at + interval '1 year', 45
    from ledger where purpose = 'overtime'`.execute(tx);
}

async function insertPrepaid(tx: Db, { size, now }: Network): Promise<void> {
  const cards = Math.ceil(size.people / 5);
  await sql`
    insert into gift_cards (id, code_hash, status, initial_in_cents, balance_in_cents, bought_by, recipient_email, expires_at,
      bought_at, created_at, updated_at)
    select ${idOf('gift', 'n')}, md5('nobody knows a code for ' || n),
      case when ${chance('n', 61)} < 0.9 then 'active' when ${chance('n', 61)} < 0.95 then 'lapsed' else 'revoked' end,
      5000, (${chance('n', 62)} * 5000)::int, ${idOf('person', 'buyer')}, 'person-' || (buyer + 1) || '@example.com',
      at + interval '3 years', at, at, at
    from generate_series(1, ${cards}::int) n, lateral (
      select ${now}::timestamptz - ${chance('n', 63)} * interval '3 years' as at,
        1 + floor(${chance('n', 64)} * ${size.people - 1}::int)::int as buyer) bought`.execute(tx);
  await sql`
    insert into ledger (id, kind, purpose, state, amount_in_cents, account_id, gift_card_id, idempotency_key, provider_id,
      created_at, settled_at, country, fee_in_cents, reconciled_at, receipt_id)
    select md5('charge-' || id), 'charge', 'gift-card', 'succeeded', initial_in_cents, bought_by, id, 'gift-' || id, 'pi_' || id,
      bought_at, bought_at, 'EE', 100, bought_at + interval '1 day', md5('receipt-' || md5('charge-' || id))
    from gift_cards where status <> 'lapsed'`.execute(tx);
  await sql`
    insert into pass_offers (id, name, country, price_in_cents, first_day, last_day, on_sale, created_at, updated_at)
    select ${idOf('offer', 'year')}, 'Season ' || year, 'EE', 19900, make_date(year, 5, 1), make_date(year, 9, 30), true,
      ${now}::timestamptz - interval '3 years', ${now}::timestamptz - interval '3 years'
    from generate_series(extract(year from ${now}::timestamptz)::int - 2, extract(year from ${now}::timestamptz)::int) year`.execute(
    tx,
  );
  await sql`
    insert into passes (id, account_id, status, price_in_cents, starts_at, ends_at, offer_id, name, country, bought_at, created_at, updated_at)
    select ${idOf('pass', 'n')}, ${idOf('person', '(n * 9)')}, case when first_day + 400 < ${now}::timestamptz then 'ended' else 'active' end,
      price_in_cents, first_day, last_day, pass_offers.id, pass_offers.name, 'EE', first_day, first_day, first_day
    from generate_series(1, ${Math.floor(size.people / 10)}::int) n
    join (select *, row_number() over (order by first_day) - 1 as at from pass_offers) pass_offers on pass_offers.at = n % 3`.execute(
    tx,
  );
}

/** Numbered without gaps, in the order in which the money moved, by country, kind and year. */
async function insertReceipts(tx: Db): Promise<void> {
  await sql`
    insert into receipts (id, number, kind, ledger_id, data, issued_at, country, corrects_id)
    select md5('receipt-' || ledger.id), ledger.country || '-' || ledger.kind || '-' || extract(year from ledger.settled_at) || '-'
        || row_number() over (partition by ledger.country, ledger.kind, extract(year from ledger.settled_at)
          order by ledger.settled_at, ledger.id),
      case ledger.kind when 'charge' then 'receipt' else 'credit-note' end, ledger.id,
      ${asJson({ currency: 'eur', vatInCents: 0, seller })}::jsonb || jsonb_build_object('purpose', ledger.purpose,
        'bookingId', ledger.booking_id, 'totalInCents', ledger.amount_in_cents, 'vatPercent', ledger.vat_percent),
      ledger.settled_at, ledger.country, md5('receipt-' || ledger.refunds_id)
    from ledger where state = 'succeeded'`.execute(tx);
}
