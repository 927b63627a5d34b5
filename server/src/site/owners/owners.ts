import { locales } from '@laine/contract/languages.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { newId } from '../../ground/secrets.ts';
import { endLoginsOf } from '../../identity/accounts/end-logins-of.ts';
import { findOrCreateAccount } from '../../identity/accounts/find-or-create-account.ts';
import { addToOutbox } from '../../telling/outbox/add-to-outbox.ts';
import { readPrefs } from '../stations/read-prefs.ts';
import { insertOwner, listOwnerRows, removeOwnerRow } from './owner-store.ts';
import type { Welcome } from './welcome-owner.ts';

type Owner = { id: string; email: string };

export async function listOwners(deps: Deps, staff: Staff, { stationId }: { stationId: string }): Promise<Owner[]> {
  await requireStation(deps.db.query, staff, stationId);
  return listOwnerRows(deps.db.query, stationId);
}

type OwnerWish = {
  stationId: string;
  email: string;
  /** The inviting person's language and origin, used if nothing better is known. */
  locale: Locale;
  origin: string;
};

/** Attaches a person and writes to them once. A new address becomes an account. */
export async function addOwner(deps: Deps, actor: Actor, wish: OwnerWish): Promise<Owner> {
  const { stationId, email, origin } = wish;
  await requireStation(deps.db.query, actor.who, stationId);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const account = await findOrCreateAccount(deps, tx, email, now);
    if (await insertOwner(tx, stationId, account.id, now)) {
      await recordAction(tx, actor, { action: 'station-owner-added', target: account.id, stationId }, now);
      const locale = account.locale ?? languageOf(await readPrefs(tx, stationId)) ?? wish.locale;
      const data: Welcome = { stationId, locale, origin };
      const welcome = { kind: 'owner-welcome', channel: 'email', accountId: account.id, occasion: newId() } as const;
      await addToOutbox(tx, [{ ...welcome, data }], now);
    }
    return { id: account.id, email };
  });
}

export async function removeOwner(
  deps: Deps,
  actor: Actor,
  { stationId, userId }: { stationId: string; userId: string },
): Promise<void> {
  await requireStation(deps.db.query, actor.who, stationId);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (!(await removeOwnerRow(tx, stationId, userId))) throw new Refusal('not-found');
    await recordAction(tx, actor, { action: 'station-owner-removed', target: userId, stationId }, now);
    await endLoginsOf(tx, userId, 'role-changed', { except: loginOf(actor.who) }, now);
  });
}

/** An admin who leaves a station keeps this login. */
const loginOf = (who: Staff) => (who.kind === 'person' ? who.loginId : undefined);

/** People at a station mostly speak the language of its screen. */
const languageOf = (prefs: Record<string, string>) =>
  locales.find((locale) => locale === prefs['DEFAULT_LANGUAGE']?.trim().toLowerCase());
