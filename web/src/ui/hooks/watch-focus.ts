/**
 * Remembers where the focus is before a wait. Afterwards the answered function tells whether the person has chosen
 * another place or typed on meanwhile: then the focus is theirs, and nothing may move it.
 */
export function watchFocus(): () => boolean {
  const before = document.activeElement;
  const textBefore = textOf(before);
  return () => {
    const now = document.activeElement;
    return now === before ? textOf(now) !== textBefore : isFocusChosen();
  };
}

/** A press on an empty spot focuses the page's main part, which isn't in the tab order; that isn't a choice. */
export function isFocusChosen(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
}

const textOf = (element: Element | null): string | undefined =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : undefined;
