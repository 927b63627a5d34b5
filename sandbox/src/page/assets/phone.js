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
  const bubble = make('li', 'max-w-[94%] justify-self-start');
  const head = make('p', 'flex flex-wrap gap-x-2 px-3 pb-0.5 text-[0.8125rem] text-ink-soft tabular-nums');
  head.append(make('span', '', to), makeTime('', at));
  const body = make(
    'p',
    'rounded-[16px_16px_16px_4px] bg-tint px-3.5 py-2.5 text-[0.9375rem] whitespace-pre-line wrap-anywhere',
  );
  let end = 0;
  for (const { 0: code, index } of text.matchAll(DOOR_CODE)) {
    body.append(
      text.slice(end, index),
      codeButton(code, 'inline min-h-0 rounded-[6px] bg-paper px-1.5 py-px text-base'),
    );
    end = index + code.length;
  }
  body.append(text.slice(end));
  bubble.append(head, body);
  return bubble;
}
