import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { getCallOut } from '../../../rental/call-outs/get-call-out.ts';
import { endCallOut, silenceCallOut, takeCallOut } from '../../../rental/call-outs/take-call-out.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const callOutRoutes = (deps: Deps) => [
  serve(deps, calls.callOut, ({ input }) => getCallOut(deps, input)),

  serve(deps, calls.takeCallOut, ({ input }) => done(takeCallOut(deps, input))),

  serve(deps, calls.silenceCallOut, ({ input }) => done(silenceCallOut(deps, input))),

  serve(deps, calls.endCallOut, ({ input }) => done(endCallOut(deps, input))),
];
