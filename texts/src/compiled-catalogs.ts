import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { parseCatalog } from './parse-catalog.ts';

/** Compiles the catalogs that a page brings along: `messages` by the place of their text. */
export function compiledCatalogs(): Plugin {
  return {
    name: 'compiled-catalogs',
    transform: {
      filter: { id: /\.po$/ },
      handler(source) {
        const messages = parseCatalog(source).map(({ place, english, text }) => [
          place,
          compileMessageOrThrow(text || english),
        ]);
        const code = `export const messages = ${JSON.stringify(Object.fromEntries(messages))};`;
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
