import type { Caller } from '@laine/contract/client.ts';
import { createCaller } from '@laine/contract/client.ts';

type OpenOptions = { stopAt?: string; form?: Record<string, string> };

const MAX_REDIRECTS = 15;

/** A browser as the server sees it: keeps cookies and sends forms. Only `open` follows redirects. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly call: Caller;
  readonly #baseUrl: string;

  constructor(baseUrl = 'http://localhost') {
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

  /** Follows redirects until there is a page, or until one leads to `stopAt`, which is not opened. */
  async open(address: string | URL, { stopAt, form }: OpenOptions = {}) {
    const end = stopAt === undefined ? undefined : new URL(stopAt, this.#baseUrl).href;
    let url = new URL(address, this.#baseUrl);
    let response = await this.fetch(url.href, form && { method: 'POST', body: new URLSearchParams(form) });
    for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
      const location = response.headers.get('location');
      if (location !== null) url = new URL(location, url);
      if (location === null || (end !== undefined && url.href.startsWith(end))) {
        return { url, status: response.status, headers: response.headers, text: await response.text() };
      }
      response = await this.fetch(url.href);
    }
    throw new Error(`too many redirects from ${String(address)}`);
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}
