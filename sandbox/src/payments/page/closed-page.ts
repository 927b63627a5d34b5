import type { Locale } from '@laine/contract/states.ts';
import { html } from '../../page/html.ts';
import { payDocument } from './pay-document.ts';
import { sheet } from './sheet.ts';
import { payWords } from './words/words-by-locale.ts';

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
