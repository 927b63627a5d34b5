import { html, type Html } from '../../page/html.ts';

interface PayDocument {
  title: string;
  merchant: string;
  /** Undefined when nothing is charged. */
  sum: string | undefined;
  body: Html;
}

/** The frame of all payment pages: that this is a test, to whom and how much, always in view. */
export const payDocument = ({ title, merchant, sum, body }: PayDocument) => ({
  title: `${title} (test payment page)`,
  script: '/sandbox/assets/pay.js',
  styles: ['/sandbox/assets/pay.css'],
  body: html`<header class="pay-top">
      <div class="pay-top-inner">
        <span class="merchant">${merchant}</span>
        <span class="stand-in">Test payment page</span>
        ${sum !== undefined && html`<strong class="sum">${sum}</strong>`}
      </div>
    </header>
    <main class="pay">${body}</main>
    <footer class="pay-foot">
      <p class="note">This plays the payment provider’s part on this machine. No money moves.</p>
    </footer>`,
});
