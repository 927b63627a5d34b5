import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeText } from '@laine/contract/station-link.ts';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { matchCode } from '../rental/match-code.ts';
import { exampleSession, exampleStation } from '../testing/example-station.ts';
import { openTestMemory, tell } from '../testing/open-test-memory.ts';
import { MemorySeal } from './memory-seal.ts';
import { schemaSteps } from './schema-steps.ts';

const told = { station: exampleStation({ prefs: { ADMIN_PIN: '246813' } }), sessions: [exampleSession()] };
const { codeSalt, codeHash } = exampleSession();

/** Everything that a thief of the data folder gets. */
const copyOf = (dataDir: string) =>
  Buffer.concat(readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name))));

test('what was closed is opened by the same key alone', () => {
  const sealed = new MemorySeal('a key').close('4711');
  expect(new MemorySeal('a key').open(sealed)).toBe('4711');
  expect(new MemorySeal('another').open(sealed)).toBeUndefined();
  expect(new MemorySeal('a key').close('4711')).not.toBe(sealed);
});

test('a copy of the data folder tells neither door codes nor the PIN', () => {
  const dataDir = temporaryFolder();
  const memory = openTestMemory({ dataDir });
  tell(memory, told);
  memory.close();
  const copy = copyOf(dataDir);
  expect(copy.includes(codeSalt)).toBe(true);
  expect(copy.includes(codeHash)).toBe(false);
  expect(copy.includes('246813')).toBe(false);
  const guesses = Array.from({ length: 10_000 }, (_, code) => codeText(codeSalt, String(code).padStart(4, '0')));
  const found = guesses.filter((guess) => copy.includes(createHash('sha256').update(guess).digest('hex')));
  expect(found).toEqual([]);
});

test('after a restart with its key the program knows everything', () => {
  const dataDir = temporaryFolder();
  const memory = openTestMemory({ dataDir });
  tell(memory, told);
  memory.close();
  const again = openTestMemory({ dataDir });
  expect(again.station.prefs().adminPin).toBe('246813');
  expect(matchCode(again.sessions.list(), { code: '4711' }, false)?.id).toBe('session-1');
});

test('with another key it knows no code until the server tells it again', () => {
  const dataDir = temporaryFolder();
  const memory = openTestMemory({ dataDir });
  tell(memory, told);
  memory.close();
  const replaced = openTestMemory({ dataDir, key: 'the key after that one' });
  expect(replaced.station.find()).toBeUndefined();
  expect(matchCode(replaced.sessions.list(), { code: '4711' }, false)).toBeUndefined();
  tell(replaced, told);
  expect(matchCode(replaced.sessions.list(), { code: '4711' }, false)?.id).toBe('session-1');
});

test('what an older program wrote openly is sealed, and no copy of it stays', () => {
  const dataDir = temporaryFolder();
  const db = new DatabaseSync(join(dataDir, 'station.db'));
  for (const step of schemaSteps) db.exec(step);
  db.exec(`pragma user_version = ${schemaSteps.length}`);
  const { id, status, lockerNumber, start, end, guardedCodeHash, revision } = exampleSession();
  const facts = [id, status, lockerNumber, start, end, codeSalt, codeHash, guardedCodeHash, revision];
  db.prepare('insert into sessions values (?, ?, ?, ?, ?, ?, ?, ?, ?, null, 0, null)').run(...facts);
  db.prepare('insert into station values (1, ?)').run(JSON.stringify(told.station));
  db.close();
  const memory = openTestMemory({ dataDir });
  expect(memory.station.prefs().adminPin).toBe('246813');
  expect(matchCode(memory.sessions.list(), { code: '4711' }, false)?.id).toBe('session-1');
  memory.close();
  expect(copyOf(dataDir).includes(codeHash)).toBe(false);
  expect(copyOf(dataDir).includes('246813')).toBe(false);
});
