/** What happens to the scripts of a finished page before it goes out. The markup itself stays as React made it. */

type PageScripts = { html: string; nonce: string; path: string };

export function arrangeScripts({ html, nonce, path }: PageScripts): string {
  const inline = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  // The content policy forbids making code from text; zod would try when it first sees a schema.
  const prepared = html.replace('</head>', () => `${inline('globalThis.__zod_globalConfig={jitless:true}')}</head>`);
  // React compares while we edit, and would report what we rearranged.
  if (import.meta.env.DEV) return prepared;
  const lean = withoutNonces(prepared);
  return path === '/' ? sleepUntilTouched(lean, inline) : lowerPreloads(lean);
}

/** Our own files may be fetched without one, and it is the part of a page that does not compress. */
const withoutNonces = (html: string): string =>
  html.replaceAll(/(<link rel="modulepreload"[^>]*?) nonce="[^"]*"/g, '$1');

/** Scripts must not compete with the picture and the font for the first paint. */
const lowerPreloads = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/**
 * The home page is links, pictures and native elements: it works before any script. So its scripts are fetched when the
 * page has come to rest and run when somebody first moves, types or touches. Phones have the page in half the time.
 */
function sleepUntilTouched(html: string, inline: (code: string) => string): string {
  return html
    .replace('</head>', () => `${inline(`(${fallAsleep.toString()})()`)}</head>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload"')
    .replace(/(<script[^>]*) type="module"/, '$1 type="x-module"')
    .replace('</body>', () => `${inline(`(${wakeWhenTouched.toString()})()`)}</body>`);
}

// What follows runs in the browser, from its own source text: it may use nothing from around it.

/** Somebody who comes to a place on the page, or back to one, needs all of it laid out at once. */
function fallAsleep(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isFresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && !location.hash;
  document.documentElement.toggleAttribute('data-asleep', isFresh);
}

function wakeWhenTouched(): void {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin', 'change'];
  const longestSleepInMs = 15_000;
  const picturesAtOnce = 6;
  const waiting = [...document.querySelectorAll<HTMLElement>('main > section + section')];
  const layOutNext = () => {
    const next = waiting.shift();
    if (!next) return;
    next.style.contentVisibility = 'visible';
    // Nobody scrolls to empty frames; a long list of stations waits for its visitor all the same.
    for (const picture of [...next.querySelectorAll('img')].slice(0, picturesAtOnce)) picture.loading = 'eager';
    requestAnimationFrame(layOutNext);
  };
  const fetchScripts = () => {
    for (const link of document.querySelectorAll('link[rel="x-modulepreload"]'))
      link.setAttribute('rel', 'modulepreload');
  };
  const wake = () => {
    for (const sign of signs) removeEventListener(sign, wake, true);
    clearTimeout(timer);
    document.documentElement.removeAttribute('data-asleep');
    fetchScripts();
    const asleep = document.querySelector<HTMLScriptElement>('script[type="x-module"]');
    if (!asleep) return;
    const awake = document.createElement('script');
    awake.type = 'module';
    awake.nonce = asleep.nonce;
    awake.textContent = asleep.textContent;
    asleep.replaceWith(awake);
  };
  const timer = setTimeout(wake, longestSleepInMs);
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  addEventListener('load', () => {
    requestAnimationFrame(layOutNext);
    setTimeout(fetchScripts, 3000);
  });
  document.currentScript?.remove();
}
