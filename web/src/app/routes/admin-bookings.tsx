import { bookingsList } from '../../admin/bookings/bookings-list.ts';
import { BookingsPage } from '../../admin/bookings/bookings-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { listLoader } from '../staff-loader.server.ts';

/** A filter for somebody else's station gives an empty list: for this person that station doesn't exist. */
export const loader = listLoader(bookingsList, () => ({ bookings: [], pagination: { offset: 0, limit: 1 }, total: 0 }));

export default ({ loaderData }: LoadedBy<typeof loader>) => <BookingsPage {...loaderData} />;
