import { paths } from '@laine/contract/paths.ts';
import { advanceClock, expect, expectAccessible, expectNoSidewaysScrolling, signIn, test } from './journey.ts';
import { awake, chooseTime, fillPerson, form, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

const HOUR = 3_600;

test('the code of a booking that is near is one tap away from every page', async ({ page }) => {
  await signIn(page, 'near@example.com');
  await openStation(page);
  await chooseTime(page, 3, '12:00', '13:00');
  await fillPerson(page, '+372 5555 0181');
  await goPay(page);
  await payByCard(page);
  const code = await shownCode(page);
  const booking = page.url().replace(/\?.*/, '');
  const bar = page.getByRole('navigation', { name: 'Your booking' });

  // Days before the start no bar is in the way.
  await page.goto(paths.reservations());
  await expect(bar).toHaveCount(0);

  const answer = await page.request.get('/api/bookings/coming');
  const { bookings } = (await answer.json()) as { bookings: { start: string }[] };
  const [start, now] = [bookings[0]?.start, answer.headers()['x-now']].map((moment) => Date.parse(moment ?? ''));
  await advanceClock(page, Math.floor(((start ?? 0) - (now ?? 0)) / 1_000) - 12 * 60 + 20);

  for (const path of [paths.home(), paths.station('pirita'), paths.reservations(), paths.settings(), paths.terms()]) {
    await page.goto(path);
    await expect(bar).toHaveText(new RegExp(`in 1[12] min.*${code}`));
    await expectNoSidewaysScrolling(page);
  }
  await page.goto(paths.station('pirita'));
  await awake(form(page).pay);
  await expectAccessible(page);
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(booking);
  await expect(bar).toHaveCount(0);

  await advanceClock(page, HOUR / 2);
  await page.goto(paths.reservations());
  await expect(page.getByRole('region', { name: 'Now' })).toContainText(code);
  await expectAccessible(page);
  await page.goto(paths.home());
  await expect(bar).toHaveText(new RegExp(`until 13:00.*${code}`));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);

  // Nobody came.
  await advanceClock(page, HOUR);
  await page.goto(booking);
  await expect(page.getByText('This time has passed')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/api/auth/logout');
  await expect(bar).toHaveCount(0);
});
