import type { AdminBookingDetail } from '@laine/contract/admin/booking-calls.ts';

export type BookingData = AdminBookingDetail;
export type BoardData = BookingData['sessions'][number];
