import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { agreeToReplacement } from '../../../rental/problems/agree-to-replacement.ts';
import { chooseRemedy } from '../../../rental/problems/choose-remedy.ts';
import { listOwnProblems, listProblems } from '../../../rental/problems/list-problems.ts';
import { reportProblem } from '../../../rental/problems/report-problem.ts';
import { resolveProblem } from '../../../rental/problems/resolve-problem.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const problemRoutes = (deps: Deps) => [
  serve(deps, calls.myProblems, ({ who, input }) => listOwnProblems(deps, who, input)),

  serve(deps, calls.reportProblem, ({ who, input }) => reportProblem(deps, who, input)),

  serve(deps, calls.chooseRemedy, ({ who, input }) => chooseRemedy(deps, who, input)),

  serve(deps, calls.problems, async ({ who, input }) => ({
    ...(await listProblems(deps, who, input)),
    pagination: { offset: input.offset, limit: input.limit },
  })),

  serve(deps, calls.agreeToReplacement, ({ actor, input }) => done(agreeToReplacement(deps, actor, input))),

  serve(deps, calls.resolveProblem, ({ actor, input }) => done(resolveProblem(deps, actor, input))),
];
