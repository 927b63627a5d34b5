import { ask, say } from './ask.js';

const DAY = 86_400;
const HOUR = 3600;

export function startClock() {
  const form = document.querySelector('#clock-form');
  const steps = form.querySelectorAll('button');
  let aheadOfBrowserInMs;

  const show = ({ now, offsetInSeconds }) => {
    aheadOfBrowserInMs = Date.parse(now) - Date.now();
    document.querySelector('#clock-offset').textContent =
      offsetInSeconds === 0 ? 'real time' : `${lengthOf(offsetInSeconds)} ahead of real time`;
    tick();
  };

  function tick() {
    if (aheadOfBrowserInMs === undefined) return;
    const now = new Date(Date.now() + aheadOfBrowserInMs);
    const time = document.querySelector('#clock-time');
    time.textContent = now.toLocaleTimeString('en-GB');
    time.dateTime = now.toISOString();
    const date = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' };
    document.querySelector('#clock-date').textContent = now.toLocaleDateString('en-GB', date);
  }

  async function advance(advanceInSeconds) {
    const minutes = form.elements.minutes.value;
    for (const step of steps) step.disabled = true;
    try {
      show(await ask('/clock', { advanceInSeconds }));
      // Moving the clock may take seconds. What was typed meanwhile stays.
      if (form.elements.minutes.value === minutes) form.reset();
    } catch (error) {
      say(error.message);
    }
    for (const step of steps) step.disabled = false;
  }

  form.addEventListener('click', ({ target }) => {
    if (target.dataset.advance) void advance(Number(target.dataset.advance));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void advance(Number(new FormData(form).get('minutes')) * 60);
  });
  setInterval(tick, 1000);

  return async () => show(await ask('/clock'));
}

function lengthOf(seconds) {
  const parts = [
    [Math.floor(seconds / DAY), 'd'],
    [Math.floor((seconds % DAY) / HOUR), 'h'],
    [Math.floor((seconds % HOUR) / 60), 'min'],
    [Math.floor(seconds % 60), 's'],
  ];
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ');
}
