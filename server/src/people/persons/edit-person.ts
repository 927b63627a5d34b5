import type { Person as PersonAnswer } from '@laine/contract/admin/entities.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { accountStatusAt } from '@laine/rules/people/account-status-at.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { refuseLostEdit } from '../../ground/audit/refuse-lost-edit.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import type { HeldAccount } from '../../identity/accounts/change-account.ts';
import { changeAccount, holdAccount } from '../../identity/accounts/change-account.ts';
import { endLoginsOf } from '../../identity/accounts/end-logins-of.ts';
import { closeLateTwice } from '../../identity/warnings/late-twice.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { cancelBannedBookingsJob } from './cancel-banned-bookings-job.ts';
import { findPersonRow } from './people-store.ts';
import { presentPerson } from './present-person.ts';

type Wish = ParsedInput<typeof calls.editPerson>;

/** One transaction in which nobody else changes the person. */
type Edit = { tx: Tx; actor: Actor<Person>; account: HeldAccount; now: Temporal.Instant };

/**
 * An admin's decisions about somebody else (docs/product.md, Restrictions). Everything is recorded before it takes
 * effect.
 */
export async function editPerson(deps: Deps, actor: Actor<Person>, wish: Wish): Promise<PersonAnswer> {
  const { personId, status, reason, role, note } = wish;
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const { account, admins } = await holdAccount(tx, personId);
    if (!account) throw new Refusal('not-found');
    requireAllowed(actor, wish, { account, admins }, now);
    const edit = { tx, actor, account, now };
    const stored = { note: account.staffNote };
    const { before } = wish;
    await refuseLostEdit(tx, { target: personId, action: 'person-noted', stored, before, wish: { note } });
    if (note !== undefined && note !== (account.staffNote ?? '')) await writeNote(edit, note);
    if (status === 'active') await lift(edit, reason);
    else if (status !== undefined) await restrict(edit, { ...wish, status });
    if (role !== undefined) await changeRole(edit, role);
    const row = await findPersonRow(tx, personId, now);
    if (!row) throw new Refusal('not-found');
    return presentPerson(row, now);
  });
}

type Held = { account: HeldAccount; admins: HeldAccount[] };

function requireAllowed(
  actor: Actor<Person>,
  { personId, status, role, until }: Wish,
  { account, admins }: Held,
  now: Temporal.Instant,
): void {
  if (until !== undefined && !isBefore(now, Temporal.Instant.from(until))) {
    throw new Refusal('malformed', { fields: 'until' });
  }
  // Not even a note: nobody would ever clear it.
  if (account.status === 'removed') throw new Refusal('state-moved-on');
  if (status === undefined && role === undefined) return;
  if (personId === actor.who.account.id) throw new Refusal('own-account');
  const losesRole = role === 'user' || status === 'suspended' || status === 'banned';
  const able = admins.filter((admin) => accountStatusAt(admin, now) === 'active').map(({ id }) => id);
  if (account.role === 'admin' && losesRole && !able.some((id) => id !== personId)) throw new Refusal('last-admin');
  // Another admin may have removed the right meanwhile, or the actor has requested to leave.
  if (!able.includes(actor.who.account.id)) throw new Refusal('not-allowed');
  const staysRestricted = status !== 'active' && isRestricted(account, now);
  if (role === 'admin' && (staysRestricted || losesRole)) throw new Refusal('state-moved-on');
}

async function writeNote({ tx, actor, account: { id }, now }: Edit, note: string): Promise<void> {
  await recordAction(tx, actor, { action: 'person-noted', target: id }, now);
  await changeAccount(tx, id, { staffNote: note === '' ? null : note }, now);
}

type Restriction = { status: 'suspended' | 'banned'; reason?: string | undefined; until?: string | undefined };

/** A restricted person loses their rights over others too. */
async function restrict(edit: Edit, { status, reason = '', until }: Restriction): Promise<void> {
  const { tx, actor, account, now } = edit;
  const { id: accountId } = account;
  const restrictedUntil = until === undefined ? null : Temporal.Instant.from(until);
  if (isSame(account, { status, restrictedBecause: reason, restrictedUntil })) return;
  const action = status === 'banned' ? 'person-banned' : 'person-suspended';
  const data = { reason, until: until ?? null };
  await recordAction(tx, actor, { action, target: accountId, data }, now);
  await changeAccount(tx, accountId, { status, restrictedBecause: reason, restrictedUntil, role: 'user' }, now);
  if (status === 'banned') {
    await endLoginsOf(tx, accountId, 'restricted', {}, now);
    // A job, so that a crash loses none; each booking is cancelled in its own transaction.
    await enqueue(tx, cancelBannedBookingsJob, { accountId }, { now });
  } else if (account.role === 'admin') {
    await endLoginsOf(tx, accountId, 'role-changed', {}, now);
  }
  await closeLateTwice(tx, accountId, now);
  await queueAccountMail(tx, { accountId, kind: 'restricted' }, now);
}

const isSame = (
  account: HeldAccount,
  { status, restrictedBecause, restrictedUntil }: Pick<HeldAccount, 'status' | 'restrictedBecause' | 'restrictedUntil'>,
) =>
  account.status === status &&
  account.restrictedBecause === restrictedBecause &&
  account.restrictedUntil?.epochMilliseconds === restrictedUntil?.epochMilliseconds;

/** A deletion requested by the person goes on; only they can cancel it. */
async function lift({ tx, actor, account, now }: Edit, reason: string | undefined): Promise<void> {
  if (!isRestricted(account, now)) return;
  const { id: accountId } = account;
  const data = reason === undefined ? null : { reason };
  await recordAction(tx, actor, { action: 'person-restored', target: accountId, data }, now);
  await liftRestriction(tx, account, now);
}

/** Also used when its time is over: `lift-ended-restrictions.ts`. */
export async function liftRestriction(tx: Tx, account: HeldAccount, now: Temporal.Instant): Promise<void> {
  const { id: accountId, deletionAskedAt } = account;
  const status = deletionAskedAt ? 'deactivated' : 'active';
  await changeAccount(tx, accountId, { status, restrictedBecause: null, restrictedUntil: null }, now);
  await queueAccountMail(tx, { accountId, kind: 'restriction-lifted' }, now);
}

async function changeRole({ tx, actor, account, now }: Edit, role: HeldAccount['role']): Promise<void> {
  if (account.role === role) return;
  await recordAction(tx, actor, { action: 'person-role-changed', target: account.id, data: { role } }, now);
  await changeAccount(tx, account.id, { role }, now);
  await endLoginsOf(tx, account.id, 'role-changed', {}, now);
}

const isRestricted = (account: HeldAccount, now: Temporal.Instant) =>
  ['suspended', 'banned'].includes(accountStatusAt(account, now));
