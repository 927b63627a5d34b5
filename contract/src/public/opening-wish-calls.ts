import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { StationId, Success } from '../fields.ts';

const stationParams = z.object({ stationId: StationId });

/** One mail to a customer when a station that takes no bookings can be booked again. */
export const openingWishCalls = {
  openingWish: get('public', '/stations/:stationId/opening-wish', {
    access: 'customer',
    summary: 'Whether the person is told when the station can be booked again, and at which address',
    params: stationParams,
    answer: z.object({ isWished: z.boolean(), email: z.string() }),
  }),
  wishForOpening: post('public', '/stations/:stationId/opening-wish', {
    access: 'customer',
    summary: 'Be told once, by mail, when the station can be booked again; lapses after a year',
    params: stationParams,
    /** False where the station can be booked now: then there is nothing to wait for. */
    answer: z.object({ isWished: z.boolean() }),
  }),
  dropOpeningWish: del('public', '/stations/:stationId/opening-wish', {
    access: 'customer',
    summary: 'Not be told of it after all',
    params: stationParams,
    answer: Success,
  }),
};
