import { html } from '../../page/html.ts';
import { payDocument, sheet } from './pay-document.ts';

interface Closed {
  merchant: string;
  kind: 'complete' | 'expired' | 'unknown';
  sum: string | undefined;
  onwardUrl: string;
}

const words = {
  complete: { heading: 'This is paid', text: 'The payment went through. You can close this page.' },
  saved: { heading: 'Your card is saved', text: 'You can close this page.' },
  expired: { heading: 'This payment page has expired', text: 'Nothing was charged. Begin again to pay.' },
  unknown: { heading: 'There is no such payment page', text: 'The address may be cut short.' },
};

export function closedPage({ merchant, kind, sum, onwardUrl }: Closed) {
  const { heading, text } = words[kind === 'complete' && sum === undefined ? 'saved' : kind];
  return payDocument({
    title: heading,
    merchant,
    sum: kind === 'complete' ? sum : undefined,
    body: sheet(
      heading,
      html`<div class="wave" aria-hidden="true"></div>`,
      html`<p class="text-ink-soft">${text}</p>
        <a
          class="primary mt-4 grid min-h-12 place-items-center rounded-control font-[560] no-underline"
          href="${onwardUrl}"
          >Back to ${merchant}</a
        >`,
    ),
  });
}
