import type { BookingDetail } from '@laine/contract/public/entities.ts';

/** What was charged for late boards: `amount_total` is what the booking cost, without it. */
export const paidOvertimeInCents = ({ overtime }: Pick<BookingDetail, 'overtime'>): number =>
  overtime?.state === 'charged' ? overtime.totalInCents : 0;
