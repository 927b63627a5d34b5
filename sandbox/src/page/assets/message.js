import { codeButton } from './copy.js';
import { make, makeTime } from './make.js';

/** Login codes stand in the subject; other numbers of six digits, such as a receipt's, do not. */
const LOGIN_CODE = /(?<!\d)\d{6}(?!\d)/;

/** One line of the inbox: a button that opens the message, and beside it the login code, if there is one. */
export function messageRow(message) {
  const row = make('li', 'message');
  row.dataset.words = `${message.to} ${message.subject} ${message.text}`.toLowerCase();
  const opener = make('button', 'opener');
  opener.type = 'button';
  opener.setAttribute('aria-expanded', 'false');
  const at = makeTime('when', message.at);
  opener.append(make('span', 'to', message.to), at, make('span', 'subject', message.subject || '(no subject)'));
  opener.addEventListener('click', () => {
    const isOpen = opener.getAttribute('aria-expanded') === 'true';
    opener.setAttribute('aria-expanded', String(!isOpen));
    if (isOpen) row.querySelector('.content').remove();
    else row.append(contentOf(message));
  });
  row.append(opener);
  const code = loginCodeOf(message);
  if (code) row.append(codeButton(code));
  return row;
}

const loginCodeOf = ({ subject }) => LOGIN_CODE.exec(subject)?.[0];

function contentOf(message) {
  const content = make('div', 'content');
  if (message.attachments.length > 0) content.append(attachmentsOf(message));
  const text = plainText(message);
  if (!message.hasHtml) {
    content.append(text);
    return content;
  }
  const frame = document.createElement('iframe');
  frame.src = `/sandbox/api/messages/${message.id}/html`;
  frame.title = message.subject;
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  const views = { Formatted: frame, Text: text };
  const tabs = make('div', 'tabs');
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
  const list = make('ul', 'attachments');
  for (const [place, { name, sizeInBytes }] of attachments.entries()) {
    const link = make('a', 'attachment', name);
    link.href = `/sandbox/api/messages/${id}/attachments/${place + 1}`;
    link.target = '_blank';
    const item = make('li', '');
    item.append(link, make('span', 'size', `${Math.ceil(sizeInBytes / 1024)} KB`));
    list.append(item);
  }
  return list;
}

function plainText(message) {
  const { text } = message;
  const block = make('pre', 'text');
  const code = loginCodeOf(message);
  const at = code === undefined ? -1 : text.indexOf(code);
  if (at < 0) {
    block.textContent = text;
    return block;
  }
  block.append(text.slice(0, at), make('mark', '', code), text.slice(at + code.length));
  return block;
}
