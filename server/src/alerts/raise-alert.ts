import type { Db } from '../db/open-database.ts';
import type { NewAlert } from './alert-store.ts';
import { insertAlert } from './alert-store.ts';

/** Something needs a person. One trouble raises one alert until somebody has dealt with it. */
export const raiseAlert = (db: Db, alert: NewAlert, now: Temporal.Instant): Promise<void> =>
  insertAlert(db, alert, now);
