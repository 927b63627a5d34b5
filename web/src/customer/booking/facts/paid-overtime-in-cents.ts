import type { BookingDetail } from '@laine/contract/public/entities.ts';

/** Charges for late boards: `amount_total` is the booking's price without them. */
export const paidOvertimeInCents = ({ overtime }: Pick<BookingDetail, 'overtime'>): number =>
  overtime?.state === 'charged' ? overtime.totalInCents : 0;
