import type { Deps } from '../../ground/deps.ts';
import { listNoticesOf } from './notice-store.ts';

/** What a booking's customer was told and whether it arrived, for staff: newest first. */
export const listNotices = (deps: Deps, bookingId: string): ReturnType<typeof listNoticesOf> =>
  listNoticesOf(deps.db.query, bookingId);
