import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './db/make-data-folder.ts';

const KEY_BYTES = 32;
const KEY_FILE = 'contact-hash.key';

type KeySettings = { contactHashKey: string | undefined; dataDir: string };

/**
 * The key of contact hashes: as set, or a random one in the data folder, made once. It is never in the database: whoever
 * has only a dump cannot find out whose addresses are remembered in it.
 */
export function openContactKey({ contactHashKey, dataDir }: KeySettings) {
  if (contactHashKey !== undefined) return Buffer.from(contactHashKey);
  makeDataFolder(dataDir);
  return readOrMakeKey(join(dataDir, KEY_FILE));
}

/** A key for another purpose: whoever learns what one was used for learns nothing of the others. */
export const deriveKey = (key: Buffer, purpose: string): Buffer =>
  createHmac('sha256', key).update(`laine key for ${purpose}`).digest();

/** Tells a key from another, and nothing of either. */
export const fingerprintOf = (key: Buffer): string => deriveKey(key, 'recognising it').toString('hex');

/** As a backup carries it: what `CONTACT_HASH_KEY` must be set to, or the words of the file. */
export const writtenKey = ({ contactHashKey, dataDir }: KeySettings): string =>
  contactHashKey ?? `${FILE_MARK}${openContactKey({ contactHashKey, dataDir }).toString('hex')}`;

/** Puts the key of a backup where an empty data folder looks for it, or compares it with the one that is set. */
export function restoreContactKey(settings: KeySettings, written: string): void {
  const key = keyOf(written);
  if (settings.contactHashKey === undefined) {
    makeDataFolder(settings.dataDir);
    const file = join(settings.dataDir, KEY_FILE);
    if (!readKey(file)) writeFileSync(file, `${written}\n`, { mode: 0o600, flag: 'wx' });
  }
  if (!openContactKey(settings).equals(key)) {
    throw new Error('CONTACT_HASH_KEY (without one contact-hash.key in DATA_DIR) is not the key of this backup');
  }
}

const FILE_MARK = 'hex:';
/** Bytes of our own making are written as hexadecimal digits; anything else is what somebody has set. */
const keyOf = (written: string) =>
  written.startsWith(FILE_MARK) ? Buffer.from(written.slice(FILE_MARK.length), 'hex') : Buffer.from(written);

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
    const text = readFileSync(file, 'utf8').trim();
    const key = /^[0-9a-f]*$/.test(text) ? Buffer.from(text, 'hex') : keyOf(text);
    if (key.length >= KEY_BYTES) return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  // A new key would silently lift every ban that is remembered by the old one.
  throw new Error(`${file} is damaged; restore it from a backup`);
}
