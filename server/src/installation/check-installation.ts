import type { Db } from '../db/open-database.ts';
import { findOrWriteMark } from './installation-store.ts';

/** What an installation is recognised by. Without a payment provider there is no mode. */
export type Installation = { keyFingerprint: string; paymentMode: 'test' | 'live' | undefined };

/** Test and live money in one set of books could never be told apart again. */
export const paymentModeOf = (secretKey: string | undefined): Installation['paymentMode'] =>
  secretKey === undefined ? undefined : /^(?:sk|rk)_test_/.test(secretKey) ? 'test' : 'live';

/** Whether this database was made with the same key and the same kind of money; the first start decides. Names what differs. */
export async function checkInstallation(db: Db, installation: Installation, now: Temporal.Instant): Promise<string[]> {
  const { keyFingerprint, paymentMode } = installation;
  const problems: string[] = [];
  if ((await findOrWriteMark(db, 'contact-key', keyFingerprint, now)) !== keyFingerprint) {
    problems.push(
      'CONTACT_HASH_KEY (without one contact-hash.key in DATA_DIR) is not the key of this database: bans, gift cards and shared tickets hang on it. Give the earlier one back',
    );
  }
  if (paymentMode && (await findOrWriteMark(db, 'payment-mode', paymentMode, now)) !== paymentMode) {
    const other = paymentMode === 'test' ? 'live' : 'test';
    problems.push(
      `STRIPE_SECRET_KEY is a ${paymentMode} key and this database has seen ${other} ones: take an empty database for it`,
    );
  }
  return problems;
}
