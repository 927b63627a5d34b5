import type { Tx } from '../../ground/db/open-database.ts';
import { deleteMessages } from './alert-message-store.ts';
import { deleteSettings } from './alert-settings-store.ts';

/** What a removed person was told of stations, and how they wanted it. */
export async function forgetAlertMessages(tx: Tx, accountId: string): Promise<void> {
  await deleteMessages(tx, accountId);
  await deleteSettings(tx, accountId);
}
