import { z } from 'zod';
import { Moment } from '../fields.ts';

/** The last time that the renter was told holds, so a shorter end counts only once it was told. */
export const BoardTime = z.object({ start: Moment, end: Moment });

/** Present when staff gave boards of one booking different times, soonest first. For own bookings only. */
export const BoardTimes = z.array(BoardTime).optional();
