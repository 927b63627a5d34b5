import type { Locale } from '@laine/contract/states.ts';
import { html, type Html } from '../../page/html.ts';
import { payDocument } from './pay-document.ts';
import { payWords } from './words/words-by-locale.ts';

interface Sheet {
  locale: Locale;
  merchant: string;
  sum: string | undefined;
  /** The payment page itself. */
  pagePath: string;
}

/** What the bank shows in the middle of a payment. */
export function authenticatePage({ locale, merchant, sum }: Sheet) {
  const { bank } = payWords(locale);
  return payDocument({
    locale,
    title: bank.title,
    merchant,
    sum,
    body: sheet(
      html`<p class="sheet-kind">3-D Secure</p>
        <h1>${bank.heading}</h1>
        <p class="quiet">
          ${sum === undefined ? bank.wantsToSave(merchant) : html`${bank.wantsToCharge(merchant)} <strong>${sum}</strong>.`}
        </p>
        <form method="post" class="sheet-actions">
          <button name="outcome" value="complete" class="primary">${bank.complete}</button>
          <button name="outcome" value="fail">${bank.fail}</button>
        </form>`,
    ),
  });
}

const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', paypal: 'PayPal' } as const;
export type WalletName = keyof typeof names;

/** What a phone or PayPal shows before it pays. */
export function approvePage({ locale, merchant, sum, pagePath }: Sheet, walletName: WalletName) {
  const words = payWords(locale);
  const { wallet } = words;
  const name = names[walletName];
  return payDocument({
    locale,
    title: name,
    merchant,
    sum,
    body: sheet(
      html`<p class="sheet-kind">${name}</p>
        <h1>
          ${sum === undefined ? wallet.save(name, merchant) : html`${words.payTo(merchant)} <span class="whole">${sum}</span>`}
        </h1>
        <p class="quiet">${walletName === 'paypal' ? wallet.testBuyer : wallet.testCard}</p>
        <form method="post" class="sheet-actions">
          <button class="primary">${sum === undefined ? wallet.confirm : words.pay(sum)}</button>
          <a class="sheet-cancel" href="${pagePath}">${wallet.cancel}</a>
        </form>`,
    ),
  });
}

interface Closed {
  locale: Locale;
  merchant: string;
  kind: 'complete' | 'expired' | 'unknown';
  sum: string | undefined;
  onwardUrl: string;
}

export function closedPage({ locale, merchant, kind, sum, onwardUrl }: Closed) {
  const words = payWords(locale);
  const { heading, text } = words.closed[kind === 'complete' && sum === undefined ? 'saved' : kind];
  return payDocument({
    locale,
    title: heading,
    merchant,
    sum: kind === 'complete' ? sum : undefined,
    body: sheet(
      html`<div class="wave" aria-hidden="true"></div>
        <h1>${heading}</h1>
        <p class="quiet">${text}</p>
        <p class="sheet-actions"><a class="onward" href="${onwardUrl}">${words.backTo(merchant)}</a></p>`,
    ),
  });
}

const sheet = (content: Html) => html`<section class="sheet">${content}</section>`;
