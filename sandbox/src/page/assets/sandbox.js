import { startClock } from './clock.js';
import { startFaults } from './faults.js';
import { startInbox } from './inbox.js';
import { startLedger } from './ledger.js';
import { startPhone } from './phone.js';
import { startSink } from './sink.js';
import { startStations } from './stations.js';

const REFRESH_EVERY_MS = 2000;

const refreshers = [
  startStations(),
  startInbox(),
  startPhone(),
  startLedger(),
  startSink(),
  startClock(),
  ...startFaults(),
].filter(Boolean);

async function refresh() {
  const outcomes = document.hidden ? [] : await Promise.allSettled(refreshers.map((again) => again()));
  // While the product restarts the page keeps the last state and shows that it is old.
  document.body.classList.toggle(
    'opacity-60',
    outcomes.some(({ status }) => status === 'rejected'),
  );
  setTimeout(refresh, REFRESH_EVERY_MS);
}

await refresh();
