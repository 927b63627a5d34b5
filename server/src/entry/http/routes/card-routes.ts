import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { myCards } from '../../../money/cards/my-cards.ts';
import { removeCard } from '../../../money/cards/remove-card.ts';
import { replaceCard } from '../../../money/cards/replace-card.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const cardRoutes = (deps: Deps) => [
  serve(deps, calls.myCards, ({ who }) => myCards(deps, who)),

  serve(deps, calls.replaceCard, async ({ who, visit }) => {
    const { origin, locale } = visit;
    return { url: (await replaceCard(deps, who, { origin, locale })).href };
  }),

  serve(deps, calls.removeCard, ({ who, input }) => done(removeCard(deps, who, input))),
];
