import { afterEach, expect, test, vi } from 'vitest';
import { keepTicketToken } from './keep-ticket-token.ts';

afterEach(() => vi.unstubAllGlobals());

/** The address after it, in a page whose places are its content and the contact. */
function keptAt(hash: string): string {
  const address = { hash };
  vi.stubGlobal('location', address);
  vi.stubGlobal('document', { getElementById: (id: string) => (['main', 'contact'].includes(id) ? {} : null) });
  vi.stubGlobal('history', {
    state: { key: 'step' },
    replaceState: (state: unknown, _: string, to: string) => {
      expect(state).toEqual({ key: 'step' });
      address.hash = to;
    },
  });
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
