import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Forwarder = {
  url: string;
  /** From now on `make` rewrites the product's answer at this address. */
  change: (path: string, make: (body: string) => string) => void;
  stop: () => Promise<void>;
};

/**
 * A proxy in front of the product where a journey can change an answer. Playwright's own routes don't see how a browser
 * requests the script of a service worker.
 */
export async function forward(productUrl: string): Promise<Forwarder> {
  const changes = new Map<string, (body: string) => string>();
  const server = createServer(async (asked, answer) => {
    const { method = 'GET', headers, url = '/' } = asked;
    const make = changes.get(url);
    if (make) {
      const own = await fetch(new URL(url, productUrl));
      const { 'content-length': _, ...kept } = Object.fromEntries(own.headers);
      answer.writeHead(own.status, kept).end(make(await own.text()));
      return;
    }
    const onward = request(new URL(url, productUrl), { method, headers }, (own) => {
      answer.writeHead(own.statusCode ?? 502, own.headers);
      own.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    change: (path, make) => void changes.set(path, make),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
