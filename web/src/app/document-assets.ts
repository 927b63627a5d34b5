import { createContext } from 'react';

/** Data for the document's head. It isn't loader data, because that is cached and readable, and a nonce must not be. */
export type DocumentAssets = { nonce: string; styles: string };

export const DocumentAssets = createContext<DocumentAssets>({ nonce: '', styles: '' });

export const STYLES_ID = 'page-styles';

/** In the browser the styles are already in the page; React must find the same, or it would empty them. */
export function readDocumentAssets(): DocumentAssets {
  const element = document.querySelector<HTMLStyleElement>(`#${STYLES_ID}`);
  return { nonce: element?.nonce ?? '', styles: element?.textContent ?? '' };
}
