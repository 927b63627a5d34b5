import type { EarlyActions } from './early-input.tsx';

/** These scripts stand in the page as source text, so they may use nothing from outside their own function. */

/**
 * Until the page's scripts arrive, this holds and marks submits, presses and choices, and `EarlyInput` repeats them as
 * soon as possible. A form sent the browser's own way would put an address into the URL and lose the rest. Escape closes a
 * menu at once.
 */
export function holdEarlyActions(): void {
  const early: EarlyActions = { held: [], isRepeating: false };
  const waiting: Record<string, string> = { submit: 'form', click: 'button[type="button"]', change: 'select' };
  const hold = (event: Event) => {
    const { target, type } = event;
    if (early.isRepeating || !(target instanceof Element)) return;
    if (type === 'submit') event.preventDefault();
    const element = target.closest<HTMLElement>(waiting[type] ?? 'form');
    if (element) {
      // During hydration React may hear this too, and it would be done twice.
      event.stopImmediatePropagation();
      element.setAttribute('data-held', '');
      early.held.push({ element, chosen: element instanceof HTMLSelectElement ? element.value : undefined });
      // A held event does not reach `wakeWhenTouched`, and it may have begun without a touch or a key.
      dispatchEvent(new Event('action-held'));
    } else if (target.closest('a')) {
      // A menu whose link jumps within the page would stay open over it.
      target.closest('header details')?.removeAttribute('open');
    }
  };
  // Heard for ever: menus hear keys themselves some time after `scripts-ready`, and then nothing is left to close.
  const closeMenu = ({ key }: KeyboardEvent) => {
    const menu = document.querySelector('header details[open]');
    if (key !== 'Escape' || !menu) return;
    menu.removeAttribute('open');
    menu.querySelector('summary')?.focus();
  };
  const kinds = Object.keys(waiting);
  for (const kind of kinds) addEventListener(kind, hold, true);
  addEventListener('keydown', closeMenu);
  Object.assign(globalThis, { earlyActions: early });
  addEventListener('scripts-ready', () => {
    for (const kind of kinds) removeEventListener(kind, hold, true);
  });
  // A browser remembers a module that failed to load, so only a new page helps.
  const reloadWhenOnline = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) addEventListener('online', () => location.reload());
  };
  addEventListener('error', reloadWhenOnline, true);
}

/**
 * A visitor who arrives at an address with a language stays in it, unless they chose one before. The server can't
 * always save it, because it doesn't see the cookie of a visitor from another site, and the first link may be pressed
 * before the scripts arrive.
 */
export function keepLanguage(cookie: string): void {
  if (!/(?:^|; )locale=/.test(document.cookie)) document.cookie = cookie;
}

/**
 * Puts the page to sleep, except at an anchor or a restored scroll position, which need the whole page laid out at
 * once.
 */
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
    // The first pictures load at once, so that nobody scrolls to empty frames. The rest of a long list loads when needed.
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
