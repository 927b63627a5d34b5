import { afterEach, expect, test, vi } from 'vitest';
import { readTicketToken } from './read-ticket-token.ts';

afterEach(() => vi.unstubAllGlobals());

const places = new Set(['main', 'contact']);

function readAt(hash: string): string {
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('document', { getElementById: (id: string) => (places.has(id) ? {} : null) });
  return readTicketToken();
}

test('a link to a place on the page leaves the ticket, and another link brings another one', () => {
  expect(readAt('#first-secret')).toBe('first-secret');
  expect(readAt('#main')).toBe('first-secret');
  expect(readAt('#contact')).toBe('first-secret');
  expect(readAt('#second-secret')).toBe('second-secret');
  expect(readAt('')).toBe('');
});
