import type { Deps } from '../../ground/deps.ts';
import type { Account, PasskeyState, Person } from '../../ground/principal.ts';

type Standing = Pick<Account, 'role' | 'status'>;

/**
 * Tells if an admin still has to show their passkey. `isUnproven` goes by the stored role: a deletion under way takes
 * away rights, and must not relax the checks on ways to sign in.
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
 * A suspended or leaving person, or one who must still show a passkey, has no rights over others. Their stations stay
 * stored for later.
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
