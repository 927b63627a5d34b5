import type { BookingDetail } from '@laine/contract/public/entities.ts';

/** The renter says that the board is back, and staff haven't checked yet. */
export const isInQuestion = ({ returns }: Pick<BookingDetail, 'returns'>, { id }: { id: string }): boolean =>
  returns.questions.some(({ sessionId, answer }) => sessionId === id && answer === null);
