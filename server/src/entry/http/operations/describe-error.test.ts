import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { insertAccount } from '../../../identity/accounts/account-store.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { describeError } from './describe-error.ts';

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

test('what the database refuses is told by the names of the schema', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const account = { email: 'mari@example.com', locale: null };
  const now = Temporal.Now.instant();
  await insertAccount(db.query, account, now);
  const described = describeError(await thrownBy(() => insertAccount(db.query, account, now)));
  expect(described).toMatchObject({ code: '23505', constraint: 'accounts_email_key', table: 'accounts' });
  expect(described.stack).toContain('account-store.ts');
  expect(JSON.stringify(described)).not.toContain('mari@');
});

test.each([
  ['an address', () => new URL('http://mari@example.com:99999')],
  ['JSON', () => JSON.parse('mari@example.com')],
  ['a moment', () => Temporal.Instant.from('mari@example.com')],
  [
    'a cause',
    () => {
      throw new Error('as mari@example.com said', { cause: new Error('mari@example.com\n    mari@example.com') });
    },
  ],
  ['no error at all', () => Promise.reject('mari@example.com')],
])('%s that failed is not quoted', async (_what, work) => {
  expect(JSON.stringify(describeError(await thrownBy(work)))).not.toContain('mari@');
});

const PROGRAM = `
  import { openApp } from ${JSON.stringify(new URL('../open-app.ts', import.meta.url))};
  import { readSettings } from ${JSON.stringify(new URL('../../../settings.ts', import.meta.url))};
  const { log } = openApp(readSettings({ LOG_LEVEL: 'info' }));
  const error = Object.assign(new Error('mari@example.com'), { code: 'E1', detail: 'mari@example.com' });
  log.error({ err: error }, 'request failed');`;

test('every error in the log is described like that', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '--eval', PROGRAM]);
  expect(stdout).toContain('"code":"E1"');
  expect(stdout).not.toContain('mari@');
});
