import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { readPhoto } from '../../photos/read-photo.ts';
import { uploadPhoto } from '../../photos/upload-photo.ts';
import { serve } from '../request/serve.ts';

export const photoRoutes = (deps: Deps) => [
  serve(deps, calls.uploadPhoto, ({ who, input }) => uploadPhoto(deps, who, input)),

  serve(deps, calls.newPhoto, ({ who, input }) => uploadPhoto(deps, who, input)),

  serve(deps, calls.photo, ({ who, input }) => readPhoto(deps, who, input)),
];
