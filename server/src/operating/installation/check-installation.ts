import type { Db } from '../../ground/db/open-database.ts';
import { findMark, writeFirstMark } from './installation-store.ts';

/** What an installation is recognised by. Without a payment provider there is no mode. */
export type Installation = { keyFingerprint: string; paymentMode: 'test' | 'live' | undefined };

/** Test and live money in one set of books could never be told apart again. */
export const paymentModeOf = (secretKey: string | undefined): Installation['paymentMode'] =>
  secretKey === undefined ? undefined : /^(?:sk|rk)_test_/.test(secretKey) ? 'test' : 'live';

/** Names what differs from what this database was made with: the same key, the same kind of money. */
export async function checkInstallation(db: Db, { keyFingerprint, paymentMode }: Installation): Promise<string[]> {
  const problems: string[] = [];
  const foreignKey = await findForeignKey(db, keyFingerprint);
  if (foreignKey !== undefined) problems.push(foreignKey);
  const seen = await findMark(db, 'payment-mode');
  if (paymentMode && seen !== undefined && seen !== paymentMode) {
    const other = paymentMode === 'test' ? 'live' : 'test';
    problems.push(
      `STRIPE_SECRET_KEY is a ${paymentMode} key and this database has seen ${other} ones: take an empty database for it`,
    );
  }
  return problems;
}

/** In words, for a key that is not the one of this database. */
export async function findForeignKey(db: Db, keyFingerprint: string): Promise<string | undefined> {
  const first = await findMark(db, 'contact-key');
  if (first === undefined || first === keyFingerprint) return undefined;
  return 'CONTACT_HASH_KEY (without one contact-hash.key in DATA_DIR) is not the key of this database: bans, gift cards and shared tickets hang on it. Give the earlier one back; one from a file contact-hash.key is set as hex: and the content of the file';
}

/** The first start that succeeds decides, and names what differs where another one was faster. */
export async function markInstallation(db: Db, installation: Installation, now: Temporal.Instant): Promise<string[]> {
  const { keyFingerprint, paymentMode } = installation;
  await writeFirstMark(db, 'contact-key', keyFingerprint, now);
  if (paymentMode) await writeFirstMark(db, 'payment-mode', paymentMode, now);
  return checkInstallation(db, installation);
}

/** Made before databases knew their key, and used since: nothing tells whether it is the right one. Only a server makes stations. */
export async function isKeyUnproven(db: Db): Promise<boolean> {
  if ((await findMark(db, 'contact-key')) !== undefined) return false;
  return (await db.selectFrom('stations').select('id').limit(1).executeTakeFirst()) !== undefined;
}
