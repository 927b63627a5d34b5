import type { SectionId } from './section-id.ts';

/** For when a dialog closed and the button that opened it is gone: keys and screen readers go on where they were. */
export const focusSection = (id: SectionId): void =>
  void requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
