import type { BookingDetail } from '@laine/contract/public/entities.ts';

/** Each time that some of its boards have; which is whose stands on the tickets. */
export function timesOf({ sessions, metadata }: Pick<BookingDetail, 'sessions' | 'metadata'>) {
  const kept = sessions.filter(({ status }) => status !== 'cancelled');
  const times = new Map(kept.map(({ start, end }) => [start + end, { start, end }]));
  return times.size > 0 ? [...times.values()] : [metadata];
}
