import { z } from 'zod';
import { post } from '../call.ts';

/** Pictures of damage and of stations. */
export const photoCalls = {
  newPhoto: post('admin', '/photos', {
    access: 'staff-person',
    summary: 'Keep a picture of damage or of a station; answers its address',
    rawBody: true,
    bodyTypes: ['image/jpeg', 'image/png', 'image/webp'],
    answer: z.object({ url: z.string() }),
  }),
};
