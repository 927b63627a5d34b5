import type { Page } from '@playwright/test';
import { awake } from './rental-steps.ts';

/** Types into the field that is on every staff page, and follows what was found. */
export async function find(page: Page, text: string, found: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name: 'Find' });
  await awake(button);
  await button.click();
  await page.getByRole('combobox', { name: 'Find' }).fill(text);
  await page.getByRole('option', { name: found }).click();
}
