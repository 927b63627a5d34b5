import { useEffect, type RefObject } from 'react';

/** Makes a native `<details>` close like a menu: at Escape, an outside press, a link, or leaving by keyboard. */
export function useDismissable(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const close = () => {
      menu.open = false;
    };
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) close();
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    };
    const closeByLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    menu.addEventListener('click', closeByLink);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
      menu.removeEventListener('click', closeByLink);
    };
  }, [ref]);
}
