import { ask, say } from './ask.js';

const places = {
  email: '/messages/faults',
  sms: '/messages/faults',
  webhooks: '/payments/faults',
  api: '/payments/faults',
};

/** A switch for each service that is played here; live ones have none. */
export function startFaults() {
  return [...document.querySelectorAll('[data-fault]')].map(startSwitch);
}

function startSwitch(choice) {
  const name = choice.dataset.fault;
  const show = (faults) => {
    choice.querySelector(`[value="${faults[name]}"]`).checked = true;
  };
  choice.addEventListener('change', async ({ target }) => {
    try {
      show(await ask(places[name], { [name]: target.value }));
    } catch (error) {
      say(error.message);
    }
  });
  return async () => show(await ask(places[name]));
}
