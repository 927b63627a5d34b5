import { calls } from '@laine/contract/calls.ts';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../ground/budgets/network-of.ts';
import type { Deps } from '../../../ground/deps.ts';
import { acceptSafety, getSharedTicket } from '../../../rental/tickets/get-shared-ticket.ts';
import { shareTicket } from '../../../rental/tickets/share-ticket.ts';
import { takeTicketBack } from '../../../rental/tickets/take-ticket-back.ts';
import { addressOf } from '../request/address-of.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

const placeOf = (request: FastifyRequest) => ({
  network: networkOf(addressOf(request)),
  locale: request.visit.locale,
});

export const ticketRoutes = (deps: Deps) => [
  serve(deps, calls.shareTicket, async ({ who, input, visit: { origin } }) => ({
    url: (await shareTicket(deps, who, { ...input, origin })).href,
  })),

  serve(deps, calls.takeTicketBack, ({ who, input }) => done(takeTicketBack(deps, who, input))),

  serve(deps, calls.sharedTicket, ({ input, request }) => getSharedTicket(deps, { ...input, ...placeOf(request) })),

  serve(deps, calls.acceptSafety, ({ input, request }) =>
    acceptSafety(deps, { token: input.token, ...placeOf(request) }),
  ),
];
