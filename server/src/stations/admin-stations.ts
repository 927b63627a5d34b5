import type { AdminStation, AdminStationDetail, Item, Locker, Prefs } from '@laine/contract/admin/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Staff } from '../accounts/principal.ts';
import { runs } from '../accounts/principal.ts';
import type { Deps } from '../deps.ts';
import { readFacts } from './read-facts.ts';
import { listAdminStationRows, listItemRows, listLockerRows } from './station-store.ts';

/** A socket that has been silent for two heartbeats is dead. */
const SILENCE = Temporal.Duration.from({ seconds: 60 });

type StationRow = Awaited<ReturnType<typeof listAdminStationRows>>[number];
type LockerRow = Awaited<ReturnType<typeof listLockerRows>>[number];
type ItemRow = Awaited<ReturnType<typeof listItemRows>>[number];

/** The stations a person or program runs. */
export async function listAdminStations(deps: Deps, staff: Staff): Promise<AdminStation[]> {
  const rows = await listAdminStationRows(deps.db.query, stationsOf(staff));
  return rows.map((row) => present(row, staff, deps.now()));
}

export async function getAdminStation(deps: Deps, staff: Staff, stationId: string): Promise<AdminStationDetail> {
  if (!runs(staff, stationId)) throw new Refusal('not-found');
  const [row] = await listAdminStationRows(deps.db.query, [stationId]);
  if (!row) throw new Refusal('not-found');
  const lockers = await listLockerRows(deps.db.query, stationId);
  const itemsOf = Map.groupBy(await listItemRows(deps.db.query, stationId), (item) => item.lockerNumber);
  return {
    ...present(row, staff, deps.now()),
    lockers: lockers.map((locker) => ({
      ...presentLocker(locker),
      items: (itemsOf.get(locker.number) ?? []).map(presentItem),
    })),
  };
}

function stationsOf(staff: Staff): string[] | 'all' {
  if (staff.kind === 'program') return staff.stationIds ?? 'all';
  return staff.isAdmin ? 'all' : staff.ownStationIds;
}

/** Key hashes travel to admins only, ADMIN_PIN to nobody. */
function present(row: StationRow, staff: Staff, now: Temporal.Instant): AdminStation {
  const { ADMIN_PIN: _, ...prefs } = row.prefs;
  const seesHash = staff.kind === 'person' && staff.isAdmin;
  return {
    id: row.id,
    apiKeyHash: seesHash ? row.apiKeyHash : null,
    prefs: prefs satisfies Prefs,
    webhookUrl: row.webhookUrl,
    info: row.info,
    status: row.status,
    metadata: row.metadata,
    connected: row.socketSeenAt !== null && Temporal.Instant.compare(row.socketSeenAt.add(SILENCE), now) > 0,
    lastSeenAt: row.lastSeenAt?.toString() ?? null,
    problems: readFacts(row.metadata).problems,
    ...timestamps(row),
  };
}

const presentLocker = (row: LockerRow): Locker => ({ ...row, ...timestamps(row) });

const presentItem = ({ metadata, ...row }: ItemRow): Item => ({
  ...row,
  ...(metadata && { metadata }),
  ...timestamps(row),
});

const timestamps = ({ createdAt, updatedAt }: { createdAt: Temporal.Instant; updatedAt: Temporal.Instant }) => ({
  createdAt: createdAt.toString(),
  updatedAt: updatedAt.toString(),
});
