import { useLayoutEffect } from 'react';

/**
 * What visitors typed or ticked before the page's scripts arrived, done once more so that React hears of it: it takes
 * the fields over as the server rendered them, and would empty them with its next rendering. Stands last in the tree,
 * in the layout phase, because that is after every field is taken over and before anything is rendered again.
 */
export function EarlyInput() {
  useLayoutEffect(() => {
    for (const input of document.querySelectorAll('input')) {
      if (isTicked(input)) tickAgain(input);
      else if (!isTickable(input) && input.value !== input.defaultValue) typeAgain(input);
    }
  }, []);
  return null;
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
