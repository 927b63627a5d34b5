import { type Agent, request } from 'node:http';

export type Asked = {
  agent?: Agent;
  /** Any address of 127.0.0.0/8 is this machine, and each counts as a network of its own. */
  from?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

export type Answer = { status: number; cookies: string[]; refusal: string | undefined; text: string };

/** One request from a chosen source address, which `fetch` can't do. Status 0 after ten seconds without an answer. */
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
    // A refused upgrade is an answer like any other; an accepted one would be a station.
    asking.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve({ status: 101, cookies: [], refusal: undefined, text: '' });
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', nothing);
    asking.end(sent);
  });
}
