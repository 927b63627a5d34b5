import { html } from '../../page/html.ts';
import { payDocument } from './pay-document.ts';
import { sheet, type Sheet } from './sheet.ts';
import { payWords } from './words/words-by-locale.ts';

const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', paypal: 'PayPal' } as const;
export type WalletName = keyof typeof names;

/** What Apple Pay, Google Pay or PayPal shows before it pays. */
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
