import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { CourierOptions } from './webhook-courier.ts';
import { webhookCourier } from './webhook-courier.ts';

/** A receiver on this machine. */
async function receiver(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return (server.address() as AddressInfo).port;
}

const inSandbox = { httpsOnly: false, toLoopback: true };
const inProduction = { httpsOnly: true, toLoopback: false };
const mayReceive = (url: string, options: CourierOptions) => webhookCourier(options).mayReceive(new URL(url));
const post = (url: string, options: CourierOptions) =>
  webhookCourier(options).post({ url: new URL(url), headers: { 'content-type': 'application/json' }, body: '{"a":1}' });

describe('an address', () => {
  const resolve = async (name: string) =>
    ({
      'hooks.example.com': ['93.184.215.14', '2606:2800:21f:cb07::1'],
      'inner.example.com': ['10.0.0.7'],
      'half.example.com': ['93.184.215.14', '::1'],
    })[name] ?? [];

  test.each([
    ['https://hooks.example.com/laine', true],
    ['https://hooks.example.com:8443/laine', true],
    ['https://93.184.215.14/', true],
    ['https://not-yet-known.example.com/', true],
    ['http://hooks.example.com/laine', false],
    ['ftp://hooks.example.com/', false],
    ['https://user:secret@hooks.example.com/', false],
    ['https://inner.example.com/', false],
    ['https://half.example.com/', false],
    ['https://127.0.0.1/', false],
    ['https://2130706433/', false],
    ['https://0x7f.1/', false],
    ['https://[::1]/', false],
    ['https://[::ffff:169.254.169.254]/', false],
    ['https://[64:ff9b::a00:1]/', false],
    ['https://192.168.1.1/', false],
  ])('in production, %s may receive webhooks: %s', async (url, may) => {
    expect(await mayReceive(url, { ...inProduction, resolve })).toBe(may);
  });

  test.each(['https://localhost/', 'https://laine.localhost/', 'https://localhost./'])(
    'in production, %s is this machine',
    async (url) => expect(await mayReceive(url, inProduction)).toBe(false),
  );

  test.each([
    ['http://localhost:3000/sandbox/api/webhook-sink', true],
    ['http://127.0.0.1:3000/', true],
    ['http://192.168.1.1/', false],
    ['http://169.254.169.254/latest/meta-data', false],
  ])('in the sandbox, %s may receive webhooks: %s', async (url, may) => {
    expect(await mayReceive(url, inSandbox)).toBe(may);
  });
});

describe('a delivery', () => {
  test('arrives as it was sent, with the receiver’s own name', async () => {
    const got: { request: IncomingMessage; body: string }[] = [];
    const port = await receiver(async (request, response) => {
      got.push({ request, body: await text(request) });
      response.end('thanks');
    });
    const url = `http://beach.example.com:${port}/hook?key=1`;
    const outcome = await post(url, { ...inSandbox, resolve: async () => ['127.0.0.1'] });
    expect(outcome).toEqual({ kind: 'answered', status: 200 });
    expect(got).toMatchObject([{ body: '{"a":1}', request: { method: 'POST', url: '/hook?key=1' } }]);
    expect(got[0]?.request.headers.host).toBe(`beach.example.com:${port}`);
  });

  test('goes to the address that was checked, however often the name changes', async () => {
    let asked = 0;
    let reached = 0;
    const port = await receiver((_request, response) => {
      reached += 1;
      response.end();
    });
    const changing = async () => {
      asked += 1;
      return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
    };
    const outcome = await post(`http://rebinding.example.com:${port}/`, { ...inSandbox, resolve: changing });
    expect([outcome.kind, asked, reached]).toEqual(['answered', 1, 1]);
  });

  test('never knocks inside', async () => {
    let reached = 0;
    const port = await receiver((_request, response) => {
      reached += 1;
      response.end();
    });
    const resolve = async () => ['127.0.0.1'];
    const options = { httpsOnly: false, toLoopback: false, resolve };
    expect(await post(`http://evil.example.com:${port}/`, options)).toEqual({ kind: 'unsafe' });
    expect(await post(`http://127.0.0.1:${port}/`, options)).toEqual({ kind: 'unsafe' });
    expect(reached).toBe(0);
  });

  test('follows no redirect', async () => {
    let reached = 0;
    const port = await receiver((_request, response) => {
      reached += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await post(`http://127.0.0.1:${port}/`, inSandbox)).toEqual({ kind: 'answered', status: 307 });
    expect(reached).toBe(1);
  });

  test('does not wait for a receiver that says nothing', async () => {
    const port = await receiver(() => {});
    const outcome = await post(`http://127.0.0.1:${port}/`, { ...inSandbox, timeLimitInMs: 50 });
    expect(outcome).toEqual({ kind: 'no-answer' });
  });

  test('does not wait for a receiver that wants to speak another protocol', async () => {
    const port = await receiver((request) => {
      request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    });
    expect(await post(`http://127.0.0.1:${port}/`, inSandbox)).toEqual({ kind: 'unreachable' });
  });

  test('does not listen to a receiver that never ends', async () => {
    const { promise: cutOff, resolve: cut } = Promise.withResolvers<void>();
    const port = await receiver((_request, response) => {
      response.on('close', cut);
      const talk = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        if (!response.destroyed) response.once('drain', talk);
      };
      response.writeHead(200);
      talk();
    });
    expect(await post(`http://127.0.0.1:${port}/`, inSandbox)).toEqual({ kind: 'answered', status: 200 });
    await cutOff;
  });

  test('tells when nobody is there', async () => {
    expect(await post('http://127.0.0.1:1/', inSandbox)).toEqual({ kind: 'unreachable' });
    const unknown = { ...inSandbox, resolve: async () => [] };
    expect(await post('http://nobody.example.com/', unknown)).toEqual({ kind: 'unreachable' });
  });
});
