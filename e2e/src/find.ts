import type { Page } from '@playwright/test';
import { awake } from './rental-steps.ts';

/** Uses the search field of every staff page, and opens the result. */
export async function find(page: Page, text: string, found: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name: 'Find' });
  await awake(button);
  await button.click();
  await page.getByRole('combobox', { name: 'Find' }).fill(text);
  await page.getByRole('option', { name: found }).click();
}
