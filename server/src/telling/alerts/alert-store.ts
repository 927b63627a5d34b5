import { type AlertKind, urgentAlertKinds } from '@laine/contract/alert-kind.ts';
import type { Rescue } from '@laine/contract/rescue.ts';
import { MAX_SILENCE_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import { sql } from 'kysely';
import { mayName } from '../../ground/db/may-name.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { asJson } from '../../ground/db/tables/json.ts';
import { newId } from '../../ground/secrets.ts';

/** A trouble has at most one open alert, which these two identify. */
export type Trouble = { kind: AlertKind; target: string };

export type NewAlert = Trouble & { stationId: string | null; data: unknown };

/** If the trouble already has an open alert, nothing happens and there's no id. */
export async function insertAlert(
  db: Db,
  { data, ...alert }: NewAlert,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const row = await db
    .insertInto('alerts')
    .values({ id: newId(), ...alert, data: asJson(data), createdAt: now })
    .onConflict((conflict) => conflict.columns(['kind', 'target']).where('closedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type AlertFilter = {
  /** Alerts without a station are for people who see all of them. */
  stationIds: string[] | 'all';
  stationId: string | undefined;
  state: 'open' | 'closed' | undefined;
  offset: number;
  limit: number;
};

// Written out, as the index alerts_in_order has it.
const urgentKinds = sql.raw(urgentAlertKinds.map((kind) => `'${kind}'`).join(', '));
const urgency = sql`case when closed_at is not null then 2 when kind in (${urgentKinds}) then 0 else 1 end`;

export async function listAlertRows(db: Db, { stationIds, stationId, state, offset, limit }: AlertFilter) {
  const own = stationId === undefined ? stationIds : [stationId];
  const columns = [
    ...(['id', 'stationId', 'kind', 'data', 'createdAt', 'closedAt', 'closedBy', 'takenAt', 'takenBy'] as const),
    ...(['silencedUntil', 'rescue'] as const),
  ];
  // Alerts of the given stations are selected first: ordered over all, the planner would walk past everybody else's.
  return db
    .with(
      (cte) => (own === 'all' ? cte('listed').notMaterialized() : cte('listed').materialized()),
      (query) =>
        query
          .selectFrom('alerts')
          .select(columns)
          .$if(own !== 'all', (all) => all.where('stationId', '=', sql<string>`any(${own})`)),
    )
    .selectFrom('listed')
    .select(columns)
    .$if(state === 'open', (all) => all.where('closedAt', 'is', null))
    .$if(state === 'closed', (all) => all.where('closedAt', 'is not', null).orderBy('closedAt', 'desc'))
    .orderBy(urgency)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function findAlertStation(db: Db, id: string) {
  return db.selectFrom('alerts').select(['stationId', 'kind']).where('id', '=', id).executeTakeFirst();
}

type Closing = { closedBy: string; rescue: Rescue | undefined };

/** False if somebody else was first. */
export async function markClosed(
  db: Db,
  id: string,
  { closedBy, rescue }: Closing,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set({ closedAt: now, closedBy, rescue: rescue ? asJson(rescue) : null })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if somebody else was first, or it's over. */
export async function markTaken(db: Db, id: string, takenBy: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set({ takenAt: now, takenBy })
    .where('id', '=', id)
    // A taken search is free for others again after a while.
    .where((alert) =>
      alert.or([
        alert('takenAt', 'is', null),
        alert.and([alert('kind', '=', 'not-back'), alert('takenAt', '<=', plusSeconds(now, -MAX_SILENCE_SECONDS))]),
      ]),
    )
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if it's over. The person who had taken it loses it: from then on people are called again. */
export async function markSilenced(db: Db, id: string, silencedUntil: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set({ silencedUntil, takenAt: null, takenBy: null })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function closeOpenAlert(
  db: Db,
  { kind, target }: Trouble,
  closedBy: string | null,
  now: Temporal.Instant,
): Promise<{ data: unknown } | undefined> {
  return db
    .updateTable('alerts')
    .set({ closedAt: now, closedBy, isBoardSeen: kind === 'not-back' && closedBy !== null })
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('closedAt', 'is', null)
    .returning('data')
    .executeTakeFirst();
}

export async function extendOpenAlert(db: Db, { kind, target }: Trouble, facts: object): Promise<void> {
  await db
    .updateTable('alerts')
    .set({ data: sql`data || ${asJson(facts)}::jsonb` })
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('closedAt', 'is', null)
    .execute();
}

/** Alerts about a person are over with the account. */
export async function closeAlertsAbout(tx: Tx, accountId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ closedAt: now })
    .where('target', '=', accountId)
    .where('closedAt', 'is', null)
    .execute();
}

/**
 * Alerts about the person, searches for them with the final words of staff, and any that may name one of the contacts;
 * some of those name somebody else. Each kind has an index of its own, so they're asked for one by one.
 */
export async function listAlertsHolding(db: Db, { accountId, contacts }: { accountId: string; contacts: string[] }) {
  const about = db
    .selectFrom('alerts')
    .select(['id', 'data', sql<boolean>`true`.as('isAboutThem')])
    .where('target', '=', accountId);
  const searches = db
    .selectFrom('bookings')
    .innerJoin('alerts', 'alerts.target', 'bookings.id')
    .select(['alerts.id', 'alerts.data', sql<boolean>`true`.as('isAboutThem')])
    .where('bookings.accountId', '=', accountId)
    .where('rescue', 'is not', null);
  const naming = db
    .selectFrom('alerts')
    .select(['id', 'data', sql<boolean>`false`.as('isAboutThem')])
    .where(mayName('data', contacts));
  return about.unionAll(searches).unionAll(naming).execute();
}

export async function emptyAlerts(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('alerts')
    .set({ data: asJson({}), rescue: sql`case when rescue is not null then '{}'::jsonb end` })
    .where('id', 'in', ids)
    .execute();
}
