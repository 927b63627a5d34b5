import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The origin of a request by its trusted proxies. An invalid address counts as the last proxy's. */
export const addressOf = ({ ip, socket }: FastifyRequest): string =>
  isIP(ip) > 0 ? ip : (socket.remoteAddress ?? 'unknown');

/** With the direct peer: its headers about the visitor may count. */
export const locatedOf = (request: FastifyRequest) => ({
  headers: request.headers,
  address: addressOf(request),
  peer: request.socket.remoteAddress ?? 'unknown',
});
