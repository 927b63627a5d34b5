import { useLayoutEffect, type ReactNode } from 'react';

/** Written by `holdEarlyActions`; what was chosen only of a select. */
export type HeldAction = { element: HTMLElement; chosen: string | undefined };

declare global {
  var heldActions: HeldAction[] | undefined;
}

/**
 * What visitors typed, ticked, pressed or sent before the page's scripts arrived (`holdEarlyActions`), done once more so
 * that React hears of it: it takes the fields over as the server rendered them, and would empty them with its next
 * rendering. Stands around the page, in the layout phase, because that is after every field is taken over and before
 * anything is rendered again; beside the page it would change the ids that React counts by position, and the server has
 * nothing there.
 */
export function EarlyInput({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    for (const input of document.querySelectorAll('input')) {
      if (isTicked(input)) tickAgain(input);
      else if (!isTickable(input) && input.value !== input.defaultValue) typeAgain(input);
    }
    dispatchEvent(new Event('scripts-ready'));
    // Once React has rendered what was typed: until then it shows the fields as they were.
    setTimeout(doWhatIsHeld);
  }, []);
  return children;
}

/** One after the other, each on what the one before left on the page. */
function doWhatIsHeld() {
  const action = globalThis.heldActions?.shift();
  if (!action) return;
  const { element, chosen } = action;
  element.removeAttribute('data-held');
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLSelectElement) chooseAgain(element, chosen);
  else element.click();
  setTimeout(doWhatIsHeld);
}

function chooseAgain(select: HTMLSelectElement, value = select.value) {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const isTickable = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

const isTicked = (input: HTMLInputElement) => isTickable(input) && input.checked && !input.defaultChecked;

/** React remembers what it last saw through the element's own setter, and passes on only what differs from that. */
function tickAgain(input: HTMLInputElement) {
  input.checked = false;
  input.click();
}

function typeAgain(input: HTMLInputElement) {
  const typed = input.value;
  input.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', typed, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
