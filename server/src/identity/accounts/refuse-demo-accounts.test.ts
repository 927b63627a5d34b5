import { loadDemoData } from '@laine/sandbox/demo/load-demo-data.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';

test('a database that has held the demo is nothing for production', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  await expect(refuseDemoAccounts(db.query)).resolves.toBeUndefined();
  await loadDemoData(db, Temporal.Now.instant(), undefined);
  await expect(refuseDemoAccounts(db.query)).rejects.toThrow('@laine.test: production needs a database of its own');
});
