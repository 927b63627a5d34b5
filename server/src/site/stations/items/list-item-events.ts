import type { ItemEvent, ItemLife } from '@laine/contract/admin/item-entities.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import { readPhotoUrls } from '../../photos/attach-photos.ts';
import { listItemActs } from './item-act-store.ts';

/** For each kind; together they go back as far as anybody needs. */
const MAX_OF_A_KIND = 50;

/** The history of a thing: acts by staff, reports by renters, rentals. Newest first. */
export async function listItemEvents(db: Db, item: ItemLife): Promise<ItemEvent[]> {
  const events = [
    ...(await listActs(db, item)),
    ...(await listReports(db, item)),
    ...(await listCollections(db, item)),
  ];
  return events
    .map((event) => ({ event, atMs: Temporal.Instant.from(event.at).epochMilliseconds }))
    .toSorted((one, other) => other.atMs - one.atMs)
    .map(({ event }) => event);
}

async function listActs(db: Db, { id: itemId }: ItemLife): Promise<ItemEvent[]> {
  const acts = await listItemActs(db, itemId, MAX_OF_A_KIND);
  const photos = await readPhotoUrls(
    db,
    'itemActId',
    acts.map(({ id }) => id),
  );
  return acts.map(({ createdAt, ...act }) => ({
    type: 'act',
    ...act,
    at: createdAt.toString(),
    photoUrls: photos.get(act.id) ?? [],
  }));
}

async function listReports(db: Db, { id: itemId }: ItemLife): Promise<ItemEvent[]> {
  const reports = await db
    .selectFrom('problems')
    .select(['id', 'what', 'words', 'bookingId', 'happenedAt', 'resolvedAt'])
    .where('itemId', '=', itemId)
    .orderBy('happenedAt', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute();
  const photos = await readPhotoUrls(
    db,
    'problemId',
    reports.map(({ id }) => id),
  );
  return reports.map(({ happenedAt, resolvedAt, ...report }) => ({
    type: 'problem',
    ...report,
    at: happenedAt.toString(),
    resolvedAt: resolvedAt?.toString() ?? null,
    photoUrls: photos.get(report.id) ?? [],
  }));
}

/** Collections from its present locker since it got there: earlier ones are only a number. */
async function listCollections(db: Db, { id, stationId, lockerNumber, place }: ItemLife): Promise<ItemEvent[]> {
  if (place !== 'locker') return [];
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'bookingId', 'firstOpenAt', 'closeAt'])
    .where('stationId', '=', stationId)
    .where('lockerNumber', '=', lockerNumber)
    .where('firstOpenAt', '>=', (session) =>
      session
        .selectFrom('items')
        .select((item) => item.fn.coalesce('countedFrom', 'createdAt').as('since'))
        .where('items.id', '=', id),
    )
    .orderBy('firstOpenAt', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute();
  return sessions.flatMap(({ firstOpenAt, closeAt, ...session }) =>
    firstOpenAt === null
      ? []
      : [
          {
            type: 'rental' as const,
            ...session,
            lockerNumber,
            at: firstOpenAt.toString(),
            closedAt: closeAt?.toString() ?? null,
          },
        ],
  );
}
