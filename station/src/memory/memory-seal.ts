import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Marks a sealed text, and the way it's sealed. */
const MARK = 'k1:';

/**
 * Encrypts what a copied file must not reveal: four digits can be found from their hash within a second, and the
 * staff's PIN opens every door. The key is derived from the station's own key, which is in the program's environment
 * and not in its data folder (decision 0192 says what that leaves).
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

  /** Undefined if it was sealed with another key. */
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
 * Seals what an older program wrote in plain text, and leaves no copy of it in the file. A session sealed with another
 * key counts as unknown: anything that the server sends about it is newer.
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
