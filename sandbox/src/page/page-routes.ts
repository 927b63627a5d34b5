import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fontFile, fontNames } from '@laine/palette/font-files.ts';
import type { FastifyInstance } from 'fastify';
import { Declined } from '../answer-in-plain-text.ts';
import { sandboxCss } from './sandbox-css.ts';
import { sandboxPage, type StandIns } from './sandbox-page.ts';
import { sendPage } from './send-page.ts';

const scripts: ReadonlySet<string> = new Set(
  readdirSync(new URL('assets', import.meta.url)).filter((name) => name.endsWith('.js')),
);

export function pageRoutes(app: FastifyInstance, standIns: StandIns) {
  app.get('/', (_request, reply) => sendPage(reply, sandboxPage(standIns)));
  app.get('/assets/sandbox.css', async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await sandboxCss()),
  );
  for (const name of fontNames) {
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=3600')
        .send(await readFile(fontFile(name))),
    );
  }
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params }, reply) => {
    if (!scripts.has(params.name)) throw new Declined(404, 'No such file');
    const content = await readFile(new URL(`assets/${params.name}`, import.meta.url));
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(content);
  });
}
