import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '../ground/db/make-data-folder.ts';

const KEY_BYTES = 32;
const KEY_FILE = 'contact-hash.key';

type KeySettings = { contactHashKey: string | undefined; dataDir: string };

/**
 * The key of contact hashes: as configured, or a random one made once in the data folder. It's never in the database,
 * so that a dump alone doesn't reveal the remembered contacts.
 */
export function openContactKey(settings: KeySettings): Buffer {
  const found = findContactKey(settings);
  if (found) return found;
  makeDataFolder(settings.dataDir);
  return makeKey(join(settings.dataDir, KEY_FILE));
}

export const findContactKey = ({ contactHashKey, dataDir }: KeySettings): Buffer | undefined =>
  contactHashKey === undefined ? readKey(join(dataDir, KEY_FILE)) : keyOf(contactHashKey);

/** A key for another purpose: learning one reveals nothing about the others. */
export const deriveKey = (key: Buffer, purpose: string): Buffer =>
  createHmac('sha256', key).update(`laine key for ${purpose}`).digest();

/** Distinguishes keys without revealing them. */
export const fingerprintOf = (key: Buffer): string => deriveKey(key, 'recognising it').toString('hex');

/**
 * Puts the key of a backup where an empty data folder looks for it, or compares it with the one that is there or set.
 * Calling the answer takes away what was put there.
 */
export function restoreContactKey(settings: KeySettings, written: string): () => void {
  const key = keyOf(written);
  const found = findContactKey(settings);
  if (found?.equals(key)) return () => {};
  if (found)
    throw new Error('CONTACT_HASH_KEY (without one contact-hash.key in DATA_DIR) is not the key of this backup');
  makeDataFolder(settings.dataDir);
  const file = join(settings.dataDir, KEY_FILE);
  writeFileSync(file, asDigits(key), { mode: 0o600, flag: 'wx' });
  return () => rmSync(file);
}

const HEX_MARK = 'hex:';
/** In the format of backups and `CONTACT_HASH_KEY`. */
export const writtenKey = (key: Buffer) => HEX_MARK + key.toString('hex');
/** Bytes are written as hexadecimal digits after a mark; anything else is words that count as they stand. */
const keyOf = (written: string) =>
  written.startsWith(HEX_MARK) ? Buffer.from(written.slice(HEX_MARK.length), 'hex') : Buffer.from(written);
const asDigits = (key: Buffer) => `${key.toString('hex')}\n`;

function makeKey(file: string): Buffer {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, asDigits(randomBytes(KEY_BYTES)), { mode: 0o600, flag: 'wx' });
  try {
    // A link is made whole or not at all, so that of several processes that start together one key counts for all.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readKey(file) ?? makeKey(file);
}

function readKey(file: string): Buffer | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim();
    const key = Buffer.from(/^[0-9a-f]*$/.test(text) ? text : '', 'hex');
    if (key.length >= KEY_BYTES) return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  // A new key would silently lift every ban that is remembered by the old one.
  throw new Error(`${file} is damaged; restore it from a backup`);
}
