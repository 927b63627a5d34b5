import type { Deps } from '../../ground/deps.ts';
import type { Account, PasskeyState, Person } from '../../ground/principal.ts';

type Standing = Pick<Account, 'role' | 'status'>;

/**
 * Whether an admin has yet to show the passkey that they have to sign in with. What they sign in with is guarded by what is
 * stored of them: a deletion under way takes power away, and must open nothing.
 */
export function passkeyStandingOf(
  { settings }: Pick<Deps, 'settings'>,
  { role, status, isShown }: Standing & { isShown: boolean },
): Pick<PasskeyState, 'isUnproven' | 'isMissing'> {
  const isUnproven = settings.adminsNeedPasskey && role === 'admin' && !isShown;
  return { isUnproven, isMissing: isUnproven && status === 'active' };
}

type Holder = Standing & { ownStationIds: string[]; isMissing: boolean };

/**
 * Whoever is suspended, means to leave, or has yet to show their passkey, has no power over others. What they run stays
 * stored, for when that ends.
 */
export const rightsOf = ({
  role,
  status,
  ownStationIds,
  isMissing,
}: Holder): Pick<Person, 'isAdmin' | 'ownStationIds'> =>
  status === 'active' && !isMissing
    ? { isAdmin: role === 'admin', ownStationIds }
    : { isAdmin: false, ownStationIds: [] };
