import { readSettings, type Settings } from './settings.ts';
import { startFailure } from './start-failure.ts';

export const say = (words: string) => process.stdout.write(`${words}\n`);

/** Runs a command of the operator's and ends with its code. It needs the database alone, so nothing else has to be set. */
export async function runCommand(work: (settings: Settings, args: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work(readSettings({ ...process.env, NODE_ENV: undefined }), process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
  }
}
