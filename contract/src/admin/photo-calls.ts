import { z } from 'zod';
import { post } from '../call.ts';
import { StationId } from '../fields.ts';
import { photoUpload } from '../public/photo-calls.ts';

/** Photos of damage, taken by staff. */
export const photoCalls = {
  newPhoto: post('admin', '/photos', {
    access: 'staff-person',
    summary: 'Keep a picture of damage for a claim; one that is not used goes after a day',
    ...photoUpload,
  }),
  newStationPicture: post('admin', '/stations/:stationId/pictures', {
    access: 'staff-person',
    summary: 'Keep a picture for a station’s page; one that its `images` do not name goes after a day',
    params: z.object({ stationId: StationId }),
    ...photoUpload,
  }),
};
