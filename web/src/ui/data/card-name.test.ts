import { expect, test } from 'vitest';
import { cardName } from './card-name.ts';

test.for([
  [{ brand: 'visa', lastDigits: '4242' }, 'Visa •••• 4242'],
  [{ brand: 'amex', lastDigits: '0005' }, 'American Express •••• 0005'],
  [{ brand: 'paypal', lastDigits: '' }, 'PayPal'],
  [{ brand: 'girocard', lastDigits: '1111' }, 'Girocard •••• 1111'],
] as const)('a card %j is called %s', ([card, name]) => {
  expect(cardName(card)).toBe(name);
});
