import { useLayoutEffect, type ReactNode } from 'react';

/** Written by `holdEarlyActions`. Only a select has a chosen value. */
export type HeldAction = { element: HTMLElement; chosen: string | undefined };

declare global {
  var heldActions: HeldAction[] | undefined;
}

/**
 * Repeats what visitors typed, ticked, pressed or sent before the page's scripts arrived (`holdEarlyActions`), so that
 * React hears of it: React hydrates the fields as the server rendered them, and would empty them with its next rendering.
 * It stands around the page and reads the fields in the layout phase, after every field is hydrated and before anything
 * is rendered again. Beside the page it would change the ids that React counts by position, and the server has nothing
 * there.
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

/** Each action follows React's rendering of the one before. The first follows a draft that the form restores itself. */
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

/** React remembers the last value from the element's own setter, and reports only what differs from it. */
function tickAgain(input: HTMLInputElement) {
  input.checked = false;
  input.click();
}

function typeAgain(input: HTMLInputElement, typed: string) {
  input.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', typed, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
