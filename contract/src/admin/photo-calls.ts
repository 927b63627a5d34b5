import { post } from '../call.ts';
import { photoUpload } from '../public/photo-calls.ts';

/** Pictures of damage, as staff take them. */
export const photoCalls = {
  newPhoto: post('admin', '/photos', {
    access: 'staff-person',
    summary: 'Keep a picture of damage for a claim; one that is not used goes after a day',
    ...photoUpload,
  }),
};
