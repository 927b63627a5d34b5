import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../../../ground/budgets/network-of.ts';
import type { Deps } from '../../../ground/deps.ts';
import { openEventLimits } from '../../../ground/security-events/open-event-limits.ts';
import { addressOf } from '../request/address-of.ts';
import { CONTENT_POLICY_REPORTS } from '../request/security.ts';

const HOUR_MS = 3_600_000;
const MAX_BYTES = 16 * 1024;
/** A browser with a broken extension reports with every page. */
const MAX_OF_A_NETWORK = 60;
const MAX_OF_ALL = 200;

/** The older format of browsers, and the Reporting API's. */
const Old = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
});
const New = z
  .array(z.object({ body: z.object({ effectiveDirective: z.string().optional(), blockedURL: z.string().optional() }) }))
  .max(50);

/**
 * Reports of scripts and resources that browsers blocked on our pages. Logs one line per directive and origin an hour,
 * without page addresses, queries or names. Anything else posted here is ignored.
 */
export function contentPolicyReports(app: FastifyInstance, deps: Deps): void {
  const { mayRecord: mayTell } = openEventLimits(() => deps.now().epochMilliseconds);

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    // Too long or cut off: nothing to tell anybody about.
    scope.setErrorHandler((_error, _request, reply) => reply.code(204).send());
    scope.addHook('onRequest', (request, reply, done) => {
      const network = networkOf(addressOf(request));
      if (mayTell([{ key: `from ${network}`, most: MAX_OF_A_NETWORK, withinMs: HOUR_MS }])) return done();
      void reply.code(204).send();
    });
    scope.post(CONTENT_POLICY_REPORTS, (request, reply) => {
      for (const { directive, blocked } of violationsIn(request.body)) {
        const limits = [
          { key: `${directive} ${blocked}`, most: 1, withinMs: HOUR_MS },
          { key: 'all', most: MAX_OF_ALL, withinMs: HOUR_MS, isTotal: true },
        ];
        if (mayTell(limits)) deps.log.warn({ directive, blocked }, 'content policy violated');
      }
      return reply.code(204).send();
    });
  });
}

type Violation = { directive: string; blocked: string };

function violationsIn(body: unknown): Violation[] {
  const given = readJson(body);
  const old = Old.safeParse(given);
  if (old.success) {
    const report = old.data['csp-report'];
    return [violation(report['effective-directive'] ?? report['violated-directive'], report['blocked-uri'])];
  }
  const reports = New.safeParse(given).data ?? [];
  return reports.map(({ body: { effectiveDirective, blockedURL } }) => violation(effectiveDirective, blockedURL));
}

function readJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

const violation = (directive = '', blocked = ''): Violation => ({
  directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
  blocked: placeOf(blocked),
});

/** The kind of origin without its details: `inline`, `eval`, a scheme, or an origin. */
function placeOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { origin, protocol } = new URL(blocked);
  return (origin === 'null' ? protocol : origin).slice(0, 200);
}
