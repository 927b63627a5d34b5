import { createHash } from 'node:crypto';
import type { Tx } from '@laine/server/ground/db/open-database.ts';
import { asJson } from '@laine/server/ground/db/tables/json.ts';
import { newId } from '@laine/server/ground/secrets.ts';
import { type DemoStation, demoStations } from './demo-stations.ts';

const kinds = [
  { kind: 'board', name: 'Board', canOpenDoor: false },
  { kind: 'paddle', name: 'Paddle', canOpenDoor: true },
  { kind: 'vest', name: 'Life vest', canOpenDoor: false },
];

export async function insertDemoStations(tx: Tx, now: Temporal.Instant): Promise<void> {
  for (const [index, station] of demoStations.entries()) {
    // Opened one after the other: lists show the oldest first.
    const openedAt = now.subtract({ hours: 24 * 30 * (demoStations.length - index) });
    await tx.insertInto('stations').values(stationRow(station, openedAt)).execute();
    const numbers = Array.from({ length: station.lockerCount }, (_, at) => at + 1);
    const lockers = numbers.map((number) => lockerRow(station.id, number, now));
    await tx.insertInto('lockers').values(lockers).execute();
    const items = numbers.flatMap((number) => itemRows(station.id, number, now));
    await tx.insertInto('items').values(items).execute();
  }
}

const stationRow = ({ id, status, info, language, facts }: DemoStation, now: Temporal.Instant) => ({
  id,
  status,
  info,
  prefs: asJson({
    CONTACT_PHONE: facts.phone,
    PING_INTERVAL: '15',
    SCAN_TIMEOUT: '5',
    PAGE_TIMEOUT: '60',
    DEFAULT_LANGUAGE: language,
    LANGUAGES: 'et,en,ru,es,fr',
    ADMIN_PIN: '258014',
  }),
  metadata: asJson(asStrings(facts)),
  driver: 'simulated' as const,
  firstOpenedAt: now,
  createdAt: now,
  updatedAt: now,
});

/** `metadata` is a map of strings, lists joined with semicolons. */
const asStrings = (facts: DemoStation['facts']) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, Array.isArray(value) ? value.join(';') : String(value)]),
  );

const lockerRow = (stationId: string, number: number, now: Temporal.Instant) => ({
  stationId,
  number,
  status: 'free' as const,
  rfids: kinds.map(({ kind }) => tagOf(stationId, number, kind)),
  createdAt: now,
  updatedAt: now,
});

const itemRows = (stationId: string, lockerNumber: number, now: Temporal.Instant) =>
  kinds.map(({ kind, name, canOpenDoor }) => ({
    id: newId(),
    stationId,
    lockerNumber,
    name,
    canOpenDoor,
    rfid: tagOf(stationId, lockerNumber, kind),
    status: 'found' as const,
    metadata: asJson({ kind }),
    seenAt: now,
    createdAt: now,
    updatedAt: now,
  }));

/** Looks like the 96 bits of a real tag and is the same after every load. */
const tagOf = (...parts: (string | number)[]) =>
  `E280${createHash('sha256').update(parts.join('/')).digest('hex').slice(0, 20).toUpperCase()}`;
