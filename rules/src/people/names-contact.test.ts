import { expect, test } from 'vitest';
import { namesContact } from './names-contact.ts';

test.each([
  ['ann@example.com', 'Refunded to ann@example.com.'],
  ['ann@example.com', 'Ann@Example.COM, twice'],
  ['ann@example.com', '<ann@example.com>'],
  ['ann@example.com', 'Two addresses:\nann@example.com\nand another'],
  ['ann@example.com', '-ann@example.com'],
  ['ann@example.com', { to: [{ email: 'ann@example.com' }] }],
  ['õie@näide.ee', 'Õie@näide.ee'],
  ['+37255550123', 'Called +37255550123 at noon'],
  ['+37255550123', 'tel:+37255550123'],
])('%s is named in %j', (contact, written) => {
  expect(namesContact(written, contact)).toBe(true);
});

test.each([
  ['ann@example.com', 'joann@example.com'],
  ['ann@example.com', 'jo.ann@example.com'],
  ['ann@example.com', 'õann@example.com'],
  ['ann@example.com', 'ann@example.community'],
  ['ann@example.com', 'ann@example.com.au'],
  ['ann@example.com', 'ann@exampleõcom'],
  ['+37255550123', '+372555501234'],
  ['+37255550123', null],
])('%s is not named in %j', (contact, written) => {
  expect(namesContact(written, contact)).toBe(false);
});
