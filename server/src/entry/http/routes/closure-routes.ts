import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { closeForATime, previewClosure } from '../../../rental/closures/close-for-a-time.ts';
import { listClosures } from '../../../rental/closures/list-closures.ts';
import { openAgain } from '../../../rental/closures/open-again.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const closureRoutes = (deps: Deps) => [
  serve(deps, calls.closures, async ({ who, input }) => ({
    closures: await listClosures(deps, who, input),
    pagination: { offset: input.offset, limit: input.limit },
  })),

  serve(deps, calls.previewClosure, ({ who, input }) => previewClosure(deps, who, input)),

  serve(deps, calls.newClosure, ({ actor, input }) => closeForATime(deps, actor, input)),

  serve(deps, calls.endClosure, ({ actor, input }) => done(openAgain(deps, actor, input))),
];
