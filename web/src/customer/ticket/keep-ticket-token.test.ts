import { afterEach, expect, test, vi } from 'vitest';
import { keepTicketToken } from './keep-ticket-token.ts';
import { watchTicketToken } from './watch-ticket-token.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page at an address, whose places are its content and the contact. */
function openAt(hash: string) {
  const address = { hash };
  const events = new EventTarget();
  vi.stubGlobal('location', address);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', { getElementById: (id: string) => (['main', 'contact'].includes(id) ? {} : null) });
  vi.stubGlobal('history', {
    state: { key: 'step' },
    replaceState: (state: unknown, _: string, to: string) => {
      expect(state).toEqual({ key: 'step' });
      address.hash = to;
    },
  });
  return { address, events };
}

/** The address after it. */
function keptAt(hash: string): string {
  const { address } = openAt(hash);
  keepTicketToken();
  return address.hash;
}

test('loading the page again after a link to a place on it finds the same ticket', () => {
  expect(keptAt('#first-secret')).toBe('#first-secret');
  expect(keptAt('#contact')).toBe('#first-secret');
  expect(keptAt('#main')).toBe('#first-secret');
});

test('another link stays another ticket, and none stays none', () => {
  expect(keptAt('#second-secret')).toBe('#second-secret');
  expect(keptAt('')).toBe('');
  expect(keptAt('#main')).toBe('#main');
});

test('a plain link to a place is noticed, which the router tells from the address before by nothing', () => {
  const { address, events } = openAt('#third-secret');
  keepTicketToken();
  let changes = 0;
  const stop = watchTicketToken(() => (changes += 1));
  address.hash = '#main';
  events.dispatchEvent(new Event('hashchange'));
  expect([address.hash, changes]).toEqual(['#third-secret', 1]);
  stop();
  address.hash = '#main';
  events.dispatchEvent(new Event('hashchange'));
  expect([address.hash, changes]).toEqual(['#main', 1]);
});
