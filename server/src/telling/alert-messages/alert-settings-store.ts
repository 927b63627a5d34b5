import type { AlertSettings } from '@laine/contract/alert-settings.ts';
import {
  DEFAULT_DIGEST_SECONDS,
  DEFAULT_QUIET_FROM_SECONDS,
  DEFAULT_QUIET_TO_SECONDS,
} from '@laine/rules/constants.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';

export const defaultSettings: AlertSettings = {
  byMail: true,
  bySms: true,
  quietFromInSeconds: DEFAULT_QUIET_FROM_SECONDS,
  quietToInSeconds: DEFAULT_QUIET_TO_SECONDS,
  digestAtInSeconds: DEFAULT_DIGEST_SECONDS,
};

export async function readSettings(db: Db, accountId: string): Promise<AlertSettings> {
  const row = await db
    .selectFrom('alertSettings')
    .select(['byMail', 'bySms', 'quietFromInSeconds', 'quietToInSeconds', 'digestAtInSeconds'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row ?? defaultSettings;
}

export async function upsertSettings(
  tx: Tx,
  accountId: string,
  settings: AlertSettings,
  now: Temporal.Instant,
): Promise<void> {
  const { byMail, bySms, quietFromInSeconds, quietToInSeconds, digestAtInSeconds } = settings;
  const row = { byMail, bySms, quietFromInSeconds, quietToInSeconds, digestAtInSeconds, updatedAt: now };
  await tx
    .insertInto('alertSettings')
    .values({ accountId, ...row })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
    .execute();
}

export async function readTested(db: Db, accountId: string) {
  return db
    .selectFrom('alertSettings')
    .select(['testedAt', 'smsCode', 'mailCode', 'smsReachedAt', 'mailReachedAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

type Reached = { smsReachedAt: Temporal.Instant; smsCode: null } | { mailReachedAt: Temporal.Instant; mailCode: null };

/** A test's code was typed in: that channel reaches the person. */
export async function markReached(tx: Tx, accountId: string, reached: Reached): Promise<void> {
  await tx.updateTable('alertSettings').set(reached).where('accountId', '=', accountId).execute();
}

export async function markMailAccepted(tx: Tx, accountId: string, because: string, now: Temporal.Instant) {
  const row = { mailAcceptedBecause: because, updatedAt: now };
  await tx
    .insertInto('alertSettings')
    .values({ accountId, ...defaultSettings, ...row })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
    .execute();
}

/** False when there was a test after `since`, however many ask at once. */
export async function markTested(
  tx: Tx,
  accountId: string,
  { now, since, ...codes }: { now: Temporal.Instant; since: Temporal.Instant; smsCode: string; mailCode: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('alertSettings')
    .values({ accountId, ...defaultSettings, ...codes, testedAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet({ ...codes, testedAt: now })
        .where(sql<boolean>`alert_settings.tested_at is null or alert_settings.tested_at <= ${since}`),
    )
    .returning('accountId')
    .executeTakeFirst();
  return row !== undefined;
}
