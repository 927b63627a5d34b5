import { pathToFileURL } from 'node:url';
import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Definition } from './create-texts.ts';
import type { TextTree } from './text-tree.ts';

/** Finds what `createTexts` was given, by running the file: texts may be put together from parts. */
export const definedTexts = (isHome: (file: string) => boolean): ExtractorType => ({
  match: isHome,
  async extract(file, _code, onFound) {
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    for (const { area, english } of Object.values(exported).flatMap(definitionIn)) {
      for (const [context, message] of listTexts(english, area)) {
        onFound({ id: generateMessageId(message, context), message, context, origin: [file, 1], placeholders: {} });
      }
    }
  },
});

function definitionIn(value: unknown): Definition[] {
  const { defined } = Object(value) as { defined?: Definition };
  return typeof defined?.area === 'string' ? [defined] : [];
}

/** Each text with its place. */
export function listTexts(tree: TextTree, place: string): [place: string, text: string][] {
  if (typeof tree === 'string') return [[place, tree]];
  return Object.entries(tree).flatMap(([key, below]) => listTexts(below, `${place}.${key}`));
}
