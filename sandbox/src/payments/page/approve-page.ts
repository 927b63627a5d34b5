import { html } from '../../page/html.ts';
import { payDocument, sheet, sheetKind, type Sheet } from './pay-document.ts';

const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', paypal: 'PayPal' } as const;
export type WalletName = keyof typeof names;

/** The wallet's sheet before it pays. */
export function approvePage({ merchant, sum, pagePath }: Sheet, wallet: WalletName) {
  const name = names[wallet];
  return payDocument({
    title: name,
    merchant,
    sum,
    body: sheet(
      sum === undefined ? `Save ${name} for ${merchant}` : `Pay ${merchant} ${sum}`,
      sheetKind(name),
      html`<p class="text-ink-soft">
          ${wallet === 'paypal' ? 'Signed in as a test buyer.' : 'Visa •••• 4242, a test card.'}
        </p>
        <form method="post" class="mt-4 grid gap-2">
          <button class="primary">${sum === undefined ? 'Confirm' : `Pay ${sum}`}</button>
          <a class="grid min-h-12 place-items-center no-underline" href="${pagePath}">Cancel</a>
        </form>`,
    ),
  });
}
