import type { Page } from '@playwright/test';
import { findLayoutFaults } from './find-layout-faults.ts';
import { expect } from './journey.ts';

/** Layout faults in a part of the page at this width, for each text size in percent. */
export async function findFaultsAt(
  page: Page,
  width: number,
  sizes: readonly number[],
  within: string,
): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(() => page.evaluate(() => innerWidth), { intervals: [20] }).toBe(width);
  const found = await page.evaluate(findLayoutFaults, { sizes, within });
  return found.map((fault) => `${width} px, ${fault}`);
}
