import { useLayoutEffect, type ReactNode } from 'react';

/** Written by `holdEarlyActions`; what was chosen only of a select. */
export type HeldAction = { element: HTMLElement; chosen: string | undefined };

declare global {
  var heldActions: HeldAction[] | undefined;
}

/**
 * What visitors typed, ticked, pressed or sent before the page's scripts arrived (`holdEarlyActions`), done once more so
 * that React hears of it: it takes the fields over as the server rendered them, and would empty them with its next
 * rendering. Stands around the page and reads the fields in the layout phase, because that is after every field is taken
 * over and before anything is rendered again; beside the page it would change the ids that React counts by position, and
 * the server has nothing there.
 */
export function EarlyInput({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const filledIn = [...document.querySelectorAll('input')].flatMap((input) => findFilledIn(input) ?? []);
    const held = (globalThis.heldActions ?? []).map((action) => () => doHeld(action));
    dispatchEvent(new Event('scripts-ready'));
    doInTurn([...filledIn, ...held]);
  }, []);
  return children;
}

/** Each on what React rendered after the one before; first of all after a draft that the form brings back itself. */
function doInTurn([first, ...rest]: (() => void)[]) {
  if (!first) return;
  setTimeout(() => {
    first();
    doInTurn(rest);
  });
}

function doHeld({ element, chosen }: HeldAction) {
  element.removeAttribute('data-held');
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLSelectElement) chooseAgain(element, chosen);
  else element.click();
}

function findFilledIn(input: HTMLInputElement): (() => void) | undefined {
  const { value } = input;
  if (isTicked(input)) return () => tickAgain(input);
  if (isTickable(input) || value === input.defaultValue) return undefined;
  return () => typeAgain(input, value);
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

function typeAgain(input: HTMLInputElement, typed: string) {
  input.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', typed, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
