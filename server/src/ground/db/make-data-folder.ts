import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates the data folder, readable by ourselves only, and its parents one by one: Node's recursive mode never ends if
 * a parent can't hold folders, as in /proc.
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
