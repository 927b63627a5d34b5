import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { exampleKey, exampleSession } from '../testing/example-station.ts';
import { openTestMemory, tell } from '../testing/open-test-memory.ts';
import { standingClock } from '../testing/standing-clock.ts';
import { Memory } from './open-memory.ts';
import { schemaSteps } from './schema-steps.ts';

const writer = fileURLToPath(new URL('../testing/memory-writer.ts', import.meta.url));

/** Runs the writer until it has reported this many appends, then kills it wherever it is. */
async function runAndKill(dataDir: string, appends: number): Promise<{ bootId: string; said: number }> {
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let bootId = '';
  let said = 0;
  for await (const line of createInterface(child.stdout)) {
    if (bootId === '') bootId = line;
    else said = Number(line);
    // Reads the rest of the pipe too: what was reported has to be there.
    if (said >= appends) child.kill('SIGKILL');
  }
  await gone;
  return { bootId, said };
}

test(
  'after kill -9 every acknowledged append is there, without gaps, and facts and events agree',
  {
    timeout: 60_000,
  },
  async () => {
    const dataDir = temporaryFolder();
    for (const appends of [1, 7, 60]) {
      const { bootId, said } = await runAndKill(dataDir, appends);
      const memory = openTestMemory({ dataDir });
      const batch = memory.journal.listOldest(10_000, 100_000_000);
      expect(batch?.bootId).toBe(bootId);
      const sequences = batch?.events.map(({ sequence }) => sequence) ?? [];
      expect(sequences).toEqual(sequences.map((_, index) => index + 1));
      expect(sequences.length).toBeGreaterThanOrEqual(said);
      // The writer alternately starts and ends the session, in one transaction with its event.
      const last = batch?.events.at(-1)?.type;
      expect(memory.sessions.find('session-1')?.status).toBe(last === 'session-started' ? 'started' : 'finished');
      memory.acknowledge(bootId, sequences.length);
      memory.close();
    }
  },
);

test('a full disk loses the decision it refused and nothing else, and is over when there is room', () => {
  const dataDir = temporaryFolder();
  openTestMemory({ dataDir }).close();
  const db = new DatabaseSync(join(dataDir, 'station.db'));
  const memory = new Memory(db, standingClock(), exampleKey);
  tell(memory);
  const roomFor = (pages: number) => db.exec(`pragma max_page_count = ${pages}`);
  const note = (events: number) =>
    memory.transaction(() => {
      for (let event = 0; event < events; event++) memory.journal.append({ type: 'fault', title: 'Noted', data: {} });
    });

  roomFor(1);
  expect(() => note(1_000)).toThrow('full');
  expect(memory.journal.countUnsent()).toBe(0);
  expect(memory.sessions.find('session-1')).toBeDefined();
  roomFor(10_000);
  note(1);
  expect(() =>
    memory.transaction(() => {
      memory.journal.append({ type: 'fault', title: 'Noted', data: {} });
      throw new Error('changed its mind');
    }),
  ).toThrow('changed its mind');
  expect(memory.journal.countUnsent()).toBe(1);
  memory.close();
});

test('a second program on the same memory is refused', () => {
  const dataDir = temporaryFolder();
  openTestMemory({ dataDir });
  expect(() => openTestMemory({ dataDir })).toThrow('in use by another process');
});

test('a broken file is set aside, the station works on, and staff hear of it', () => {
  const dataDir = temporaryFolder();
  writeFileSync(
    join(dataDir, 'station.db'),
    'this is no database at all, but long enough to be read as one'.repeat(50),
  );
  const memory = openTestMemory({ dataDir });
  tell(memory, { sessions: [exampleSession()] });
  expect(memory.sessions.list()).toHaveLength(1);
  expect(memory.journal.listOldest(10, 1000)?.events).toMatchObject([{ type: 'fault' }]);
  expect(readdirSync(dataDir)).toContain('station.db.broken');
});

test('commands are remembered with what came of them, and forgotten long after they expired', () => {
  const memory = openTestMemory();
  const now = Temporal.Instant.from('2027-06-01T09:00:00Z');
  const begin = (id: string, at: Temporal.Instant) =>
    memory.transaction(() => memory.commands.begin(id, now.add({ seconds: 20 }), at));
  expect(begin('one', now)).toBe(true);
  expect(begin('one', now)).toBe(false);
  expect(memory.commands.findResult('one')).toBeUndefined();
  memory.transaction(() => memory.commands.recordResult('one', { success: true }));
  expect(memory.commands.findResult('one')).toEqual({ success: true });
  expect(begin('two', now.add({ hours: 23 }))).toBe(true);
  expect(memory.commands.findResult('one')).toEqual({ success: true });
  expect(begin('three', now.add({ hours: 25 }))).toBe(true);
  expect(memory.commands.findResult('one')).toBeUndefined();
});

test('a memory of an older program is kept, with what was added since; one of a newer program is left alone', () => {
  const dataDir = temporaryFolder();
  const file = new DatabaseSync(join(dataDir, 'station.db'));
  file.exec(`${schemaSteps[0]}; pragma user_version = 1`);
  file.exec(`insert into commands values ('command-1', 0, '{"success":true}')`);
  file.close();
  const memory = openTestMemory({ dataDir });
  expect(memory.commands.findResult('command-1')).toEqual({ success: true });
  expect(memory.silentDevices.list()).toEqual([]);
  expect(memory.expiredCodes.list(memory.journal.now().at)).toEqual([]);
  memory.close();

  const again = new DatabaseSync(join(dataDir, 'station.db'));
  again.exec('pragma user_version = 99');
  again.close();
  expect(() => openTestMemory({ dataDir })).toThrow('written by a newer program');
});
