import type { LiveChange } from '@laine/contract/live-change.ts';
import type { Person } from '../principal.ts';
import { runs } from '../principal.ts';

/** Changes without a station are for admins. */
export const maySeeChange = (person: Person, { stationId }: LiveChange): boolean =>
  stationId === null ? person.isAdmin : runs(person, stationId);
