import { html } from '../../page/html.ts';
import { payDocument } from './pay-document.ts';
import { sheet, type Sheet } from './sheet.ts';
import { payWords } from './words/words-by-locale.ts';

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
