import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { isInQuestion } from './is-in-question.ts';

/** On the water, as far as the renter and we know. */
export const isOut = (
  booking: Pick<BookingDetail, 'returns'>,
  session: Pick<BookingDetail['sessions'][number], 'id' | 'status'>,
): boolean => session.status === 'started' && !isInQuestion(booking, session);
