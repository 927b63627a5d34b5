import { TRAFFIC_RETENTION_IN_YEARS } from '@laine/rules/constants.ts';
import type { Deps } from '../deps.ts';
import { purgeSignInTraces } from './login-code-store.ts';

/** Long enough for every limit that counts them. */
const KEEP_CODES = Temporal.Duration.from({ hours: 48 });

/** Traffic data is kept a year; codes and round trips that ended are of no use to anyone after two days. */
export async function purgeExpiredSignIns(deps: Deps): Promise<void> {
  const now = deps.now();
  const aYearAgo = now.toZonedDateTimeISO('UTC').subtract({ years: TRAFFIC_RETENTION_IN_YEARS }).toInstant();
  await purgeSignInTraces(deps.db.query, now.subtract(KEEP_CODES), aYearAgo);
}
