import { Refusal } from '@laine/contract/refusals.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../../../settings.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers report blocked content here. */
export const CONTENT_POLICY_REPORTS = '/content-policy-reports';
const REPORTS_GROUP = 'content-policy';

/** The headers of every answer, unless its route says otherwise. */
export const usualHeaders = (settings: Settings): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'reporting-endpoints': `${REPORTS_GROUP}="${CONTENT_POLICY_REPORTS}"`,
  ...(settings.publicUrl?.protocol === 'https:' && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

/** Sets the headers in one hook: a helmet plugin alone halves the throughput of small answers. */
export function guardRequests(app: FastifyInstance, settings: Settings): void {
  const headers = usualHeaders(settings);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    const isHarmless = safeMethods.has(request.method) || request.routeOptions.url === CONTENT_POLICY_REPORTS;
    done(isHarmless || isOwnOrigin(request, settings) ? undefined : new Refusal('foreign-origin'));
  });
}

/**
 * Browsers name the page's origin on every unsafe request; another website's is refused. Programs send none.
 * `Host` counts beside the public address because one installation answers at several names (.ee, .es).
 */
function isOwnOrigin({ headers, host, protocol }: FastifyRequest, { publicUrl }: Settings): boolean {
  const { origin } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (publicUrl && origin === publicUrl.origin) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // All our names have the same scheme: a page that came without https could have been made by anybody on the way.
  return page.host === host && page.protocol === (publicUrl?.protocol ?? `${protocol}:`);
}

/** The origin of the operator's map: its style, tiles, letters and icons come from one place. */
const mapOrigin = ({ mapStyleUrl }: Settings) => (mapStyleUrl === undefined ? '' : ` ${new URL(mapStyleUrl).origin}`);

/** A script that runs as a worker follows its own policy, not that of its page: the map's worker fetches tiles. */
export const scriptContentPolicy = (settings: Settings): string =>
  `default-src 'none'; script-src 'self'; connect-src 'self'${mapOrigin(settings)}`;

/** Pages may run only what carries the nonce. */
export function pageContentPolicy(nonce: string, settings: Settings): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Attributes cannot run anything; widgets position themselves with them.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${mapOrigin(settings)}`,
    `connect-src 'self'${mapOrigin(settings)}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    // Both ways of saying it: not every browser knows the newer one.
    `report-uri ${CONTENT_POLICY_REPORTS}`,
    `report-to ${REPORTS_GROUP}`,
  ].join('; ');
}
