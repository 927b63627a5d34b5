import { DAY_IN_SECONDS, LOGIN_CODE_RETENTION_DAYS, TRAFFIC_RETENTION_YEARS } from '@laine/rules/constants.ts';
import type { Deps } from '../deps.ts';
import { purgeLoginCodes } from './login-code-store.ts';
import { purgeLogins } from './login-store.ts';
import { purgeSignIns } from './provider-sign-in-store.ts';

/** Long enough for every limit that counts them. */
const KEEP_CODES = Temporal.Duration.from({ seconds: LOGIN_CODE_RETENTION_DAYS * DAY_IN_SECONDS });

/** Traffic data is kept a year; codes and round trips that ended are of no use to anyone after two days. */
export async function purgeExpiredSignIns(deps: Deps): Promise<void> {
  const now = deps.now();
  const aYearAgo = now.toZonedDateTimeISO('UTC').subtract({ years: TRAFFIC_RETENTION_YEARS }).toInstant();
  const { query } = deps.db;
  await purgeLoginCodes(query, now.subtract(KEEP_CODES));
  await purgeSignIns(query, now.subtract(KEEP_CODES));
  await purgeLogins(query, aYearAgo);
}
