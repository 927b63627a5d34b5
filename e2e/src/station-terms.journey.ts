import { paths } from '@laine/contract/paths.ts';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './journey.ts';

/** A station's page describes times according to the station's own terms. */

type Metadata = Record<string, string>;

/** Changes the station as an admin would, from another browser, and returns the old values. */
async function editTerms(request: APIRequestContext, terms: Metadata): Promise<Metadata> {
  const login = await request.post('/api/users/login', {
    data: { email: 'admin@laine.test', password: 'laine-admin-demo' },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const found = await request.get('/api/admin/stations/pirita', { headers });
  const { metadata } = (await found.json()) as { metadata: Metadata };
  const data = { metadata: { ...metadata, ...terms } };
  expect((await request.put('/api/admin/stations/pirita/edit', { headers, data })).ok()).toBe(true);
  return metadata;
}

const cases = [
  {
    terms: { overtimeBilling: 'full-hours', maxOvertimeInSeconds: '10800', maxDurationInSeconds: '21600' },
    overtime: 'which you pay now, and 3 hours of overtime',
    longest: 'For up to 6 hours.',
    answer: 'for each full hour of overtime',
  },
  {
    terms: { overtimeBilling: 'full-hours', maxOvertimeInSeconds: '5400', maxDurationInSeconds: '3600' },
    overtime: 'which you pay now, and 1 hour of overtime',
    longest: 'For one hour at most.',
    answer: 'for each full hour of overtime',
  },
  {
    terms: { overtimeBilling: 'full-hours', maxOvertimeInSeconds: '1800', maxDurationInSeconds: '5400' },
    overtime: 'here that is the total',
    longest: 'For up to 1 h 30 min.',
    answer: 'for each full hour of overtime',
  },
  {
    terms: { overtimeBilling: 'begun-hours', maxOvertimeInSeconds: '5400', maxDurationInSeconds: '9000' },
    overtime: 'which you pay now, and 1 h 30 min of overtime',
    longest: 'For up to 2 h 30 min.',
    answer: 'for each hour of overtime that has begun',
  },
];

test.describe('a station’s words', () => {
  let before: Metadata = {};
  test.beforeEach(async ({ request }) => {
    before = await editTerms(request, {});
  });
  test.afterEach(async ({ request }) => {
    await editTerms(request, before);
  });

  for (const { terms, overtime, longest, answer } of cases) {
    test(`follow ${Object.values(terms).join(', ')}`, async ({ page, request }) => {
      await editTerms(request, terms);
      await page.goto(paths.station('pirita'));
      await expect(page.locator('#book')).toContainText(overtime);
      await expect(page.getByRole('main')).toContainText(longest);
      await expect(page.locator('#faq')).toContainText(`After that your card is charged ${answer}`);
    });
  }
});

test('the home page speaks for all stations and says where each one’s rule stands', async ({ page }) => {
  await page.goto(paths.home());
  await expect(page.locator('#faq')).toContainText('The station’s page says whether each full hour counts');
  await expect(page.locator('#faq')).not.toContainText('charged for each full hour');
});
