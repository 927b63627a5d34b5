import type { Deps } from '../deps.ts';
import { cancelBannedBookingsJob } from '../people/cancel-banned-bookings-job.ts';
import { cancelBannedBookings } from '../people/cancel-banned-bookings.ts';
import { handleJob } from '../queue/queue.ts';

export const cancelBannedBookingsHandler = (deps: Deps) =>
  handleJob(cancelBannedBookingsJob, ({ accountId }) => cancelBannedBookings(deps, accountId));
