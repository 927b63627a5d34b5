import type { Plugin } from 'vite';
import { isFirstFile } from './page-parts.ts';

/**
 * Asks the browser to compile all of a file while it loads, beside the main thread. Otherwise Chromium compiles each
 * function when it is first called: on a station's page a thousand times, a third of the script's time or more.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Only for what first pages run at once; elsewhere most functions are never called. */
export const hintedCode = (name: string, code: string): string => (isFirstFile(name) ? `${HINT}\n${code}` : code);

/** It counts only before everything else, so it is added last: the bundler puts a list of files at the top. */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = hintedCode(file.name, file.code);
        }
      },
    },
  };
}
