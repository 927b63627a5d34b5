import { html, type Html } from '../../page/html.ts';
import { sandboxPaths } from '../../sandbox-paths.ts';

interface PayDocument {
  title: string;
  merchant: string;
  /** Undefined if nothing is charged. */
  sum: string | undefined;
  /** The language of the provider's own page. */
  locale?: string | undefined;
  body: Html;
}

/** The frame of all payment pages. It always shows that this is a test, who is paid and how much. */
export const payDocument = ({ title, merchant, sum, locale, body }: PayDocument) => ({
  title: `${title} – Test payment page`,
  script: sandboxPaths.asset('pay.js'),
  body: html`<header class="sticky top-0 z-1 border-b border-line bg-paper">
      <div class="mx-auto flex min-h-15 max-w-120 items-center gap-3 px-5 py-2">
        <span class="font-[680]">${merchant}</span>
        <span class="pill font-semibold">Test payment page</span>
        ${sum !== undefined && html`<strong class="ml-auto text-lg tabular-nums">${sum}</strong>`}
      </div>
    </header>
    <main class="mx-auto grid max-w-120 gap-6 px-5 pt-3 pb-8">${body}</main>
    <footer class="mx-auto max-w-120 px-5 pb-12 text-sm text-ink-soft">
      This plays the payment provider’s part on this machine. No money moves.
      ${locale !== undefined && html`The provider’s own page would be in “${locale}”.`}
    </footer>`,
});

/** A page in the middle of a payment. */
export interface Sheet {
  merchant: string;
  sum: string | undefined;
  /** The payment page itself. */
  pagePath: string;
}

/** The single card on such a page. */
export const sheet = (heading: string | Html, above: Html, below: Html) =>
  html`<section
    class="mt-[clamp(12px,8vh,72px)] grid gap-2 rounded-card border border-line bg-paper px-6 py-7 text-center text-balance"
  >
    ${above}
    <h1 class="text-2xl">${heading}</h1>
    ${below}
  </section>`;

export const sheetKind = (name: string) => html`<p class="text-[0.9375rem] font-semibold text-ink-soft">${name}</p>`;
