import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './db/make-data-folder.ts';

const KEY_BYTES = 32;

/**
 * The key of contact hashes: as set, or a random one in the data folder, made once. It is never in the database: whoever
 * has only a dump cannot find out whose addresses are remembered in it.
 */
export function openContactKey({ contactHashKey, dataDir }: { contactHashKey: string | undefined; dataDir: string }) {
  if (contactHashKey !== undefined) return Buffer.from(contactHashKey);
  makeDataFolder(dataDir);
  return readOrMakeKey(join(dataDir, 'contact-hash.key'));
}

/** A key for another purpose: whoever learns what one was used for learns nothing of the others. */
export const deriveKey = (key: Buffer, purpose: string): Buffer =>
  createHmac('sha256', key).update(`laine key for ${purpose}`).digest();

function readOrMakeKey(file: string): Buffer {
  const found = readKey(file);
  if (found) return found;
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link is made whole or not at all, so that of several processes that start together one key counts for all.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readOrMakeKey(file);
}

function readKey(file: string): Buffer | undefined {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
    if (key.length === KEY_BYTES) return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  // A new key would silently lift every ban that is remembered by the old one.
  throw new Error(`${file} is damaged; restore it from a backup`);
}
