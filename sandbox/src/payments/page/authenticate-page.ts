import { html } from '../../page/html.ts';
import { payDocument, sheet, sheetKind, type Sheet } from './pay-document.ts';

/** The bank's page in the middle of a payment. */
export const authenticatePage = ({ merchant, sum }: Sheet) =>
  payDocument({
    title: 'Your bank asks',
    merchant,
    sum,
    body: sheet(
      'Your bank asks if this is you',
      sheetKind('3-D Secure'),
      html`<p class="text-ink-soft">
          ${merchant} wants to ${sum === undefined ? 'save your card.' : html`charge <strong>${sum}</strong>.`}
        </p>
        <form method="post" class="mt-4 grid gap-2">
          <button name="outcome" value="complete" class="primary">Complete authentication</button>
          <button name="outcome" value="fail">Fail authentication</button>
        </form>`,
    ),
  });
