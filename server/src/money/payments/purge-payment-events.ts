import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteOldPaymentEvents } from './payment-event-store.ts';

export const purgePaymentEvents = (tx: Tx, batch: Batch): Promise<number> => deleteOldPaymentEvents(tx, batch);
