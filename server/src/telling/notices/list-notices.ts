import type { Deps } from '../../ground/deps.ts';
import { listNoticesOf } from './notice-store.ts';

/** The messages to a booking's customer and their delivery, for staff: newest first. */
export const listNotices = (deps: Deps, bookingId: string): ReturnType<typeof listNoticesOf> =>
  listNoticesOf(deps.db.query, bookingId);
