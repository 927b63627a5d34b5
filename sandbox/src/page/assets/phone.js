import { ask } from './ask.js';
import { codeButton } from './copy.js';
import { make, makeTime } from './make.js';

const SHOWN = 100;

/** Four digits that are no part of a time, a date, a sum or a longer number. */
const DOOR_CODE = /(?<![\d.,:/+-])\d{4}(?![\d:/-]|[.,]\d)/g;

/** Undefined when SMS are live: then there is no phone on the page. */
export function startPhone() {
  const list = document.querySelector('#texts');
  if (!list) return undefined;
  const shown = new Set();

  return async () => {
    const { messages } = await ask(`/messages?channel=sms&limit=${SHOWN}`);
    for (const message of messages.toReversed()) {
      const key = `${message.id} ${message.at}`;
      if (!shown.has(key)) list.prepend(bubbleOf(message));
      shown.add(key);
    }
    list.hidden = messages.length === 0;
    document.querySelector('#phone-empty').hidden = messages.length > 0;
    document.querySelector('#phone-count').textContent =
      messages.length === SHOWN ? `newest ${SHOWN}` : messages.length;
  };
}

function bubbleOf({ to, text, at }) {
  const bubble = make('li', 'bubble');
  const head = make('p', 'bubble-head');
  head.append(make('span', '', to), makeTime('when', at));
  const body = make('p', 'bubble-text');
  let end = 0;
  for (const { 0: code, index } of text.matchAll(DOOR_CODE)) {
    body.append(text.slice(end, index), codeButton(code));
    end = index + code.length;
  }
  body.append(text.slice(end));
  bubble.append(head, body);
  return bubble;
}
