import { calls } from '@laine/contract/calls.ts';
import { networkOf } from '../../../ground/budgets/network-of.ts';
import type { Deps } from '../../../ground/deps.ts';
import { readPhoto } from '../../../site/photos/read-photo.ts';
import { readStationPicture, uploadStationPicture } from '../../../site/photos/station-pictures.ts';
import { uploadPhoto } from '../../../site/photos/upload-photo.ts';
import { addressOf } from '../request/address-of.ts';
import { serve } from '../request/serve.ts';

export const photoRoutes = (deps: Deps) => [
  serve(deps, calls.uploadPhoto, ({ who, input, request }) =>
    uploadPhoto(deps, who, { ...input, network: networkOf(addressOf(request)) }),
  ),

  serve(deps, calls.newPhoto, ({ who, input, request }) =>
    uploadPhoto(deps, who, { ...input, network: networkOf(addressOf(request)) }),
  ),

  serve(deps, calls.newStationPicture, ({ who, input }) => uploadStationPicture(deps, who, input)),

  serve(deps, calls.stationPicture, async ({ input, reply }) => {
    const bytes = await readStationPicture(deps, input);
    // A changed picture has a new id.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return bytes;
  }),

  serve(deps, calls.photo, ({ who, input }) => readPhoto(deps, who, input)),
];
