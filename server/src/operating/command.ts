import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings, type Settings } from '../settings.ts';
import { startFailure } from './start-failure.ts';

export const say = (words: string) => process.stdout.write(`${words}\n`);

type Work = (settings: Settings, args: string[]) => Promise<number>;

/** Runs a command of the operator's and ends with its code. It needs the database alone: nothing else has to be set. */
export async function runCommand(work: Work, { makesDatabase = false } = {}): Promise<void> {
  try {
    const settings = readSettings({ ...process.env, NODE_ENV: undefined });
    requireDatabase(settings, makesDatabase);
    process.exitCode = await work(settings, process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
  }
}

/** An empty database in the wrong place would silently accept the command. */
function requireDatabase({ databaseUrl, dataDir }: Settings, makesDatabase: boolean): void {
  if (databaseUrl !== undefined) return;
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('DATABASE_URL is missing: with NODE_ENV=production it says which database is meant');
  }
  if (!makesDatabase && !existsSync(join(dataDir, 'database'))) {
    throw new Error(`There is no database in ${resolve(dataDir)}: set DATABASE_URL, or DATA_DIR to where it is`);
  }
}
