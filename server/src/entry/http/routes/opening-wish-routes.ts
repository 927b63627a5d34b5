import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { dropOpeningWish, readOpeningWish, wishForOpening } from '../../../rental/opening-wishes/wish-for-opening.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const openingWishRoutes = (deps: Deps) => [
  serve(deps, calls.openingWish, ({ who, input }) => readOpeningWish(deps, who, input)),

  serve(deps, calls.wishForOpening, ({ who, input }) => wishForOpening(deps, who, input)),

  serve(deps, calls.dropOpeningWish, ({ who, input }) => done(dropOpeningWish(deps, who, input))),
];
