/** The parts of a browser that signing in needs: cookies, redirects and forms. */
export class TestBrowser {
  readonly #cookies = new Map<string, string>();

  /** Follows redirects until there is a page, or until they lead to `stopAt`. */
  async open(address: string | URL, { stopAt, form }: { stopAt?: string; form?: Record<string, string> } = {}) {
    let url = new URL(address);
    let response = await this.#send(url, form);
    for (let location = response.headers.get('location'); location; location = response.headers.get('location')) {
      url = new URL(location, url);
      if (stopAt && url.href.startsWith(stopAt)) break;
      response = await this.#send(url);
    }
    return { url, status: response.status, text: await response.text(), headers: response.headers };
  }

  async #send(url: URL, form?: Record<string, string>) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const header of response.headers.getSetCookie()) {
      const [name = '', value = ''] = header.split(';', 1)[0]?.split(/=(.*)/, 2) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}
