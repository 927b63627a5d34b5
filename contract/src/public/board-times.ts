import { z } from 'zod';
import { Moment } from '../fields.ts';

/** Of one board. What its renter was told last holds, so a shorter end counts once it was told. */
export const BoardTime = z.object({ start: Moment, end: Moment });

/** Where staff gave the boards of a booking different times: each of them, the soonest first. Told of own bookings. */
export const BoardTimes = z.array(BoardTime).optional();
