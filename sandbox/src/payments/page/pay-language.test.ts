import { locales } from '@laine/contract/states.ts';
import { expect, test } from 'vitest';
import { openPaymentScene } from '../../testing/open-payment-scene.ts';
import { payWords } from './words/words-by-locale.ts';

test('the page speaks the language of its checkout, also when something is wrong', async () => {
  const shop = await openPaymentScene();
  for (const locale of locales) {
    const { id } = await shop.openCheckout({ locale });
    const words = payWords(locale);
    const page = await (await shop.world.fetch(`/pay/${id}`)).text();
    expect(page).toContain(`<html lang="${locale}">`);
    for (const text of [words.payTo('Laine'), words.cardNumber, words.orPayByCard, words.total]) {
      expect(page).toContain(text);
    }
    const form = { number: '4000 0000 0000 9995', expiry: '12 / 40', cvc: '1', name: 'Mari' };
    const refused = await shop.world.fetch(`/pay/${id}`, { method: 'POST', body: new URLSearchParams(form) });
    expect(await refused.text()).toContain(words.problems.cvcIncomplete);
    const declined = await shop.world.fetch(`/pay/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, cvc: '123' }),
    });
    expect(await declined.text()).toContain(
      words.declines['insufficient_funds'] ?? 'Your card has insufficient funds.',
    );
  }
});

test('sums are written as the language writes them', async () => {
  const shop = await openPaymentScene();
  const { id } = await shop.openCheckout({ locale: 'et' });
  expect(await (await shop.world.fetch(`/pay/${id}`)).text()).toContain('Maksa 35,00\u00A0€');
});

test('a language the stand-in does not speak, or none at all, is English', async () => {
  const shop = await openPaymentScene();
  for (const locale of ['de', 'auto', undefined] as const) {
    const { id } = await shop.openCheckout(locale && { locale });
    expect(await (await shop.world.fetch(`/pay/${id}`)).text()).toContain('<html lang="en">');
  }
});

test('no language lacks what the bank may say', () => {
  const codes = Object.keys(payWords('et').declines).toSorted();
  for (const locale of ['es', 'fr', 'ru'] as const) {
    expect(Object.keys(payWords(locale).declines).toSorted()).toEqual(codes);
  }
});
