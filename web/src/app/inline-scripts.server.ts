import type { HeldAction } from './early-input.tsx';

/** Scripts that stand in the page itself and run from their own source text: they may use nothing from around them. */

/**
 * Until the page's scripts are there: what somebody sends, presses or chooses is held, marked, and done by `EarlyInput`
 * as soon as it can be; a form sent the browser's own way would put an address into the URL and lose the rest.
 */
export function holdEarlyActions(): void {
  const heldActions: HeldAction[] = [];
  const held: Record<string, string> = { submit: 'form', click: 'button[type="button"]', change: 'select' };
  const hold = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (type === 'submit') event.preventDefault();
    const element = target.closest<HTMLElement>(held[type] ?? 'form');
    if (element) {
      // While React takes the page over it may hear this too, and it would be done twice.
      event.stopImmediatePropagation();
      element.setAttribute('data-held', '');
      heldActions.push({ element, chosen: element instanceof HTMLSelectElement ? element.value : undefined });
      // What is held does not reach `wakeWhenTouched`, and it need not have begun with a touch or a key.
      dispatchEvent(new Event('action-held'));
    } else if (target.closest('a')) {
      // A menu that is followed by a jump within the page would stay open over it.
      target.closest('header details')?.removeAttribute('open');
    }
  };
  const kinds = Object.keys(held);
  for (const kind of kinds) addEventListener(kind, hold, true);
  Object.assign(globalThis, { heldActions });
  addEventListener('scripts-ready', () => {
    for (const kind of kinds) removeEventListener(kind, hold, true);
  });
  // A browser remembers that a module did not come, so only a new page helps.
  const reloadWhenOnline = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) addEventListener('online', () => location.reload());
  };
  addEventListener('error', reloadWhenOnline, true);
}

/**
 * Whoever comes by an address that names a language stays in it, unless they chose one before. The server cannot always
 * save it (coming from another site it does not see the cookie), and the first link may be pressed before all scripts.
 */
export function keepLanguage(cookie: string): void {
  if (!/(?:^|; )locale=/.test(document.cookie)) document.cookie = cookie;
}

/** Somebody who comes to a place on the page, or back to one, needs all of it laid out at once. */
export function fallAsleep(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isFresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && !location.hash;
  document.documentElement.toggleAttribute('data-asleep', isFresh);
}

export function wakeWhenTouched(): void {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin', 'action-held'];
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
