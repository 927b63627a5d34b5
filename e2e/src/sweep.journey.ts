import { sample, sweptLanguages } from '@laine/contract/testing/sample.ts';
import { bookOne, openStage } from './booking-stage.ts';
import { bookingStates } from './booking-states.ts';
import { findFaultsAt } from './find-faults-at.ts';
import { findLayoutFaults } from './find-layout-faults.ts';
import { expect, test } from './journey.ts';

/**
 * Every state of the booking page in five languages, with large text and on narrow phones: nothing is cut off, broken
 * inside a number, or overlaps (decision 0245). A run looks at a third of the states in Russian, each at every other width.
 */

// With reduced motion each change, also that of a font size, comes a millisecond after the measurement here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe.configure({ mode: 'parallel' });

const widths = [320, 390, 768, 1280];
/** In percent. */
const textSizes = [100, 130, 200];

test('what is broken is found', async ({ page }) => {
  await page.setContent(`
    <style>
      * { margin: 0; font: 20px/1.5 sans-serif; overflow-wrap: anywhere }
      div { width: 100px; margin-bottom: 8px }
    </style>
    <main>
      <div>Nothing is wrong at 10:00.</div>
      <div style="letter-spacing: 1em; width: 60px">4827</div>
      <div>Back by 1<wbr>4:05</div>
      <div style="white-space: nowrap; overflow: hidden">This is longer than its box</div>
      <div style="height: 20px; overflow: hidden">The second line is lost</div>
      <h2 style="width: 100px">Unpronounceable</h2>
      <div style="height: 20px; margin: 0">Over</div><div style="margin-top: -14px">Under</div>
      <div>Words below</div><button style="margin-top: -30px; display: block">Button</button>
      <input name="small" value="A long value" style="width: 40px">
      <div style="width: 2000px">Wide</div>
    </main>`);
  await page.setViewportSize({ width: 400, height: 800 });
  expect(await page.evaluate(findLayoutFaults, { sizes: [100], within: 'main' })).toEqual([
    '100 %: the page scrolls sideways by 1600 px',
    '100 %: cut: This is longer than its box',
    '100 %: cut: The second line is lost',
    '100 %: broken over two lines: 4827 in 4827',
    '100 %: broken over two lines: 14:05 in Back by 14:05',
    '100 %: broken over two lines: Unpronounceable in Unpronounceable',
    '100 %: overlap: Over / Under',
    '100 %: overlap: Words below / Button',
    '100 %: overlap: Words below / <button> Button',
    '100 %: cut in its field: small',
  ]);
});

for (const [index, lang] of sweptLanguages.entries()) {
  test(`every state of the booking page holds (${lang})`, async ({ page }) => {
    // Some sixty states at four widths and three text sizes: ten times as long as any other journey.
    test.slow();
    await page.clock.install();
    const booked = await bookOne(page, `sweep@${lang}.ee`, 2 + (index % 3));
    const now = Temporal.Now.instant();
    const states = bookingStates(booked, now);
    const faults: string[] = [];
    const look = async (name: string, within: string) => {
      for (const width of sample(widths, 2)) {
        const found = await findFaultsAt(page, width, textSizes, within);
        faults.push(...found.map((fault) => `${name}, ${fault}`));
      }
    };

    const stage = await openStage(page, booked, now, { lang });
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    for (const [name, state] of sample(Object.entries(states), 3)) {
      await stage.show(state);
      const isDialog = state.opens !== undefined;
      await look(name, isDialog ? 'dialog' : 'main');
      if (isDialog) await stage.closeDialog();
    }
    await stage.cutOff();
    await look('out of reach', 'main');

    const stageAfterPaying = await openStage(page, booked, now, { lang, paid: '1' });
    await stageAfterPaying.show(states.unpaid);
    await look('confirming', 'main');
    await stageAfterPaying.show(states.coming);
    await look('just paid', 'main');
    expect(faults).toEqual([]);
  });
}
