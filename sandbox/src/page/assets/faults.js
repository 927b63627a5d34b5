import { ask, say } from './ask.js';

/** Undefined when mail is live: then there is no switch on the page. */
export function startFaults() {
  const switches = document.querySelector('#email-faults');
  if (!switches) return undefined;

  const show = ({ email }) => {
    switches.querySelector(`[value="${email}"]`).checked = true;
  };
  switches.addEventListener('change', async ({ target }) => {
    try {
      show(await ask('/messages/faults', { email: target.value }));
    } catch (error) {
      say(error.message);
    }
  });
  return async () => show(await ask('/messages/faults'));
}
