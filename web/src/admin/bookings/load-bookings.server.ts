import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import { readListAddress } from '../../ui/table/list-address.ts';
import type { NamedStation } from '../sessions/sessions-data.ts';
import { BookingsAddress, inputOf, type BookingsAnswer } from './bookings-data.ts';

type Loaded = { stations: NamedStation[]; loaded: BookingsAnswer };

const nothing: BookingsAnswer = { bookings: [], pagination: { offset: 0, limit: 1 }, total: 0 };

/** A filter for somebody else's station shows nothing: for this person there is no such station. */
export async function loadBookings(call: Caller, search: URLSearchParams): Promise<Loaded> {
  const { stations } = await call(calls.stationNames);
  const input = inputOf(readListAddress(BookingsAddress, search));
  const loaded = await call(calls.adminBookings, input).catch((error: unknown) => {
    if (declinedStatus(error) === 404) return nothing;
    throw error;
  });
  return { stations, loaded };
}
