import type { Locale } from '@laine/contract/states.ts';
import { html, type Html } from '../../page/html.ts';
import { sandboxPaths } from '../../sandbox-paths.ts';
import { payWords } from './words/words-by-locale.ts';

interface PayDocument {
  locale: Locale;
  title: string;
  merchant: string;
  /** Undefined when nothing is charged. */
  sum: string | undefined;
  body: Html;
}

/** The frame of all payment pages. It always shows that this is a test, who is paid and how much. */
export function payDocument({ locale, title, merchant, sum, body }: PayDocument) {
  const words = payWords(locale);
  return {
    language: locale,
    title: `${title} – ${words.testPage}`,
    script: sandboxPaths.asset('pay.js'),
    styles: [sandboxPaths.asset('pay.css')],
    body: html`<header class="pay-top">
        <div class="pay-top-inner">
          <span class="merchant">${merchant}</span>
          <span class="stand-in">${words.testPage}</span>
          ${sum !== undefined && html`<strong class="sum">${sum}</strong>`}
        </div>
      </header>
      <main class="pay">${body}</main>
      <footer class="pay-foot">
        <p class="note">${words.noMoneyMoves}</p>
      </footer>`,
  };
}
