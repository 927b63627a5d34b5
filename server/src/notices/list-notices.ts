import type { Deps } from '../deps.ts';
import type { Notice } from './notice-store.ts';
import { listNoticesOf } from './notice-store.ts';

/** What a booking's customer was told and whether it arrived, for staff: newest first. */
export function listNotices(deps: Deps, bookingId: string): Promise<Notice[]> {
  return listNoticesOf(deps.db.query, bookingId);
}
