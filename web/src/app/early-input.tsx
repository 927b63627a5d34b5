import { useLayoutEffect, type ReactNode } from 'react';

/** Only a select has a chosen value. */
export type HeldAction = { element: HTMLElement; chosen: string | undefined };

/** Filled by `holdEarlyActions`, which holds nothing while an action is repeated. */
export type EarlyActions = { held: HeldAction[]; isRepeating: boolean };

declare global {
  var earlyActions: EarlyActions | undefined;
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
    const fields = [...document.querySelectorAll<Typed>('input, textarea')];
    repeatInTurn(fields.flatMap((field) => findFilledIn(field) ?? []));
  }, []);
  return children;
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Each action follows React's rendering of the one before. The first follows a draft that the form restores itself. New
 * presses are held until the last, because a form sent before its fields are known to React would be sent empty.
 */
function repeatInTurn(filledIn: (() => void)[]) {
  const early = globalThis.earlyActions;
  const next = filledIn.shift() ?? nextHeld(early);
  if (!next) {
    dispatchEvent(new Event('scripts-ready'));
    return;
  }
  setTimeout(() => {
    if (early) early.isRepeating = true;
    try {
      next();
    } finally {
      if (early) early.isRepeating = false;
      repeatInTurn(filledIn);
    }
  });
}

function nextHeld(early: EarlyActions | undefined): (() => void) | undefined {
  const action = early?.held.shift();
  return action && (() => doHeld(action));
}

function doHeld({ element, chosen }: HeldAction) {
  element.removeAttribute('data-held');
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLSelectElement) chooseAgain(element, chosen);
  else element.click();
}

function findFilledIn(field: Typed): (() => void) | undefined {
  const { value } = field;
  if (isTicked(field)) return () => tickAgain(field);
  if (isTickable(field) || value === field.defaultValue) return undefined;
  // Whoever types on meanwhile is heard by React.
  let isHeard = false;
  field.addEventListener('input', () => (isHeard = true), { once: true });
  return () => isHeard || typeAgain(field, value);
}

function chooseAgain(select: HTMLSelectElement, value = select.value) {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const isTickable = ({ type }: Typed) => type === 'checkbox' || type === 'radio';

const isTicked = (field: Typed): field is HTMLInputElement =>
  field instanceof HTMLInputElement && isTickable(field) && field.checked && !field.defaultChecked;

/** React remembers the last value from the element's own setter, and reports only what differs from it. */
function tickAgain(input: HTMLInputElement) {
  input.checked = false;
  input.click();
}

function typeAgain(field: Typed, typed: string) {
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
