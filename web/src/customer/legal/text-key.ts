import type { LegalBlock, LegalText } from '@laine/legal/legal-document.ts';

/** A text's own words, by which React tells it from its neighbours. */
export const textKey = (text: LegalText): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.href)).join('');

export const rowKey = (row: readonly LegalText[]): string => row.map(textKey).join('|');

export function blockKey(block: LegalBlock): string {
  if (block.kind === 'paragraph') return textKey(block.text);
  return block.kind === 'list' ? rowKey(block.items) : block.rows.map(rowKey).join('|');
}
