import { calls } from '@laine/contract/calls.ts';
import { bookingsInput } from '../../admin/person/person-data.ts';
import { PersonPage } from '../../admin/person/person-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { staffLoader, type Visit } from '../staff-loader.server.ts';

export const loader = staffLoader(async ({ call, params: { personId } }: Visit<{ personId: string }>) => {
  const loaded = await call(calls.person, { personId });
  const bookings = await call(calls.adminBookings, bookingsInput(personId));
  const { stations } = await call(calls.stationNames);
  return { loaded, bookings, stations };
});

export default ({ loaderData }: LoadedBy<typeof loader>) => (
  <PersonPage key={loaderData.loaded.person.id} {...loaderData} />
);
