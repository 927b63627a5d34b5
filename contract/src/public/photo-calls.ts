import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id } from '../fields.ts';

/** Larger than most photos from a phone; the web app sends smaller copies. */
export const MAX_PHOTO_BYTES = 8_000_000;

/** The server checks the bytes, whatever the header says. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const photoUpload = {
  rawBody: true,
  bodyTypes: PHOTO_TYPES,
  maxBytes: MAX_PHOTO_BYTES,
  answer: z.object({ id: Id, url: z.string() }),
} as const;

/** Photos of broken, dirty or missing things. */
export const photoCalls = {
  uploadPhoto: post('public', '/photos', {
    access: 'customer',
    summary: 'Keep a picture for a report; one that is not used goes after a day',
    ...photoUpload,
  }),
  stationPicture: get('public', '/station-pictures/:pictureId', {
    access: 'anyone',
    summary: 'A picture of a station, for everybody',
    params: z.object({ pictureId: Id }),
    answer: z.instanceof(Uint8Array),
    form: 'picture',
  }),
  photo: get('public', '/photos/:photoId', {
    access: 'reader',
    scope: 'read',
    summary: 'A picture, for whoever uploaded it, whose booking it is about, and who runs its station',
    params: z.object({ photoId: Id }),
    answer: z.instanceof(Uint8Array),
    form: 'picture',
  }),
};
