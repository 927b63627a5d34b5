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
  // The last state stays on the page while the product restarts; the look says that it is old.
  document.body.classList.toggle(
    'stale',
    outcomes.some(({ status }) => status === 'rejected'),
  );
  setTimeout(refresh, REFRESH_EVERY_MS);
}

await refresh();
