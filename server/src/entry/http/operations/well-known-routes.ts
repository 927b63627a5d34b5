import { locales } from '@laine/contract/languages.ts';
import { paths } from '@laine/contract/paths.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../ground/deps.ts';

/** Readers with an older copy fetch it again; RFC 9116 wants less than a year. */
const HOLDS_FOR = Temporal.Duration.from({ hours: 24 * 90 });

/** Personal, staff and sandbox pages, and their calls. This only guides search engines; access is checked elsewhere. */
const NOT_FOR_SEARCH = [
  '/api/',
  paths.alert(''),
  paths.booking(''),
  paths.receipts(''),
  paths.refund(''),
  paths.admin(),
  paths.myStations(),
  paths.reservations(),
  paths.settings(),
  paths.debts(),
  paths.unsubscribe(),
  paths.sandbox(),
];

/** Files that programs expect at a fixed address: security.txt and robots.txt. */
export function wellKnownRoutes(app: FastifyInstance, deps: Deps): void {
  const { contactEmail } = deps.settings.brand;

  app.get('/.well-known/security.txt', (request, reply) => {
    const expires = deps.now().add(HOLDS_FOR).round('second');
    const { origin } = request.visit;
    return sendText(reply, [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${expires.toString()}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
    ]);
  });

  app.get('/robots.txt', (_request, reply) =>
    sendText(reply, ['User-agent: *', ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`)]),
  );
}

const sendText = (reply: FastifyReply, lines: string[]) =>
  reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
