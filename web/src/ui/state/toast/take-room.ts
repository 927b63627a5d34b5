const ROOM = '--toasts';
const GAP_PX = 8;

/** As a ref: what sticks below the header learns how tall the list is, and no control of the page stays under it. */
export function takeRoom(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => {
    style.setProperty(ROOM, `${list.offsetHeight}px`);
    // The browser keeps what is read in its place first, where the page is scrolled.
    requestAnimationFrame(() => uncover(list));
  });
  watcher.observe(list, { box: 'border-box' });
  return () => {
    watcher.disconnect();
    style.removeProperty(ROOM);
  };
}

function uncover(list: HTMLElement): void {
  const { top, bottom } = list.getBoundingClientRect();
  const covered = [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary, label)')]
    .map((control) => control.getBoundingClientRect().top)
    .filter((edge) => edge >= top && edge < bottom);
  if (covered.length > 0) scrollBy({ top: Math.min(...covered) - bottom - GAP_PX, behavior: 'instant' });
}
