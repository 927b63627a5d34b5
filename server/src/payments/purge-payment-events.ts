import type { Batch } from '../db/batch-of.ts';
import type { Tx } from '../db/open-database.ts';
import { deleteOldPaymentEvents } from './payment-event-store.ts';

export const purgePaymentEvents = (tx: Tx, batch: Batch): Promise<number> => deleteOldPaymentEvents(tx, batch);
