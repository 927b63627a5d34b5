import { html } from '../../page/html.ts';
import { type TestCard, testCards } from '../test-cards.ts';
import type { PayWords } from './words/pay-words.ts';

/** The test cards, each a button that fills in the form. */
export const testCardHints = (words: PayWords) =>
  html`<details class="hints">
    <summary>${words.testCards}</summary>
    <p class="quiet small">${words.testCardsHelp}</p>
    <ul>
      ${testCards.map(
        (card) =>
          html`<li>
            <button type="button" class="plain" data-card="${card.number}">
              <span class="digits">${grouped(card.number)}</span><span>${hintOf(card, words)}</span>
            </button>
          </li>`,
      )}
    </ul>
  </details>`;

const kinds: Partial<Record<TestCard['brand'], string>> = { mastercard: 'Mastercard', amex: 'Amex' };

function hintOf({ hint, brand, funding }: TestCard, words: PayWords) {
  const kind = funding === 'debit' ? words.debit : kinds[brand];
  return words.hints[hint] + (kind === undefined ? '' : ` (${kind})`);
}

function grouped(number: string) {
  const isAmex = number.length === 15;
  return number.replace(isAmex ? /^(.{4})(.{6})(.{5})$/ : /^(.{4})(.{4})(.{4})(.{4})$/, (_all, ...parts: string[]) =>
    parts.slice(0, isAmex ? 3 : 4).join(' '),
  );
}
