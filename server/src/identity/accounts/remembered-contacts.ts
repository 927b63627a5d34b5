import { createHmac } from 'node:crypto';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { RememberedContactsTable } from '../../ground/db/tables/accounts.ts';
import type { Deps } from '../../ground/deps.ts';
import {
  deleteRemembered,
  insertRemembered,
  isContactBanned,
  listRemembered,
  purgeRemembered,
} from './remembered-contact-store.ts';

/**
 * The rest of a removed person whose ban or warning still holds (decision 0091): keyed hashes of their e-mail and
 * phone. They can be compared with a given contact, and are useless otherwise.
 */

type Reason = RememberedContactsTable['reason'];
/** E-mail addresses and phone numbers as the accounts have them; what is unknown is passed over. */
type Contacts = (string | null)[];

const known = (contacts: Contacts) => [...new Set(contacts.filter((contact) => contact !== null))];

/** An e-mail has an @ and a phone has none, so one key serves both. */
export const hashContact = (key: Buffer, contact: string) =>
  createHmac('sha256', key).update(contact.trim().toLowerCase()).digest('hex');

const hashesOf = ({ contactKey }: Deps, contacts: Contacts) =>
  known(contacts).map((contact) => hashContact(contactKey, contact));

type Remembrance = { accountId: string; contacts: Contacts; reason: Reason; until: Temporal.Instant };

/** Called by a removal before the e-mail and phone are cleared. */
export function rememberContacts(deps: Deps, tx: Tx, { contacts, ...about }: Remembrance): Promise<void> {
  return insertRemembered(
    tx,
    hashesOf(deps, contacts).map((contactHash) => ({ contactHash, ...about })),
  );
}

/** The removed accounts that had one of these contacts and why they are remembered; the newest facts are with them. */
export const findRemembered = (
  deps: Deps,
  tx: Tx,
  contacts: Contacts,
  now: Temporal.Instant,
): Promise<{ reason: Reason; accountId: string }[]> => listRemembered(tx, hashesOf(deps, contacts), now);

/** Once its warnings were dropped or stand with the person's new account. */
export const forgetRemembered = (tx: Tx, accountId: string, reason: Reason): Promise<void> =>
  deleteRemembered(tx, accountId, reason);

/** Nothing is kept longer than the ban or warning holds. */
export const purgeRememberedContacts = (deps: Deps): Promise<void> => purgeRemembered(deps.db.query, deps.now());

/** True for the contacts of a banned person, even after their account was removed. */
export const isAnyBanned = (deps: Deps, tx: Tx, contacts: Contacts, now: Temporal.Instant): Promise<boolean> =>
  isContactBanned(tx, { contacts: known(contacts), contactHashes: hashesOf(deps, contacts) }, now);

export async function requireNotBanned(deps: Deps, tx: Tx, contacts: Contacts, now: Temporal.Instant): Promise<void> {
  if (await isAnyBanned(deps, tx, contacts, now)) throw new Refusal('account-banned');
}
