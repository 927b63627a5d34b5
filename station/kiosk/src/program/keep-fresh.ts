import type { Program } from './open-program.ts';

/**
 * A station's screen stays on for months, and an update of the program brings a new page: when the program returns
 * after an absence, the page reloads if the served one has changed.
 */
export function keepFresh(program: Program, base: URL): void {
  let wasLost = false;
  program.onChange(() => {
    const { isLost } = program.heard();
    const isBack = wasLost && !isLost;
    wasLost = isLost;
    if (!isBack) return;
    void reloadIfReplaced(base);
  });
}

async function reloadIfReplaced(base: URL): Promise<void> {
  const loaded = new Set([...document.scripts].map(({ src }) => src));
  const served = await servedScripts(base);
  if (served.some((script) => !loaded.has(script))) location.reload();
}

async function servedScripts(base: URL): Promise<string[]> {
  const answer = await fetch(base, { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return [];
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [...served.querySelectorAll('script[src]')].map(
    (script) => new URL(script.getAttribute('src') ?? '', base).href,
  );
}
