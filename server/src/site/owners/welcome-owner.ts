import { paths } from '@laine/contract/paths.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { Deps } from '../../ground/deps.ts';
import { writeLog } from '../../ground/logs/write-log.ts';
import { ownerMail } from '../../telling/notices/owner-mail.ts';
import { findOwnerEmail, findStationName } from './owner-store.ts';

type Welcome = { stationId: string; accountId: string; locale: Locale; origin: string };

/** Tells a new owner how to sign in; throws if the mail server is worth another try. */
export async function welcomeOwner(deps: Deps, welcome: Welcome): Promise<void> {
  const { stationId, accountId, locale, origin } = welcome;
  const { query } = deps.db;
  // The ownership was withdrawn before the mail went out.
  const email = await findOwnerEmail(query, stationId, accountId);
  if (email === null) return;
  const stationName = await findStationName(query, stationId);
  const url = new URL(paths.myStation(stationId), deps.settings.publicUrl ?? origin);
  const outcome = await deps.mailer.send(ownerMail(deps.settings.brand, { to: email, stationName, url, locale }));
  if (outcome === 'unavailable') throw new Error('the mail server did not take the welcome of an owner');
  if (outcome === 'refused') {
    await writeLog(query, { stationId, title: 'owner could not be written to', data: { accountId } }, deps.now());
  }
}
