import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes the data folder, readable by ourselves alone, and those above it, one by one: Node's own recursive way never
 * ends where a parent takes no folders, as in /proc.
 */
export function makeDataFolder(dataDir: string): void {
  const folder = resolve(dataDir);
  try {
    make(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`DATA_DIR: ${folder} cannot be used: ${(cause as Error).message}`, { cause });
  }
}

function make(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error('it is a file');
  make(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
