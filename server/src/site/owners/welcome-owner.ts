import { paths } from '@laine/contract/paths.ts';
import { Locale } from '@laine/contract/states.ts';
import { z } from 'zod';
import { writeLog } from '../../ground/logs/write-log.ts';
import { ownerMail } from '../../telling/notices/owner-mail.ts';
import type { Notice, OutboxDeps, Turn } from '../../telling/outbox/notice.ts';
import { findOwnerEmail, findStationName } from './owner-store.ts';

const Welcome = z.object({
  stationId: z.string(),
  locale: Locale,
  /** Our own address in the view of the person who added them. */
  origin: z.string(),
});
export type Welcome = z.infer<typeof Welcome>;

/** Tells a new owner how to sign in. */
export async function welcomeOwner({ db, now, settings }: OutboxDeps, { accountId, data }: Notice): Promise<Turn> {
  const { stationId, locale, origin } = Welcome.parse(data);
  const to = accountId === null ? null : await findOwnerEmail(db.query, stationId, accountId);
  if (to === null) return { gone: 'they own it no more' };
  const stationName = await findStationName(db.query, stationId);
  const url = new URL(paths.myStation(stationId), settings.publicUrl ?? origin);
  return {
    mail: ownerMail(settings.brand, { to, stationName, url, locale }),
    onRefused: () =>
      writeLog(db.query, { stationId, title: 'owner could not be written to', data: { accountId } }, now()),
  };
}
