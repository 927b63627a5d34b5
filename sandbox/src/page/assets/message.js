import { codeButton } from './copy.js';
import { make, makeTime } from './make.js';

const OPENER =
  'grid gap-x-3 rounded-none border-0 bg-transparent px-4 py-3 text-left font-normal focus-visible:-outline-offset-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5';

/** Login codes stand in the subject; other numbers of six digits, such as a receipt's, do not. */
const LOGIN_CODE = /(?<!\d)\d{6}(?!\d)/;

/** One line of the inbox: a button that opens the message, and beside it the login code, if there is one. */
export function messageRow(message) {
  const row = make('li', 'grid grid-cols-[minmax(0,1fr)_auto] items-center border-t border-line');
  row.dataset.words = `${message.to} ${message.subject} ${message.text}`.toLowerCase();
  const opener = make('button', OPENER);
  opener.type = 'button';
  opener.setAttribute('aria-expanded', 'false');
  const at = makeTime('text-[0.8125rem] whitespace-nowrap text-ink-soft tabular-nums max-sm:order-1', message.at);
  opener.append(
    make('span', 'truncate text-[0.9375rem] text-ink-soft', message.to),
    at,
    make('span', 'font-semibold wrap-anywhere sm:col-span-full', message.subject || '(no subject)'),
  );
  opener.addEventListener('click', () => {
    const isOpen = opener.getAttribute('aria-expanded') === 'true';
    opener.setAttribute('aria-expanded', String(!isOpen));
    if (isOpen) row.querySelector('.content').remove();
    else row.append(contentOf(message));
  });
  row.append(opener);
  const code = loginCodeOf(message);
  if (code) row.append(codeButton(code, 'mr-4 text-[1.0625rem] max-sm:px-3 sm:mr-5'));
  return row;
}

const loginCodeOf = ({ subject }) => LOGIN_CODE.exec(subject)?.[0];

function contentOf(message) {
  const content = make('div', 'content col-span-full px-4 pt-1 pb-5 sm:px-5');
  if (message.attachments.length > 0) content.append(attachmentsOf(message));
  const text = plainText(message);
  if (!message.hasHtml) {
    content.append(text);
    return content;
  }
  const frame = document.createElement('iframe');
  frame.src = `/sandbox/api/messages/${message.id}/html`;
  frame.className = 'h-[448px] w-full rounded-control border border-line bg-white';
  frame.title = message.subject;
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  const views = { Formatted: frame, Text: text };
  const tabs = make('div', 'mb-2 flex gap-1');
  for (const [name, view] of Object.entries(views)) {
    const tab = make('button', 'tab', name);
    tab.type = 'button';
    tab.addEventListener('click', () => {
      for (const other of tabs.children) other.setAttribute('aria-pressed', String(other === tab));
      for (const other of Object.values(views)) other.hidden = other !== view;
    });
    tabs.append(tab);
  }
  content.append(tabs, frame, text);
  tabs.firstElementChild.click();
  return content;
}

function attachmentsOf({ id, attachments }) {
  const list = make('ul', 'flex flex-wrap gap-x-5 gap-y-2 pb-3 text-[0.9375rem]');
  for (const [place, { name, sizeInBytes }] of attachments.entries()) {
    const link = make('a', 'wrap-anywhere', name);
    link.href = `/sandbox/api/messages/${id}/attachments/${place + 1}`;
    link.target = '_blank';
    const item = make('li', '');
    item.append(link, make('span', 'ml-2 text-[0.8125rem] text-ink-soft', `${Math.ceil(sizeInBytes / 1024)} KB`));
    list.append(item);
  }
  return list;
}

function plainText(message) {
  const { text } = message;
  const block = make('pre', 'rounded-control bg-foam p-4 font-mono text-[0.9375rem] whitespace-pre-wrap wrap-anywhere');
  const code = loginCodeOf(message);
  const at = code === undefined ? -1 : text.indexOf(code);
  if (at < 0) {
    block.textContent = text;
    return block;
  }
  block.append(
    text.slice(0, at),
    make('mark', 'rounded-[4px] bg-tint px-1 font-bold text-action', code),
    text.slice(at + code.length),
  );
  return block;
}
