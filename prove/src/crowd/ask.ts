import { type Agent, request } from 'node:http';

export type Asked = {
  agent?: Agent;
  /** Any address of 127.0.0.0/8 is this machine, and each is a network of its own. */
  from?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

export type Answer = { status: number; cookies: string[]; refusal: string | undefined; text: string };

/** One request from an address of one's own choice, which `fetch` cannot do. Nothing answers within ten seconds: status 0. */
export function ask(url: string, path: string, { agent, from, body, headers }: Asked = {}): Promise<Answer> {
  const { port, host } = new URL(url);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, cookies: [], refusal: undefined, text: '' });
    const asking = request({
      host: '127.0.0.1',
      port,
      path,
      method: sent === undefined ? 'GET' : 'POST',
      headers: { host, ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
      timeout: 10_000,
      ...(agent ? { agent } : { agent: false }),
      ...(from !== undefined && { localAddress: from }),
    });
    asking.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', nothing);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cookies: response.headers['set-cookie'] ?? [],
          refusal: response.headers['x-refusal']?.toString(),
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    // An upgrade that is refused is an answer like any other; one that is not would be a station.
    asking.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve({ status: 101, cookies: [], refusal: undefined, text: '' });
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', nothing);
    asking.end(sent);
  });
}
