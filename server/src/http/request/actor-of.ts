import type { FastifyRequest } from 'fastify';
import type { Staff } from '../../principal.ts';
import type { Actor } from '../../audit/record-action.ts';

/** The caller as the audit knows them. */
export const actorOf = <Who extends Staff>({ who, request }: { who: Who; request: FastifyRequest }): Actor<Who> => ({
  who,
  fromAddress: request.ip,
});
