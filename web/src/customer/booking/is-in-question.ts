import type { BookingDetail } from '@laine/contract/public/entities.ts';

/** Its renter says that the board is back, and staff have not looked yet. */
export const isInQuestion = ({ returns }: Pick<BookingDetail, 'returns'>, { id }: { id: string }): boolean =>
  returns.questions.some(({ sessionId, answer }) => sessionId === id && answer === null);
