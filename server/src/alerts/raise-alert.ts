import type { AlertKind } from '@laine/contract/alert-kinds.ts';
import type { Db } from '../db/open-database.ts';
import { asJson } from '../db/tables/json.ts';
import { newId } from '../secrets.ts';

type Alert = { kind: AlertKind; target: string; stationId: string | null; data: unknown };

/** Something needs a person. One trouble raises one alert until somebody has dealt with it. */
export async function raiseAlert(db: Db, { data, ...alert }: Alert, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('alerts')
    .values({ id: newId(), ...alert, data: asJson(data), createdAt: now })
    .onConflict((conflict) => conflict.columns(['kind', 'target']).where('closedAt', 'is', null).doNothing())
    .execute();
}
