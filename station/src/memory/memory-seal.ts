import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Says that a text is sealed, and how. */
const MARK = 'k1:';

/**
 * Keeps what the file must not tell whoever copies it: hashes of four digits are found again within the second, and the
 * staff's PIN opens every door. The key follows from the station's own, which is in the program's environment and not in
 * its data folder (decision 0192 says what that leaves).
 */
export class MemorySeal {
  readonly #key: Buffer;

  constructor(stationKey: string) {
    this.#key = createHmac('sha256', stationKey).update('what a station must not tell').digest();
  }

  close(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return MARK + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Undefined for what another key has sealed. */
  open(sealed: string): string | undefined {
    if (!isSealed(sealed)) return sealed;
    const bytes = Buffer.from(sealed.slice(MARK.length), 'base64');
    try {
      const decipher = createDecipheriv(ALGORITHM, this.#key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString();
    } catch {
      return undefined;
    }
  }
}

const isSealed = (text: string) => text.startsWith(MARK);

const sealedColumns = [
  ['station', 'told'],
  ...['sessions', 'codes_over', 'recent_returns'].flatMap((table) => [
    [table, 'code_hash'],
    [table, 'guarded_code_hash'],
  ]),
] as const;

/**
 * Seals what a program before this one wrote openly, and leaves no copy of it in the file. A session that another key
 * sealed is as good as never heard of: whatever the server tells of it is newer.
 */
export function sealMemory(db: DatabaseSync, seal: MemorySeal): void {
  db.function('seal', (text) => seal.close(String(text)));
  db.function('is_known', (text) => (seal.open(String(text)) === undefined ? 0 : 1));
  const sealed = sealedColumns.map(
    ([table, column]) =>
      db.prepare(`update ${table} set ${column} = seal(${column}) where ${column} not like '${MARK}%'`).run().changes,
  );
  if (sealed.some((changes) => Number(changes) > 0)) db.exec('vacuum; pragma wal_checkpoint(truncate)');
  db.exec('update sessions set revision = -1 where not is_known(code_hash)');
}
