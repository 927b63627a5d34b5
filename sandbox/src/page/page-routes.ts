import { readFile } from 'node:fs/promises';
import { fontFile, fontNames } from '@laine/palette/font-files.ts';
import type { FastifyInstance } from 'fastify';
import { Declined } from '../answer-in-plain-text.ts';
import { paletteSheet } from './palette-sheet.ts';
import { sendPage } from './send-page.ts';
import { sandboxPage, type StandIns } from './sandbox-page.ts';

const scripts = [
  'sandbox.js',
  'ask.js',
  'clock.js',
  'copy.js',
  'item-button.js',
  'faults.js',
  'inbox.js',
  'ledger.js',
  'make.js',
  'message.js',
  'pay.js',
  'phone.js',
  'sink.js',
  'station-wall.js',
  'station-words.js',
  'stations.js',
];
const styles = [
  'ledger.css',
  'outside-world.css',
  'pay.css',
  'phone.css',
  'picker.css',
  'sandbox.css',
  'stations.css',
  'items.css',
];

const assetTypes = new Map([
  ...scripts.map((name) => [name, 'text/javascript; charset=utf-8'] as const),
  ...styles.map((name) => [name, 'text/css; charset=utf-8'] as const),
]);

export function pageRoutes(app: FastifyInstance, standIns: StandIns) {
  app.get('/', (_request, reply) => sendPage(reply, sandboxPage(standIns)));
  app.get('/assets/palette.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(paletteSheet),
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
    const type = assetTypes.get(params.name);
    if (type === undefined) throw new Declined(404, 'No such file');
    const content = await readFile(new URL(`assets/${params.name}`, import.meta.url));
    return reply.type(type).header('cache-control', 'no-cache').send(content);
  });
}
