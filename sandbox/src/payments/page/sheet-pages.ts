import { html, type Html } from '../../page/html.ts';
import { payDocument } from './pay-document.ts';

interface Sheet {
  merchant: string;
  sum: string | undefined;
  /** The payment page itself. */
  pagePath: string;
}

/** What the bank shows in the middle of a payment. */
export const authenticatePage = ({ merchant, sum }: Sheet) =>
  payDocument({
    title: 'Your bank asks',
    merchant,
    sum,
    body: sheet(
      html`<p class="sheet-kind">3-D Secure</p>
        <h1>Your bank asks if this is you</h1>
        <p class="quiet">
          ${sum === undefined ? html`${merchant} wants to save your card.` : html`${merchant} wants to charge <strong>${sum}</strong>.`}
        </p>
        <form method="post" class="sheet-actions">
          <button name="outcome" value="complete" class="primary">Complete authentication</button>
          <button name="outcome" value="fail">Fail authentication</button>
        </form>`,
    ),
  });

const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', paypal: 'PayPal' } as const;
export type WalletName = keyof typeof names;

/** What a phone or PayPal shows before it pays. */
export const approvePage = ({ merchant, sum, pagePath }: Sheet, wallet: WalletName) =>
  payDocument({
    title: names[wallet],
    merchant,
    sum,
    body: sheet(
      html`<p class="sheet-kind">${names[wallet]}</p>
        <h1>${sum === undefined ? `Save ${names[wallet]} for ${merchant}` : `Pay ${merchant} ${sum}`}</h1>
        <p class="quiet">${wallet === 'paypal' ? 'Signed in as a test buyer.' : 'Visa •••• 4242, a test card.'}</p>
        <form method="post" class="sheet-actions">
          <button class="primary">${sum === undefined ? 'Confirm' : `Pay ${sum}`}</button>
          <a class="sheet-cancel" href="${pagePath}">Cancel</a>
        </form>`,
    ),
  });

interface Closed {
  merchant: string;
  kind: 'complete' | 'expired' | 'unknown';
  sum: string | undefined;
  onwardUrl: string;
}

const closedWords = {
  complete: { heading: 'This is paid', text: 'The payment went through. You can close this page.' },
  expired: { heading: 'This payment page has expired', text: 'Nothing was charged. Begin again to pay.' },
  unknown: { heading: 'There is no such payment page', text: 'The address may be cut short.' },
};

export function closedPage({ merchant, kind, sum, onwardUrl }: Closed) {
  const { heading, text } = closedWords[kind];
  const isSaved = kind === 'complete' && sum === undefined;
  return payDocument({
    title: heading,
    merchant,
    sum: kind === 'complete' ? sum : undefined,
    body: sheet(
      html`<div class="wave" aria-hidden="true"></div>
        <h1>${isSaved ? 'Your card is saved' : heading}</h1>
        <p class="quiet">${isSaved ? 'You can close this page.' : text}</p>
        <p class="sheet-actions"><a class="onward" href="${onwardUrl}">Back to ${merchant}</a></p>`,
    ),
  });
}

const sheet = (content: Html) => html`<section class="sheet">${content}</section>`;
