import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { Email, Id, StationId, Success } from '../fields.ts';
import { StationUser } from './entities.ts';

const stationParams = z.object({ stationId: StationId });

export const ownerCalls = {
  stationUsers: get('admin-and-literal', '/stations/:stationId/users', {
    access: 'staff',
    scope: 'read',
    summary: 'Owners of a station',
    params: stationParams,
    answer: z.object({
      users: z.array(StationUser),
      /** People who'd be called if a renter were missing: owners first, then admins. */
      reach: z.array(z.object({ id: Id, name: z.string(), isReachable: z.boolean(), isMailAccepted: z.boolean() })),
      hasSms: z.boolean(),
    }),
  }),
  addStationUser: post('admin-and-literal', '/stations/:stationId/users/add', {
    access: 'fresh-admin',
    summary: 'Attach an owner by e-mail; an unknown address is invited',
    params: stationParams,
    body: z.object({ email: Email }),
    answer: StationUser,
  }),
  removeStationUser: del('admin-and-literal', '/stations/:stationId/users/:userId', {
    access: 'fresh-admin',
    summary: 'Detach an owner',
    params: z.object({ stationId: StationId, userId: Id }),
    answer: Success,
  }),
};
