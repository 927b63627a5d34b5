import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPagesScene } from '../../../testing/open-pages-scene.ts';

/** Odd addresses as only programs send them: browsers normalise them first. Each has a name for the test. */
let pages: Awaited<ReturnType<typeof openPagesScene>>;
beforeAll(async () => {
  // The page contains the address it was rendered for.
  pages = await openPagesScene({
    render: async ({ url }) => new Response(url, { headers: { 'content-type': 'text/html' } }),
  });
  await pages.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => pages.close());

async function ask(target: string, host: string, port = (pages.app.server.address() as AddressInfo).port) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: body.join('\r\n\r\n') };
}

describe('a page', () => {
  test.each([
    ['/', '/'],
    ['/reservations?page=2', '/reservations?page=2'],
    ['/stations/pirita?date=2026-07-01', '/stations/pirita'],
    ['//', '/%2F'],
    ['///', '/%2F%2F'],
    ['//[', '/%2F['],
    ['//:99999/', '/%2F:99999/'],
    ['//reservations', '/%2Freservations'],
    ['//evil.example', '/%2Fevil.example'],
    ['/\\evil.example', '/%5Cevil.example'],
    ['//%ff', '/%2F%25ff'],
    ['http://evil.example/reservations?a=b', '/reservations?a=b'],
    ['http://evil.example//reservations', '/%2Freservations'],
  ])('asked for as %s is rendered for %s of our own', async (target, path) => {
    const { status, body } = await ask(target, 'localhost:3000');
    expect([status, body]).toEqual([200, `http://localhost:3000${path}`]);
  });

  test.each(['http://localhost:99999/', 'http://[/'])(
    '%s is no address, which is said in plain text',
    async (target) => {
      const { status, head, body } = await ask(target, 'localhost');
      expect([status, body]).toEqual([400, 'Bad Request']);
      expect(head).toMatch(/content-type: text\/plain; charset=utf-8/i);
    },
  );
});

describe('a visitor who comes to', () => {
  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('%s stays there', async (host) => {
    expect((await ask('/', host)).body).toBe(`http://${host}/`);
  });

  test.each([
    'localhost:99999',
    'localhost:abc',
    'localhost:3961:1',
    '127.0.0.1:1e3',
    'localhost:@evil.example',
    'evil.example',
  ])('%s is led to where we listen', async (host) => {
    const { port } = pages.app.server.address() as AddressInfo;
    expect(await ask('/', host)).toMatchObject({ status: 200, body: `http://localhost:${port}/` });
  });

  test('a bad port can sign in with Google all the same', async () => {
    const { port } = new URL(pages.product.url);
    const { status, head } = await ask('/api/auth/login/google', 'localhost:99999', Number(port));
    expect(status).toBe(302);
    expect(head).toContain(encodeURIComponent(`${pages.product.url}/api/auth/callback/google`));
  });
});
