import type { Deps } from '../../ground/deps.ts';
import { cancelBannedBookingsJob } from '../../people/persons/cancel-banned-bookings-job.ts';
import { cancelBannedBookings } from '../../people/persons/cancel-banned-bookings.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const cancelBannedBookingsHandler = (deps: Deps) =>
  handleJob(cancelBannedBookingsJob, ({ accountId }) => cancelBannedBookings(deps, accountId));
