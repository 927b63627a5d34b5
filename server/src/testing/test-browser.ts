import type { Caller } from '@laine/contract/client.ts';
import { createCaller } from '@laine/contract/client.ts';

/** A browser as far as the server can tell: keeps cookies, follows nothing by itself. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly call: Caller;
  readonly #baseUrl: string;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
    this.call = createCaller({ baseUrl, fetch: (input, init) => this.fetch(input as string, init) });
  }

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(url, this.#baseUrl), { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  /** Follows redirects until a page, or until one leads to `stopAt`, which is not opened. */
  async follow(url: string, stopAt?: string): Promise<{ url: URL; response: Response }> {
    let here = new URL(url, this.#baseUrl);
    for (let hops = 0; hops < 15; hops += 1) {
      const response = await this.fetch(here.href);
      const location = response.headers.get('location');
      if (location === null) return { url: here, response };
      here = new URL(location, here);
      if (stopAt !== undefined && here.pathname === stopAt) return { url: here, response };
    }
    throw new Error(`too many redirects from ${url}`);
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}
