import type { LegalBlock, LegalContent, LegalLink, LegalText } from '../legal-document.ts';

/** Every text of a document with its place, which is the same in every language. */
export function listTexts(document: LegalContent): { place: string; text: LegalText }[] {
  return [
    { place: 'title', text: document.title },
    { place: 'summary', text: document.summary },
    ...document.sections.flatMap(({ id, title, blocks }) => [
      { place: `${id} title`, text: title },
      ...blocks.flatMap((block, at) =>
        textsOf(block).map(({ where, text }) => ({ place: `${id} ${at} ${block.kind}${where}`, text })),
      ),
    ]),
  ];
}

function textsOf(block: LegalBlock): { where: string; text: LegalText }[] {
  if (block.kind === 'paragraph') return [{ where: '', text: block.text }];
  if (block.kind === 'list') return block.items.map((text, at) => ({ where: ` ${at}`, text }));
  return [block.head, ...block.rows].flatMap((row, at) =>
    row.map((text, column) => ({ where: ` ${at}:${column}`, text })),
  );
}

export const wordsOf = (text: LegalText): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

export const linksOf = (text: LegalText): LegalLink[] =>
  typeof text === 'string' ? [] : text.filter((part) => typeof part !== 'string');
