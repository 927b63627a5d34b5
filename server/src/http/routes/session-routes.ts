import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { decideReturn } from '../../returns/decide-return.ts';
import { endSession } from '../../returns/end-session.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const sessionRoutes = (deps: Deps) => [
  serve(deps, calls.decideReturn, ({ actor, input }) => done(decideReturn(deps, actor, input))),

  serve(deps, calls.endSession, ({ actor, input }) => done(endSession(deps, actor, input))),
];
