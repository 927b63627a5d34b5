import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tellingHandlers } from '../../entry/jobs/telling-handlers.ts';
import { type BackupLine, openBackup } from '../../ground/db/backup-file.ts';
import type { Mail } from '../../ground/ports/mailer.ts';
import { openRunner } from '../../ground/queue/runner.ts';
import { restoreBackup } from '../../operating/restore-backup.ts';
import { readSettings } from '../../settings.ts';
import { emptyTestDatabase } from '../../testing/open-test-database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { standingClock } from '../../testing/standing-clock.ts';
import type { OutboxDeps } from './notice.ts';

const file = fileURLToPath(new URL('../../testing/releases/0.2.0-postgres.backup', import.meta.url));

type Row = Record<string, string | null>;
type Change = (table: string, row: Row) => Row[];

/** The lines of a backup with other rows. */
async function* changed(lines: AsyncGenerator<BackupLine>, change: Change): AsyncGenerator<BackupLine> {
  let [table, columns] = ['', [] as string[]];
  for await (const line of lines) {
    if (!Array.isArray(line)) {
      if ('table' in line) ({ table, columns } = line);
      yield line;
    } else {
      const row = Object.fromEntries(columns.map((column, index) => [column, line[index] ?? null]));
      for (const each of change(table, row)) yield columns.map((column) => each[column] ?? null);
    }
  }
}

/** A station's owner, and the alerts and calls whose jobs are not yet deleted. */
type Known = { owner: Row; withJobs: Set<string> };

const senders = ['send-alert-message', 'send-call-out', 'send-prepaid-mail'];

/** As if the release had told nobody of its alerts, searches and purchases, and had two more mails to send. */
function untell({ owner: { account_id: accountId, station_id: stationId }, withJobs }: Known): Change {
  let hasMore = false;
  return (table, row) => {
    if (table === 'alert_messages' || table === 'call_outs') {
      return [withJobs.has(row['id'] ?? '') ? { ...row, state: 'queued', sent_at: null } : row];
    }
    if (table !== 'jobs') return [row];
    const waiting = senders.includes(row['kind'] ?? '') ? { ...row, done_at: null } : row;
    if (hasMore) return [waiting];
    hasMore = true;
    const more = { ...row, max_attempts: '20', attempts: '0', done_at: null, failed_at: null };
    const askedAt = row['created_at'];
    const account = { accountId, mail: { kind: 'restriction-lifted' }, askedAt };
    const owner = { accountId, stationId, locale: 'et', origin: 'https://laine.test' };
    const key = `account-mail:${accountId}:restriction-lifted:${askedAt}`;
    return [
      waiting,
      { ...more, id: '900001', kind: 'send-account-mail', payload: JSON.stringify(account), dedupe_key: key },
      { ...more, id: '900002', kind: 'welcome-owner', payload: JSON.stringify(owner), dedupe_key: null },
    ];
  };
}

async function readKnown(): Promise<Known> {
  const known: Known = { owner: {}, withJobs: new Set() };
  const note: Change = (table, row) => {
    if (table === 'station_owners') known.owner = row;
    const job = table === 'jobs' && /"(?:messageId|callOutId)": ?"([^"]+)"/.exec(row['payload'] ?? '');
    if (job) known.withJobs.add(job[1] ?? '');
    return [];
  };
  for await (const _ of changed((await openBackup(file)).lines, note));
  return known;
}

/** Everything of the backup that waits for somebody to be told. */
async function listWaiting(known: Known) {
  const { lines } = await openBackup(file);
  const waiting: string[] = [];
  const note: Change = (table, row) => {
    const { id, state, kind } = row;
    if (['notices', 'alert_messages', 'call_outs'].includes(table) && state === 'queued') waiting.push(id ?? '');
    const isMail = ['send-prepaid-mail', 'send-account-mail', 'welcome-owner'].includes(kind ?? '');
    if (table === 'jobs' && isMail && row['done_at'] === null) waiting.push(`job-${id}`);
    return [];
  };
  for await (const _ of changed(changed(lines, untell(known)), note));
  return waiting;
}

test('whatever version 0.2.0 still had to tell is told once, and nothing that it had told', async () => {
  const [db, known] = [await emptyTestDatabase(), await readKnown()];
  const { header, lines } = await openBackup(file);
  await restoreBackup(db, { header, lines: changed(lines, untell(known)) }, header.madeAt);
  const list = () => db.query.selectFrom('notices').select(['id', 'kind', 'state', 'dueAt']).execute();
  const queued = (await list()).filter(({ state }) => state === 'queued');
  expect(queued.map(({ id }) => id).toSorted()).toEqual((await listWaiting(known)).toSorted());
  const told = new Set((await list()).flatMap(({ id, state }) => (state === 'sent' ? [id] : [])));
  expect(queued.length).toBeGreaterThan(80);

  const clock = standingClock(header.madeAt);
  const sent: string[] = [];
  const send = (message: Mail | { id: string }) => {
    sent.push('id' in message ? message.id : (/notice\.(.*)@/.exec(message.messageId ?? '')?.[1] ?? ''));
    return Promise.resolve('sent' as const);
  };
  const answers = () => Promise.resolve(true);
  const deps: OutboxDeps = {
    db,
    now: () => clock.now(),
    settings: readSettings({ PUBLIC_URL: 'https://laine.test' }),
    contactKey: Buffer.from('a key'),
    giftCardKey: Buffer.from('another key'),
    mailer: { send, answers, close: () => {} },
    sms: { send, answers, isSet: true, countryOf: () => Promise.resolve('EE') },
  };
  const handlers = Object.values(tellingHandlers(deps)).flat();
  const runner = openRunner({ db, clock, lanes: [{ handlers }], log: silentLog });
  for (let day = 0; day < 3; day += 1) {
    await runner.drain();
    clock.advance({ hours: 24 });
  }
  await runner.stop();
  // The receipts of boards that are still out look again and again.
  const isLeft = ({ state, dueAt }: (typeof queued)[number]) =>
    state === 'queued' && Temporal.Instant.compare(dueAt, clock.now().subtract({ hours: 24 })) <= 0;
  expect((await list()).filter(isLeft)).toEqual([]);
  expect(sent.filter((id) => told.has(id))).toEqual([]);
  expect(new Set(sent).size).toBe(sent.length);
  expect(sent).toEqual(expect.arrayContaining(['job-900001', 'job-900002']));
  const left02 = db.query.selectFrom('jobs').select('kind').where('doneAt', 'is', null).where('failedAt', 'is', null);
  expect((await left02.where('kind', 'in', [...senders, 'send-account-mail', 'welcome-owner']).execute()).length).toBe(
    0,
  );
  await db.close();
});
