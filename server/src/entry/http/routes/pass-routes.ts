import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { listEveryOffer } from '../../../money/prepaid/edit-offers.ts';
import { listPassOffers } from '../../../money/prepaid/find-passes.ts';
import { buyPass } from '../../../money/shop/buy-pass.ts';
import { editPassOffer, newPassOffer } from '../../../money/shop/edit-pass-offers.ts';
import { endPass, revokePass } from '../../../money/shop/end-pass.ts';
import { listBoughtPasses } from '../../../money/shop/list-own-purchases.ts';
import { withdrawPass } from '../../../money/shop/withdraw-purchase.ts';
import { chargeFollowUps } from '../../../rental/charges/charge-follow-ups.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const passRoutes = (deps: Deps) => [
  serve(deps, calls.passOffers, async () => ({ offers: await listPassOffers(deps) })),

  serve(deps, calls.myPasses, ({ who }) => listBoughtPasses(deps, who, chargeFollowUps)),

  serve(deps, calls.buyPass, async ({ who, input, visit }) => {
    const { origin, locale } = visit;
    return { url: (await buyPass(deps, who, { ...input, origin, locale }, chargeFollowUps)).href };
  }),

  serve(deps, calls.withdrawPass, ({ who, input }) => withdrawPass(deps, who, input)),

  serve(deps, calls.endPass, ({ who, input }) => done(endPass(deps, who, input))),

  serve(deps, calls.listPassOffers, async () => ({ offers: await listEveryOffer(deps) })),

  serve(deps, calls.newPassOffer, ({ actor, input }) => newPassOffer(deps, actor, input)),

  serve(deps, calls.editPassOffer, ({ actor, input }) => editPassOffer(deps, actor, input)),

  serve(deps, calls.revokePass, ({ actor, input }) => revokePass(deps, actor, input)),
];
