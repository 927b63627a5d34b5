import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Keyboard-only steps, where the focus must always be visible. */

type Focus = { what: string; hasRing: boolean; isInSight: boolean };

/** Some controls cover their own label invisibly; then the label shows the focus ring. */
function readFocus(focused: Element): Focus {
  const ringed = (element: Element | null) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element ?? focused);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const isInvisible = getComputedStyle(focused).opacity === '0';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, height] = [(left + right) / 2, bottom - top];
  const isSeenAt = (part: number) => {
    const seen = document.elementFromPoint(x, top + height * part);
    const isOwn = (element: Element | null) => element !== null && element.contains(focused);
    return seen !== null && (focused.contains(seen) || isOwn(seen) || isOwn(seen.closest('label')));
  };
  return {
    what: focused.outerHTML.slice(0, 120),
    hasRing: ringed(isInvisible ? focused.parentElement : focused),
    // An element taller than the room below the header is in view when one of its ends is.
    isInSight: isSeenAt(0.5) || isSeenAt(0.1) || isSeenAt(0.9),
  };
}

/** WCAG 2.4.7 and 2.4.11: the focus has a ring and isn't hidden behind a header or a bar. */
async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.locator(':focus').evaluate(readFocus)).toMatchObject({ hasRing: true, isInSight: true });
}

/** The next Tab stop is this element. */
export async function tabOn(page: Page, next: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.keyboard.press(key);
  await expect(next).toBeFocused();
  await expectFocusSeen(page);
}

/** The next Tab stops are these elements, in this order and with nothing between them. */
export async function tabThrough(page: Page, stops: readonly Locator[]): Promise<void> {
  for (const stop of stops) await tabOn(page, stop);
}

const MAX_STOPS = 40;

/** Tabs on to this element, past others that must all be in view. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target.toString()} is not among the next ${MAX_STOPS} stops`);
}

/** Tab never leaves the dialog. */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
}
