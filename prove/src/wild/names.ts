import type { Db } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';

const LIVE = `status in ('created', 'started')`;

/** Things with an id that calls use: parent column, order within one step, state column, when it's over, and its rows. */
const things: Record<string, readonly [parent: string, order: string, state?: string, over?: string, rows?: string]> = {
  accounts: ['null', 'email'],
  bookings: [
    'account_id',
    'created_at',
    'status',
    `not exists (select from sessions where booking_id = bookings.id and ${LIVE})`,
  ],
  sessions: ['coalesce(booking_id, station_id)', 'locker_number', 'status', `not ${LIVE}`],
  problems: ['booking_id', 'created_at', 'remedy', 'resolved_at is not null'],
  passes: ['account_id', 'created_at', 'status'],
  gift_cards: ['bought_by', 'created_at', 'status'],
  debts: ['booking_id', 'created_at', 'status'],
  ledger: ['coalesce(booking_id, account_id)', 'created_at', 'state', `kind <> 'refund'`],
  receipts: ['ledger_id', 'number'],
  warnings: ['booking_id', 'given_at'],
  reviews: ['booking_id', 'created_at'],
  alerts: [
    `coalesce((select id from bookings where bookings.id = target), station_id)`,
    'kind',
    'taken_by',
    'closed_at is not null',
  ],
  call_outs: ['alert_id', 'account_id', 'null', 'false', `(select * from notices where kind = 'call-out') as calls`],
  claims: ['session_id', 'created_at', 'status'],
  photos: ['account_id', 'created_at'],
  closures: ['station_id', 'created_at'],
  broadcasts: ['station_id', 'created_at'],
  items: ['station_id', 'rfid'],
  tasks: ['station_id', 'created_at'],
  pass_offers: ['null', 'created_at'],
  api_keys: ['null', 'created_at'],
};
type Table = string;

/** Call fields that aren't named after their table. */
const fields: Record<string, Table> = {
  userId: 'accounts',
  personId: 'accounts',
  offerId: 'pass_offers',
  refundId: 'ledger',
  passId: 'passes',
};

const tableOf = (field: string): Table | undefined => {
  const table = `${field.replace(/Id$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}s`;
  return fields[field] ?? (field.endsWith('Id') && table in things ? table : undefined);
};

export type Named = {
  name: string;
  table: Table;
  id: string;
  parent: string | null;
  state: string | null;
  isOver: boolean;
  /** The step that created it or changed its state; a changed thing counts as new. */
  changedIn: number;
  touchedIn: number;
};

const all = sql.join(
  Object.entries(things).map(
    ([table, [parent, order, state = 'null', over = 'false', rows = table]]) =>
      sql`select ${sql.lit(table)} as "table", id, ${sql.raw(parent)} as parent, (${sql.raw(order)})::text as rank,
        (${sql.raw(state)})::text as state, ${sql.raw(over)} as is_over
        from ${sql.raw(rows)}`,
  ),
  sql` union all `,
);

/**
 * Names for everything, made of the table and the step that created it, so that they mean the same on every stage. Also
 * remembers what answers said, by step and field, and which things were touched when.
 */
export class Names {
  readonly #byName = new Map<string, Named>();
  readonly #byId = new Map<string, Named>();
  readonly #said = new Map<string, { value: unknown; step: number; field: string }>();

  /** Names everything new since the last step. */
  async look(db: Db, step: number): Promise<void> {
    const rows = await sql<
      Pick<Named, 'table' | 'id' | 'parent' | 'state' | 'isOver'>
    >`${all} order by 1, 4, 2`.execute(db);
    const made = new Map<Table, number>();
    for (const { table, id, parent, state, isOver } of rows.rows) {
      const known = this.#byId.get(id);
      if (known) {
        if (known.state !== state) this.#change(known, step);
        Object.assign(known, { state, isOver });
        continue;
      }
      const nth = made.get(table) ?? 0;
      made.set(table, nth + 1);
      const named = {
        name: `#${table}/${step}/${nth}`,
        table,
        id,
        parent,
        state,
        isOver,
        changedIn: step,
        touchedIn: step,
      };
      this.#byName.set(named.name, named);
      this.#byId.set(id, named);
      this.#change(named, step);
    }
  }

  /** A change counts for the parents as well. */
  #change(named: Named, step: number): void {
    const parent = this.#byId.get(named.parent ?? '');
    for (const one of [named, parent]) if (one) Object.assign(one, { changedIn: step, touchedIn: step });
  }

  /** The last step that made or changed something. */
  get newestIn(): number {
    return Math.max(...[...this.#byName.values()].map(({ changedIn }) => changedIn));
  }

  touch(text: string, step: number): void {
    for (const [id] of text.matchAll(/[\w-]{8,}/g)) {
      const named = this.#byId.get(id);
      if (named) named.touchedIn = step;
    }
  }

  /** Things that a field may name: current ones first, and of them the one touched last. */
  of(field: string): Named[] {
    const table = tableOf(field);
    const found = table ? [...this.#byName.values()].filter((named) => named.table === table) : [];
    return found.toSorted((one, other) => Number(one.isOver) - Number(other.isOver) || other.touchedIn - one.touchedIn);
  }

  static isName = (field: string): boolean => tableOf(field) !== undefined;

  /** The thing, its parent, and so on. */
  lineOf(id: string | null): string[] {
    const named = id === null ? undefined : this.#byId.get(id);
    if (id === null) return [];
    return [id, ...this.lineOf(named?.parent ?? null)];
  }

  idOf = (name: string): string | undefined => this.#byName.get(name)?.id;
  nameOf = (id: string): string | undefined => this.#byId.get(id)?.name;

  /** Remembers an answer's values, field by field; of several, the first. */
  hear(answer: unknown, step: number, field = ''): void {
    if (typeof answer === 'object' && answer !== null) {
      for (const [name, value] of Object.entries(answer)) {
        this.hear(value, step, Array.isArray(answer) ? field : name);
      }
      return;
    }
    const secret = typeof answer === 'string' && URL.canParse(answer) ? new URL(answer).hash.slice(1) : '';
    if (secret) this.hear(secret, step, 'token');
    const name = `!${step}/${field}`;
    if (answer !== null && !this.#said.has(name)) this.#said.set(name, { value: answer, step, field });
  }

  /** Recent values under a matching name, latest first. */
  said(isWanted: (field: string, value: unknown) => boolean): { name: string; value: unknown; step: number }[] {
    const found = [...this.#said].filter(([, { field, value }]) => isWanted(field, value));
    return found.map(([name, { value, step }]) => ({ name, value, step })).toReversed();
  }

  valueOf = (name: string): unknown => this.#said.get(name)?.value;
}
