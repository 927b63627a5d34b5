import { html, type Html } from '../../page/html.ts';
import { type Hint, type TestCard, testCards } from '../test-cards.ts';

const hints: Record<Hint, string> = {
  pays: 'Succeeds',
  'asks-once': 'The bank asks, once',
  'asks-always': 'The bank asks every time',
  'fails-later': 'Pays, later charges fail',
  'no-funds-later': 'Pays, later charges: insufficient funds',
  'expired-later': 'Pays, later charges: expired',
  'lost-later': 'Pays, later charges: lost card',
  'refund-pending': 'Pays, refunds take a minute',
  'refund-fails': 'Pays, refunds fail after a minute',
  declined: 'Declined',
  'no-funds': 'Insufficient funds',
  expired: 'Expired',
  'wrong-cvc': 'Incorrect CVC',
  error: 'Processing error',
};

/** The test cards, each a button that fills in the form. */
export const testCardHints = (): Html =>
  html`<details class="border-t border-line">
    <summary class="text-action">Test cards</summary>
    <p class="text-sm text-ink-soft">Choose one to fill in the form. Any future date, any CVC and any name will do.</p>
    <ul class="-mx-3 mt-2">
      ${testCards.map(
        (card) =>
          html`<li>
            <button
              type="button"
              class="plain grid w-full grid-cols-[172px_minmax(0,1fr)] items-center gap-3 px-3 py-1.5 text-left text-[0.9375rem] font-normal"
              data-card="${card.number}"
            >
              <span class="tabular-nums">${grouped(card.number)}</span>
              <span class="text-ink">${hintOf(card)}</span>
            </button>
          </li>`,
      )}
    </ul>
  </details>`;

const kinds: Partial<Record<TestCard['brand'], string>> = { mastercard: 'Mastercard', amex: 'Amex' };

function hintOf({ hint, brand, funding }: TestCard) {
  const kind = funding === 'debit' ? 'debit' : kinds[brand];
  return hints[hint] + (kind === undefined ? '' : ` (${kind})`);
}

function grouped(number: string) {
  const isAmex = number.length === 15;
  return number.replace(isAmex ? /^(.{4})(.{6})(.{5})$/ : /^(.{4})(.{4})(.{4})(.{4})$/, (_all, ...parts: string[]) =>
    parts.slice(0, isAmex ? 3 : 4).join(' '),
  );
}
