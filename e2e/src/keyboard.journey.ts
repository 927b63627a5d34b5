import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, mailedCode, signIn, test } from './journey.ts';
import { expectTrapped, tabOn, tabThrough, tabTo } from './keyboard-steps.ts';
import { bringBack, goOut, openBooking, until } from './late-steps.ts';
import { awake, form, shownCode } from './rental-steps.ts';

/** From the home page to the code without a pointer: Tab, Enter, Space, arrows and typing only. */

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

test('the header: skip link, language and menu', async ({ page }) => {
  await page.goto(paths.home());
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const language = banner.getByRole('combobox');
  const menu = banner.locator('summary:visible');

  await tabOn(page, page.getByRole('link', { name: 'Skip to content' }));
  await expectAccessible(page);
  await press(page, 'Enter');
  await expect(main).toBeFocused();
  await tabOn(page, page.getByRole('link', { name: 'Book a board online' }));

  await page.reload();
  await tabTo(page, language);
  await press(page, 'ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('lang', 'et');
  await tabTo(page, language);
  await press(page, 'ArrowUp');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await tabTo(page, menu);
  await awake(menu);
  await press(page, 'Enter');
  const entries = banner.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await tabThrough(page, [entries.nth(0), entries.nth(1)]);
  await expectAccessible(page);
  await press(page, 'Escape');
  await expect(entries.first()).toBeHidden();
  await expect(menu).toBeFocused();
});

test('links within the site take the keyboard along', async ({ page }) => {
  await page.goto(paths.home());
  const { station, dates } = form(page);
  await tabTo(page, page.getByRole('link', { name: 'Book a board online' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#locations$/);
  await expect(page.locator('#locations')).toBeFocused();
  await tabOn(page, page.getByRole('button', { name: 'Near me' }));
  await tabTo(page, page.getByRole('link', { name: /Book Now.*Pirita/ }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(paths.station('pirita'));
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, station);
  await press(page, 'ArrowDown');
  await expect(page).toHaveURL(paths.station('parnu'));
  await expect(station).toBeFocused();
  await expect(station).toHaveValue('parnu');
  await tabOn(page, dates.and(page.locator(':checked')));
});

test('the pictures open large, hold the focus and give it back', async ({ page }) => {
  await page.goto(paths.station('pirita'));
  const picture = (number: number) => page.getByRole('button', { name: `View picture ${number} of 8 large` });
  await awake(picture(1));
  await tabTo(page, picture(1));
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures of Pirita rand' });
  await expect(dialog).toBeVisible();
  await tabThrough(page, [dialog.getByRole('list'), dialog.getByRole('button', { name: 'Previous picture' })]);
  await expectAccessible(page);
  await expectTrapped(page, dialog);
  await press(page, 'ArrowRight');
  await expect(dialog.getByText('2 / 8')).toBeVisible();
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(picture(2)).toBeFocused();
});

test('booking, paying and holding the code without a pointer', async ({ page }) => {
  const email = 'keyboard@example.com';
  const { start, end, dates, boards, phone, terms, pay, station } = form(page);
  await page.goto(paths.station('pirita'));
  await awake(start);

  // Choosing, as a visitor.
  await tabTo(page, station);
  await tabOn(page, dates.and(page.locator(':checked')));
  await press(page, 'ArrowLeft');
  await expect(dates.last()).toBeChecked();
  const slider = (name: string) => page.getByRole('slider', { name, exact: true });
  const [whole, first, last] = [slider('Start and end together'), slider('Start'), slider('End')];
  const earlier = page.getByRole('button', { name: 'Show earlier hours' });
  // In the evening the rest of today fits without scrolling; a longer day scrolls as soon as it's drawn.
  await expect(earlier).toBeVisible();
  await tabThrough(page, [earlier, page.getByRole('button', { name: 'Show later hours' }), whole, first, last, start]);
  await page.keyboard.type('10:00');
  await tabOn(page, end);
  await page.keyboard.type('11:00');
  await press(page, 'ArrowUp', 'PageUp');
  await expect(start).toHaveValue('10:00');
  await expect(end).toHaveValue('12:05');
  await tabOn(page, start, 'Shift+Tab');
  await tabOn(page, last, 'Shift+Tab');
  await press(page, 'ArrowLeft');
  await expect(last).toHaveAttribute('aria-valuetext', '12:00, after 2 hours');
  await tabOn(page, first, 'Shift+Tab');
  await press(page, 'PageUp', 'ArrowLeft', 'ArrowRight', 'PageDown');
  await expect(first).toHaveAttribute('aria-valuetext', '10:00, for 2 hours');
  await tabOn(page, whole, 'Shift+Tab');
  await press(page, 'End');
  await expect(whole).toHaveAttribute('aria-valuetext', '22:00 to 24:00, 2 hours');
  await press(page, 'Home');
  await expect(whole).toHaveAttribute('aria-valuetext', '00:00 to 02:00, 2 hours');
  await press(page, ...Array.from({ length: 10 }, () => 'PageUp'));
  await expect(whole).toHaveAttribute('aria-valuetext', '10:00 to 12:00, 2 hours');
  await tabThrough(page, [first, last, start, end, page.getByRole('radio', { name: '2 hours' })]);
  await tabOn(page, boards.first());
  await press(page, 'ArrowRight');
  await expect(boards.nth(1)).toBeChecked();
  await expect(page.getByText(/\d boards are free at that time/)).toBeVisible();
  // Elements under the header at this moment would count as too small to hit.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  // Signing in.
  await tabOn(page, page.getByRole('button', { name: 'Continue with Email' }));
  await press(page, 'Enter');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await tabThrough(page, [
    page.getByRole('button', { name: 'Send the code' }),
    page.getByRole('link', { name: 'Continue with Google' }),
    page.getByRole('link', { name: 'Continue with Facebook' }),
    page.getByRole('link', { name: 'Other ways to sign in' }),
  ]);
  for (let stops = 0; stops < 4; stops += 1) await press(page, 'Shift+Tab');
  await page.keyboard.type(email);
  await press(page, 'Enter');
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(await mailedCode(page, email));

  // The form is back with every choice, and the next field has the focus.
  await expect(phone).toBeFocused();
  await expect(start).toHaveValue('10:00');
  await expect(end).toHaveValue('12:00');
  await expect(boards.nth(1)).toBeChecked();
  await tabOn(page, form(page).panel.locator('summary', { hasText: 'I have a gift card' }), 'Shift+Tab');
  await tabOn(page, phone);
  await page.keyboard.type('+372 5555 0110');
  await tabOn(page, terms);
  await press(page, 'Space');
  const link = page.getByRole('link', { name: 'terms and conditions' }).first();
  await tabThrough(page, [link, form(page).panel.locator('summary', { hasText: 'Five rules' }), pay]);
  await press(page, 'Enter');

  // Paying: the first field has the focus.
  const number = page.getByLabel('Card number');
  await expect(number).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('4242424242424242');
  await tabOn(page, page.getByLabel('Expiry'));
  await page.keyboard.type('1234');
  await tabOn(page, page.getByLabel('CVC'));
  await page.keyboard.type('123');
  await tabOn(page, page.getByLabel('Name on card'));
  await page.keyboard.type('Keyboard Person');
  await tabThrough(page, [
    page.getByLabel('Offer this card to me the next time'),
    page.getByRole('button', { name: /^Pay / }),
  ]);
  await press(page, 'Enter');

  // The code, and a dialog that asks before anything happens.
  await shownCode(page);
  await tabTo(page, page.getByRole('button', { name: 'Copy code' }).first());
  const cancel = page.getByRole('button', { name: 'Cancel booking' });
  await awake(cancel);
  await tabTo(page, cancel);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  // With several boards, the choice of boards comes first.
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await expect(dialog.getByRole('button', { name: /refund/ })).toBeEnabled();
  await expectAccessible(page);
  await expectTrapped(page, dialog);
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
});

test('one more hour and the words after the return without a pointer', async ({ page }) => {
  await signIn(page, 'keyboard-out@example.com');
  const rental = await goOut(page, { phone: '+372 5555 0111' });
  await until(page, rental.end.subtract({ minutes: 12 }));
  await openBooking(page, rental.bookingId);
  const more = page.getByRole('button', { name: /^One more hour/ });
  await awake(more);
  await tabTo(page, more);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Stay one more hour?' });
  const extend = dialog.getByRole('button', { name: 'Extend for €7.50' });
  await expect(extend).toBeEnabled();
  await expectTrapped(page, dialog);
  await tabTo(page, extend);
  await press(page, 'Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Yours until/)).toBeVisible();
  // Only one hour can be added, so the button is gone, and the focus with it.
  await expect(more).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Copy code' }));

  await bringBack(page, rental);
  await page.reload();
  const review = page.getByRole('region', { name: 'How was it?' });
  const send = review.getByRole('button', { name: 'Send review' });
  await awake(send);
  await tabTo(page, review.getByRole('radio').first());
  await press(page, 'Space', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(review.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await tabTo(page, review.getByLabel('Your review'));
  await page.keyboard.type('Calm, and back in time.');
  await tabTo(page, send);
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'Thank you!' }).getByRole('heading')).toBeFocused();
});
