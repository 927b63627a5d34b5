import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { answerClaim } from '../../../rental/claims/answer-claim.ts';
import { decideClaim } from '../../../rental/claims/decide-claim.ts';
import { discardClaim } from '../../../rental/claims/discard-claim.ts';
import { getClaim } from '../../../rental/claims/get-claim.ts';
import { listClaims, listOwnClaims } from '../../../rental/claims/list-claims.ts';
import { editClaim, proposeClaim, proposeDraftClaim } from '../../../rental/claims/propose-claim.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const claimRoutes = (deps: Deps) => [
  serve(deps, calls.myClaims, async ({ who }) => ({ claims: await listOwnClaims(deps, who) })),

  serve(deps, calls.answerClaim, ({ who, input }) => answerClaim(deps, who, input)),

  serve(deps, calls.claims, async ({ who, input }) => ({
    ...(await listClaims(deps, who, input)),
    pagination: { offset: input.offset, limit: input.limit },
  })),

  serve(deps, calls.claim, ({ who, input }) => getClaim(deps, who, input)),

  serve(deps, calls.proposeClaim, ({ actor, input }) => proposeClaim(deps, actor, input)),

  serve(deps, calls.editClaim, ({ actor, input }) => editClaim(deps, actor, input)),

  serve(deps, calls.proposeDraftClaim, ({ actor, input }) => proposeDraftClaim(deps, actor, input)),

  serve(deps, calls.discardClaim, ({ actor, input }) => done(discardClaim(deps, actor, input))),

  serve(deps, calls.decideClaim, ({ actor, input }) => decideClaim(deps, actor, input)),
];
