import { say } from './ask.js';
import { make } from './make.js';

/** A code that is copied when it is pressed. */
export function codeButton(code, look = '') {
  const button = make('button', `code ${look}`, code);
  button.type = 'button';
  button.title = 'Copy';
  button.setAttribute('aria-label', `Copy the code ${code}`);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code);
      say(`${code} copied`);
    } catch {
      getSelection().selectAllChildren(button);
      say('Selected; copy it with the keyboard');
    }
  });
  return button;
}
