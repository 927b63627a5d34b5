import type { Locale } from '@laine/contract/states.ts';
import { html, type Html } from '../../page/html.ts';

/** What a page in the middle of a payment shows. */
export interface Sheet {
  locale: Locale;
  merchant: string;
  sum: string | undefined;
  /** The payment page itself. */
  pagePath: string;
}

/** The single card on such a page. */
export const sheet = (content: Html) => html`<section class="sheet">${content}</section>`;
