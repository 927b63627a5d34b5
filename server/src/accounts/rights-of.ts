import type { Account, Person } from '../principal.ts';

type Holder = Pick<Account, 'role' | 'status'> & { ownStationIds: string[] };

/** Whoever is suspended, or means to leave, has no power over others. What they ran stays stored, for when that ends. */
export const rightsOf = ({ role, status, ownStationIds }: Holder): Pick<Person, 'isAdmin' | 'ownStationIds'> =>
  status === 'active' ? { isAdmin: role === 'admin', ownStationIds } : { isAdmin: false, ownStationIds: [] };
