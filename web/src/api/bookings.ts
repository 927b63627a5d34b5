import type { CallAnswer } from '@laine/contract/call.ts';
import { rentalCalls } from '@laine/contract/public/rental-calls.ts';
import { call } from './call.ts';

export type FoundBooking = CallAnswer<typeof rentalCalls.booking>;
export type Cancellation = CallAnswer<typeof rentalCalls.cancelBooking>;
export type Extension = CallAnswer<typeof rentalCalls.extendBooking>;

export const getBooking = (bookingId: string, signal: AbortSignal): Promise<FoundBooking> =>
  call(rentalCalls.booking, { bookingId }, signal);

/** What a cancellation would give back; nothing happens. */
export const previewCancellation = (bookingId: string, signal: AbortSignal): Promise<Cancellation> =>
  call(rentalCalls.cancelBooking, { bookingId, preview: true }, signal);

/** Declined when the customer would get back another sum than the one they were shown. */
export const cancelBooking = (bookingId: string, refundInCents: number): Promise<Cancellation> =>
  call(rentalCalls.cancelBooking, { bookingId, preview: false, refundInCents });

/** What one more hour would cost; nothing happens. */
export const previewExtension = (bookingId: string, signal: AbortSignal): Promise<Extension> =>
  call(rentalCalls.extendBooking, { bookingId, preview: true }, signal);

export const extendBooking = (bookingId: string): Promise<Extension> =>
  call(rentalCalls.extendBooking, { bookingId, preview: false });

export async function confirmReturn(bookingId: string): Promise<void> {
  await call(rentalCalls.confirmReturn, { bookingId });
}

/** False: the command went out, but the door's sensor never said open. */
export async function openMyDoor(bookingId: string, sessionId: string): Promise<boolean> {
  const { success } = await call(rentalCalls.openMyDoor, { bookingId, sessionId });
  return success;
}

/** A plain address: the browser hands the file to its calendar. */
export const calendarAddress = (bookingId: string): string => `/api/bookings/${bookingId}/calendar.ics`;
