import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { loadOrNotFound } from '../frame/load-or-not-found.ts';
import { bookingsInput, type LoadedPerson } from './person-data.ts';

export async function loadPerson(call: Caller, personId: string): Promise<LoadedPerson> {
  const loaded = await loadOrNotFound(call(calls.person, { personId }));
  const bookings = await call(calls.adminBookings, bookingsInput(personId));
  const { stations } = await call(calls.stationNames);
  return { loaded, bookings, stations };
}
