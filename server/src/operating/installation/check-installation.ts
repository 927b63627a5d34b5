import type { Db } from '../../ground/db/open-database.ts';
import { findMark, writeFirstMark } from './installation-store.ts';

/** Marks that identify an installation. Without a payment provider there is no mode. */
export type Installation = { keyFingerprint: string; paymentMode: 'test' | 'live' | undefined };

/** Test and live money in the same books could never be separated again. */
export const paymentModeOf = (secretKey: string | undefined): Installation['paymentMode'] =>
  secretKey === undefined ? undefined : /^(?:sk|rk)_test_/.test(secretKey) ? 'test' : 'live';

/** Names differences from the database's marks: it must be the same key and the same kind of money. */
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

/** A message if the key doesn't belong to this database. */
export async function findForeignKey(db: Db, keyFingerprint: string): Promise<string | undefined> {
  const first = await findMark(db, 'contact-key');
  if (first === undefined || first === keyFingerprint) return undefined;
  return 'CONTACT_HASH_KEY (without one contact-hash.key in DATA_DIR) is not the key of this database: bans, gift cards and shared tickets hang on it. Give the earlier one back; one from a file contact-hash.key is set as hex: and the content of the file';
}

/** The first successful start sets the marks; if another was faster, this names the differences. */
export async function markInstallation(db: Db, installation: Installation, now: Temporal.Instant): Promise<string[]> {
  const { keyFingerprint, paymentMode } = installation;
  await writeFirstMark(db, 'contact-key', keyFingerprint, now);
  if (paymentMode) await writeFirstMark(db, 'payment-mode', paymentMode, now);
  return checkInstallation(db, installation);
}

/** True for a used database without a recorded key. Stations exist only after a server has run. */
export async function isKeyUnproven(db: Db): Promise<boolean> {
  if ((await findMark(db, 'contact-key')) !== undefined) return false;
  return (await db.selectFrom('stations').select('id').limit(1).executeTakeFirst()) !== undefined;
}
