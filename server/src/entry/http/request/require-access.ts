import type { Access, Call } from '@laine/contract/call.ts';
import { coversScope } from '@laine/contract/key-scope.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { SIGNED_IN_AS } from '@laine/contract/signed-in-as.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../ground/deps.ts';
import type { Person, Principal, Staff } from '../../../ground/principal.ts';
import { requireFresh, isStaff } from '../../../ground/principal.ts';
import { isLoginOfBanned } from '../../../identity/accounts/is-login-of-banned.ts';

type Needed = Pick<Call, 'access' | 'scope'>;

/** Denies by default: an access that isn't listed here lets nobody in. */
export async function requireAccess(
  deps: Deps,
  { access, scope }: Needed,
  request: FastifyRequest,
): Promise<Principal> {
  const who = await request.visit.principal();
  requireSamePerson(who, request.headers[SIGNED_IN_AS.toLowerCase()]);
  if (who.kind === 'visitor' && !openAccess.has(access)) await sayWhyNobody(deps, request);
  requireScope(who, access, scope);
  if (forStaff.has(access)) requirePasskey(who);
  switch (access) {
    case 'anyone':
    case 'proof':
      return who;
    case 'customer':
      requirePerson(who);
      // Cookies only: bearer tokens are for the admin calls.
      if (request.visit.bearer !== undefined) throw new Refusal('not-signed-in');
      return who;
    case 'reader':
      return requireSomebody(who);
    case 'self':
      return requirePerson(who);
    case 'staff':
      if (!isStaff(requireSomebody(who))) throw new Refusal('not-allowed');
      return who;
    case 'staff-person':
      if (!isStaff(requirePerson(who))) throw new Refusal('not-allowed');
      return who;
    case 'fresh-staff': {
      const person = requirePerson(who);
      if (!isStaff(person)) throw new Refusal('not-allowed');
      return freshOnly(deps, person);
    }
    case 'admin':
      return requireAdmin(who);
    case 'admin-or-key':
      return who.kind === 'program' ? who : requireAdmin(who);
    case 'fresh-admin':
      return freshOnly(deps, requireAdmin(who));
    default:
      throw new Refusal('not-allowed');
  }
}

const openAccess = new Set<Access>(['anyone', 'proof']);

/** Tells a person with an open tab why their login ended, rather than only to sign in. */
async function sayWhyNobody(deps: Deps, { visit: { bearer, loginToken } }: FastifyRequest): Promise<void> {
  const token = bearer ?? loginToken;
  if (token !== undefined && (await isLoginOfBanned(deps, token))) throw new Refusal('signed-out-by-ban');
}

/** Each call names the scope that a key needs. A call without one is open to everybody, or to people only. */
function requireScope(who: Principal, access: Access, scope: Needed['scope']): void {
  if (who.kind !== 'program') return;
  if (scope === undefined ? keyAccess.has(access) : !coversScope(who.scope, scope)) {
    throw new Refusal('scope-too-small');
  }
}

const keyAccess = new Set<Access>(['staff', 'reader', 'admin-or-key']);

const forStaff = new Set<Access>(['staff', 'staff-person', 'fresh-staff', 'admin', 'admin-or-key', 'fresh-admin']);

/** For an admin who hasn't shown a passkey yet. Elsewhere such an admin counts as a customer. */
function requirePasskey(who: Principal): void {
  if (who.kind === 'person' && who.passkey.isMissing) throw new Refusal('passkey-needed');
}

/** Refuses a call for another person than the one signed in. Without one, the access check answers. */
function requireSamePerson(who: Principal, expectedId: string | string[] | undefined): void {
  if (expectedId === undefined || who.kind !== 'person') return;
  if (who.account.id !== expectedId) throw new Refusal('somebody-else-signed-in');
}

function requireSomebody(who: Principal): Staff {
  if (who.kind === 'visitor') throw new Refusal('not-signed-in');
  return who;
}

function requirePerson(who: Principal): Person {
  const somebody = requireSomebody(who);
  if (somebody.kind === 'program') throw new Refusal('not-allowed');
  return somebody;
}

function requireAdmin(who: Principal): Person {
  const person = requirePerson(who);
  if (!person.isAdmin) throw new Refusal('not-allowed');
  return person;
}

function freshOnly(deps: Deps, person: Person): Person {
  requireFresh(person, deps.now());
  return person;
}
