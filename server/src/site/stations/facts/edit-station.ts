import type { AdminStation } from '@laine/contract/admin/entities.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { readFacts, requireFacts } from '@laine/contract/read-facts.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { PrefsWish } from '@laine/contract/station-prefs.ts';
import { readStationPrefs, withSecretsMasked } from '@laine/contract/station-prefs.ts';
import { sql } from 'kysely';
import type { Actor } from '../../../ground/audit/record-action.ts';
import { recordAction } from '../../../ground/audit/record-action.ts';
import { changesOf, refuseLostEdit } from '../../../ground/audit/refuse-lost-edit.ts';
import type { Tx } from '../../../ground/db/open-database.ts';
import { asJson } from '../../../ground/db/tables/json.ts';
import type { Deps } from '../../../ground/deps.ts';
import { requireFresh } from '../../../ground/principal.ts';
import { requireStation } from '../../../ground/require-station.ts';
import { lockStationRow, updateStation } from '../station-store.ts';
import { newWebhookSecret } from '../webhook-secret.ts';
import { getAdminStation } from './admin-stations.ts';
import { keepFactsOfAdmins } from './keep-facts-of-admins.ts';
import { reasonsNotToOpen } from './reasons-not-to-open.ts';
import { offerOf, requireGradualPrice } from './require-gradual-price.ts';
import { requireMeantPrice } from './require-meant-price.ts';
import { requireSameCountry } from './require-same-country.ts';
import { requireZoneOfCountry } from './require-zone-of-country.ts';

type Facts = Record<string, string>;
type StationWish = Omit<ParsedInput<typeof calls.editStation>, 'stationId'>;

/** Changes only the named fields. The station's program learns of it through the database's notification. */
export async function editStation(
  deps: Deps,
  actor: Actor,
  { stationId, ...wish }: ParsedInput<typeof calls.editStation>,
): Promise<AdminStation> {
  await requireStation(deps.db.query, actor.who, stationId);
  // Before the transaction: a slow name server must not hold the station's row.
  const webhookUrl = await readWebhookUrl(deps, actor, stationId, wish.webhookUrl);
  if (wish.metadata) requireFacts(wish.metadata);
  if (wish.prefs?.ADMIN_PIN !== undefined) requireFreshPerson(actor, deps.now());

  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const before = await lockStationRow(tx, stationId);
    if (!before) throw new Refusal('not-found');
    if (wish.status === 'active') requireFacts(wish.metadata ?? before.metadata);
    if (wish.status === 'active' && before.status !== 'active') {
      const [reason] = await reasonsNotToOpen(tx, stationId, { hasSms: deps.sms.isSet });
      if (reason) throw new Refusal(reason);
    }
    await refuseLostEdits(tx, before, { stationId, ...wish });
    const wished = wish.metadata && mergeFacts(before.metadata, wish.metadata, wish.before?.metadata);
    if (wished) requireFacts(wished);
    if (wished) requireSameCountry(actor.who, before.metadata, wished);
    const prices = wished && { who: actor.who, stationId, before, wish: wished };
    if (prices) await requireGradualPrice(tx, prices, now);
    if (wished && wish.confirmed !== true) {
      requireMeantPrice(before.metadata, wished);
      requireZoneOfCountry(before.metadata, wished);
    }
    const metadata = wished && keepFactsOfAdmins(actor.who, before.metadata, wished);
    const { before: _, ...said } = wish;
    const was = offerOf(before);
    const data = { ...told({ ...said, ...(wished && { metadata: wished }) }), ...(was && { was }) };
    await recordAction(tx, actor, { action: 'station-edited', target: stationId, stationId, data }, now);
    await updateStation(
      tx,
      stationId,
      {
        ...(wish.prefs && {
          prefs: asJson(mergePrefs(before.prefs, wish.prefs)),
          prefsRevision: sql`prefs_revision + 1`,
        }),
        ...(metadata && { metadata: asJson(metadata) }),
        ...(wish.info !== undefined && { info: wish.info }),
        ...(wish.status && { status: wish.status }),
        ...(wish.driver && { driver: wish.driver }),
        // The receiver at the earlier address knows the earlier secret.
        ...(webhookUrl !== undefined &&
          webhookUrl !== before.webhookUrl && {
            webhookUrl,
            webhookSecret: webhookUrl === null ? null : newWebhookSecret(),
          }),
      },
      now,
    );
  });
  return getAdminStation(deps, actor.who, { stationId });
}

type Stored = Pick<NonNullable<Awaited<ReturnType<typeof lockStationRow>>>, 'metadata' | 'prefs'>;

async function refuseLostEdits(tx: Tx, stored: Stored, wish: StationWish & { stationId: string }): Promise<void> {
  const timeZone = readFacts(stored.metadata).facts?.timeZone ?? 'UTC';
  const edit = { target: wish.stationId, action: 'station-edited', timeZone } as const;
  const { metadata, prefs } = wish.before ?? {};
  if (metadata && wish.metadata) {
    const texts = { stored: stored.metadata, before: metadata, wish: wish.metadata };
    await refuseLostEdit(tx, { ...edit, part: 'metadata', ...texts });
  }
  if (prefs && wish.prefs) {
    // Secrets are never shown, so nobody's edit began from one.
    const { ADMIN_PIN: _, ...wished } = wish.prefs;
    const texts = { stored: stored.prefs, before: prefs, wish: { ...prefs, ...wished } };
    await refuseLostEdit(tx, { ...edit, part: 'prefs', ...texts });
  }
}

/** A caller who sends the values they began from changes only the fields they edited. */
function mergeFacts(stored: Facts, wish: Facts, before: Facts | undefined): Facts {
  if (!before) return wish;
  const changed = changesOf(before, wish);
  const merged = { ...stored, ...Object.fromEntries(changed.map((name) => [name, wish[name] ?? ''])) };
  return Object.fromEntries(Object.entries(merged).filter(([name, text]) => text !== '' || !changed.includes(name)));
}

/** Undefined if nothing changes: an owner's form may repeat the address it was given. */
async function readWebhookUrl(
  deps: Deps,
  { who }: Actor,
  stationId: string,
  wish: string | null | undefined,
): Promise<string | null | undefined> {
  if (wish === undefined) return undefined;
  const { webhookUrl: before } = await getAdminStation(deps, who, { stationId });
  const url = wish ? new URL(wish) : null;
  if ((url?.href ?? null) === before) return undefined;
  if (who.kind === 'person' && !who.isAdmin) throw new Refusal('not-allowed');
  requireFreshPerson({ who }, deps.now());
  if (url && !(await deps.webhooks.mayReceive(url))) throw new Refusal('webhook-url-refused');
  return url?.href ?? null;
}

/** For rights that outlive a login or a key: the PIN opens every door. */
function requireFreshPerson({ who }: Pick<Actor, 'who'>, now: Temporal.Instant): void {
  if (who.kind !== 'person') throw new Refusal('not-allowed');
  requireFresh(who, now);
}

/** Missing keys stay, because secrets are never sent back; an empty string removes one. */
function mergePrefs(before: Record<string, string>, wish: PrefsWish): Record<string, string> {
  const named = Object.entries({ ...before, ...wish });
  const merged = Object.fromEntries(named.filter((pref): pref is [string, string] => Boolean(pref[1])));
  // The offered languages are known only together with the preferences that stay.
  const byDefault = wish.DEFAULT_LANGUAGE?.toLowerCase();
  if (byDefault && readStationPrefs(merged).defaultLanguage !== byDefault) {
    throw new Refusal('malformed', { fields: 'prefs.DEFAULT_LANGUAGE' });
  }
  return merged;
}

/** The edit for the audit. An address may have a secret in its path, and a PIN is one. */
function told({ webhookUrl, prefs, confirmed, ...wish }: Omit<StationWish, 'before'>) {
  return {
    ...wish,
    ...(confirmed && { confirmed }),
    ...(prefs && { prefs: withSecretsMasked(prefs) }),
    ...(webhookUrl !== undefined && { webhookHost: webhookUrl ? new URL(webhookUrl).host : null }),
  };
}
