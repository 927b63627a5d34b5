import { ask } from './ask.js';
import { messageRow } from './message.js';

const SHOWN = 100;

/** Undefined when mail is live: then there is no inbox on the page. */
export function startInbox() {
  const list = document.querySelector('#messages');
  if (!list) return undefined;
  const filter = document.querySelector('#inbox-filter');
  const rows = new Map();

  const search = () => {
    const wanted = filter.value.trim().toLowerCase();
    for (const row of rows.values()) row.hidden = !row.dataset.words.includes(wanted);
  };
  filter.addEventListener('input', search);

  return async () => {
    const { messages } = await ask(`/messages?channel=email&limit=${SHOWN}`);
    const keys = new Set(messages.map(keyOf));
    for (const [key, row] of rows) {
      if (!keys.has(key)) {
        row.remove();
        rows.delete(key);
      }
    }
    // Rows that are there already stay untouched: one of them may be open and being read.
    for (const message of messages.filter((candidate) => !rows.has(keyOf(candidate))).toReversed()) {
      const row = messageRow(message);
      rows.set(keyOf(message), row);
      list.prepend(row);
    }
    search();
    document.querySelector('#inbox-empty').hidden = messages.length > 0;
    document.querySelector('#inbox-count').textContent =
      messages.length === SHOWN ? `newest ${SHOWN}` : messages.length;
  };
}

/** Ids begin anew when the product restarts. */
const keyOf = ({ id, at }) => `${id} ${at}`;
