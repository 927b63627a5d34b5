import type { Plugin } from 'vite';
import { isFirstFile } from './page-parts.ts';

/**
 * Asks the browser to compile a whole file while it loads, off the main thread. Otherwise Chromium compiles each
 * function at its first call: a thousand times on a station's page, a third of the script's time or more.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Only for what first pages run at once; elsewhere most functions are never called. */
export const hintedCode = (name: string, code: string): string => (isFirstFile(name) ? `${HINT}\n${code}` : code);

/** The hint counts only at the very top, so it's added last: the bundler puts a list of files there. */
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
