import type { Page } from '@playwright/test';
import { expect, signIn, test } from './journey.ts';
import { chooseTime, fillPerson, form, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

/** For screen readers: headings to jump to, a name for every field, and changes that are announced. */

const liveText = (page: Page, text: string | RegExp) =>
  page.locator('[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]').filter({ hasText: text });

/** Heading levels in the order of the page. No level may be skipped on the way down. */
async function expectHeadingsInOrder(page: Page): Promise<void> {
  const headings = await page.locator('main').getByRole('heading').all();
  const levels = await Promise.all(headings.map((heading) => heading.evaluate(({ tagName }) => Number(tagName[1]))));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.reduce((before, level) => {
    expect(level).toBeLessThanOrEqual(before + 1);
    return level;
  });
}

test('the station form has a name for every field and says what changes', async ({ page }) => {
  await signIn(page, 'reader@example.com');
  await openStation(page);
  await chooseTime(page, 4, '08:00', '09:00');
  await expectHeadingsInOrder(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - 'heading "Book SUP board here : Pirita rand" [level=1]'
      - region "Choose your time"
      - region "Good to know"
  `);
  await expect(form(page).panel).toMatchAriaSnapshot(`
    - heading "Choose your time" [level=2]
    - combobox "Station":
      - option "Pirita rand" [selected]
    - group "Date":
      - radio /\\w+ \\d+ \\w+/
      - radio /\\w+ \\d+ \\w+/
      - radio /\\w+ \\d+ \\w+/
      - radio /\\w+ \\d+ \\w+/
      - radio /\\w+ \\d+ \\w+/ [checked]
    - group "Free boards through the day":
      - button "Show earlier hours"
      - button "Show later hours"
      - slider "Start and end together"
      - slider "Start"
      - slider "End"
      - list:
        - listitem: /boards free/
    - textbox "Start": 08:00
    - textbox "End": 09:00
    - group "Length":
      - radio "1 hour" [checked]
      - radio "2 hours"
    - group "Number of boards":
      - radio "1" [checked]
      - radio "2"
      - radio "3"
    - term: Total
    - definition: €20.00
    - textbox "Phone number"
    - checkbox "I accept the terms and conditions. I am 18 or with an adult, and I can swim."
    - link "terms and conditions"
    - button "Go Pay" [disabled]
    - paragraph: Accept the terms above to go on.
  `);
  await expect(form(page).pay).toHaveAccessibleDescription('Accept the terms above to go on.');
  const slider = (name: string) => page.getByRole('slider', { name, exact: true });
  await expect(slider('Start and end together')).toHaveAttribute('aria-valuetext', '08:00 to 09:00, 1 hour');
  await expect(slider('Start')).toHaveAttribute('aria-valuetext', '08:00, for 1 hour');
  await expect(slider('End')).toHaveAttribute('aria-valuetext', '09:00, after 1 hour');

  await form(page).boards.nth(2).check();
  await expect(liveText(page, 'Total')).toContainText('€60.00');
  await expect(liveText(page, 'boards are free at that time')).toBeVisible();

  await fillPerson(page, '12');
  await form(page).pay.click();
  await expect(liveText(page, 'Enter a phone number')).toBeVisible();
  await expect(form(page).phone).toBeFocused();
  await expect(form(page).phone).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).phone).toHaveAccessibleDescription(/Enter a phone number/);
});

test('the booking page reads the state, then each code digit by digit', async ({ page }) => {
  await signIn(page, 'listener@example.com');
  await openStation(page);
  await chooseTime(page, 4, '08:00', '09:00');
  await form(page).boards.nth(1).check();
  await fillPerson(page, '+372 5555 0120');
  await goPay(page);
  await payByCard(page);
  const spelled = (await shownCode(page)).split('').join(' ');
  await expectHeadingsInOrder(page);
  await expect(liveText(page, 'You are booked')).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Booking":
      - heading "Booking" [level=1]
      - heading "You are booked" [level=2]
      - paragraph: /day \\d+ \\w+ 08:00–09:00/
      - timer: /Starts in \\d d/
    - region "Boards":
      - heading "Boards" [level=2]
      - list "Boards":
        - listitem:
          - article:
            - term: Locker
            - definition: /\\d+/
            - heading "Board 1" [level=3]
            - paragraph: "Door code ${spelled}"
            - button "Copy code Board 1"
        - listitem
    - term: Location
    - definition:
      - link "Pirita rand"
    - term: Date
    - term: Time
    - definition: 08:00 – 09:00
    - term: Number of boards
    - definition: 2 boards
    - term: Status
    - definition: Paid
    - region "Need help with your booking?":
      - heading "Need help with your booking?" [level=2]
      - paragraph:
        - link "+372 5555 0101"
        - link "pirita@laine.test"
    - region "What you can do":
      - heading "What you can do" [level=2]
      - list:
        - listitem:
          - button "Cancel booking"
  `);
});
