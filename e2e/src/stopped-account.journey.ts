import { paths } from '@laine/contract/paths.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { form } from './rental-steps.ts';

/** The view of somebody whom an admin has stopped from booking. */

test('a suspended person reads why and until when instead of a button that fails', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = 'stopped@example.com';
  await signIn(page, email);
  const { user } = (await (await page.request.get('/api/users/me')).json()) as { user: { id: string } };
  const admin = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(admin, 'admin@laine.test');
  const until = Temporal.Now.instant()
    .add({ hours: 24 * 20 })
    .toString();
  const answer = await admin.request.put(`/api/admin/people/${user.id}`, {
    data: { status: 'suspended', reason: 'Boards came back late twice', until },
  });
  expect(await answer.text()).toContain('suspended');
  await admin.close();

  await page.goto(paths.settings());
  const note = page.getByRole('complementary').filter({ hasText: 'Booking is paused for your account' });
  await expect(note).toContainText('Boards came back late twice');
  await expect(note).toContainText('you can book again');
  await expectAccessible(page);

  await page.goto(paths.station('pirita'));
  await expect(form(page).panel).toContainText('Booking is paused for your account');
  await expect(form(page).panel).toContainText('Boards came back late twice');
  await expect(form(page).panel.getByRole('link', { name: 'Booking is paused for your account' })).toBeVisible();
  await expect(form(page).panel.locator('[inert] #pay')).toBeAttached();
  await expectAccessible(page);
});
