import { z } from 'zod';
import { post } from '../call.ts';
import { Id, Reason } from '../fields.ts';
import { Pass } from '../public/entities.ts';

/** Seasonal passes as admins see them. */
export const passCalls = {
  revokePass: post('admin', '/passes/:passId/revoke', {
    access: 'admin',
    summary: 'End a pass on misuse',
    params: z.object({ passId: Id }),
    body: z.object({ reason: Reason }),
    answer: Pass,
  }),
};
