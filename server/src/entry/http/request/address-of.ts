import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as trusted proxies say. What is no address counts as coming from the last of them. */
export const addressOf = ({ ip, socket }: FastifyRequest): string =>
  isIP(ip) > 0 ? ip : (socket.remoteAddress ?? 'unknown');

/** Also who handed it to us: what that one writes about its visitors may count. */
export const locatedOf = (request: FastifyRequest) => ({
  headers: request.headers,
  address: addressOf(request),
  peer: request.socket.remoteAddress ?? 'unknown',
});
