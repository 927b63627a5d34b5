import { ask } from './ask.js';
import { make, makeTime } from './make.js';

/** The webhooks of the product that the receiver on this machine got. */
export function startSink() {
  const list = document.querySelector('#deliveries');
  document.querySelector('#sink-url').textContent = `${location.origin}/sandbox/api/webhook-sink`;
  let newest;

  return async () => {
    const { deliveries } = await ask('/webhook-sink');
    document.querySelector('#sink-count').textContent = deliveries.length;
    // Without a new delivery the entries are left alone: somebody may have opened one to read it.
    if (deliveries[0]?.at === newest) return;
    newest = deliveries[0]?.at;
    list.hidden = deliveries.length === 0;
    list.replaceChildren(...deliveries.map(entryOf));
  };
}

function entryOf({ at, body, text }) {
  const entry = make('li', 'entry');
  const details = make('details', 'min-w-0');
  const content = make('pre', 'overflow-x-auto text-[0.8125rem]', body ? JSON.stringify(body, undefined, 2) : text);
  details.append(make('summary', '', body?.event?.type ?? 'Not an event of ours'), content);
  entry.append(details, makeTime('text-sm whitespace-nowrap text-ink-soft tabular-nums', at));
  return entry;
}
