import type { AlertSettings } from '@laine/contract/alert-settings.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { readSettings, upsertSettings } from './alert-settings-store.ts';

/** Applies to new alerts; quiet hours also to waiting ones. */
export async function editAlertMessages(
  deps: Deps,
  actor: Actor<Person>,
  settings: AlertSettings,
): Promise<AlertSettings> {
  const { id } = actor.who.account;
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await upsertSettings(tx, id, settings, now);
    const stored = await readSettings(tx, id);
    await recordAction(tx, actor, { action: 'alert-messages-edited', target: id, data: stored }, now);
    return stored;
  });
}
