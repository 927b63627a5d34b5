import { readFileSync } from 'node:fs';
import { languageOf, locales, type Locale } from '@laine/contract/languages.ts';
import { paths } from '@laine/contract/paths.ts';
import { sample } from '@laine/contract/testing/sample.ts';
import { parseCatalog } from '@laine/texts/parse-catalog.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, newestMessage, signIn, test, typeMailedCode } from './journey.ts';
import { awake, chooseTime, fillPerson, form, onPaymentPage, payByCard, shownCode } from './rental-steps.ts';

/** The whole journey in each language, on a phone and by touch. A run speaks one or two of them. */

test.use({ isMobile: true, hasTouch: true });

/** In a customer's order. */
const english = {
  book: 'Book Now',
  cover: 'Sign in to book',
  welcome: 'Welcome aboard',
  pay: 'Go Pay',
  booked: 'You are booked',
  paid: 'Paid',
  help: 'Need help with your booking?',
};

const catalog = (locale: Locale, name: string) =>
  parseCatalog(readFileSync(new URL(`../../texts/${locale}/${name}.po`, import.meta.url), 'utf8'));

/** As the catalogs have it; `sms` is the longest part of the text message between its values. */
function wordsIn(locale: Locale) {
  const said = catalog(locale, 'customer').filter(({ place }) => place === '');
  const inServer = (place: string) => catalog(locale, 'server').find((entry) => entry.place === place)?.text ?? place;
  const parts = inServer('sms-notice.confirmed').split(/\{\w+\}/);
  return {
    ...mapped(english, (text) => said.find((entry) => entry.english === text)?.text ?? text),
    fee: inServer('payment.startingFee'),
    sms: (parts.toSorted((one, other) => other.length - one.length)[0] ?? '').trim(),
  };
}

const mapped = <Key extends string>(words: Record<Key, string>, say: (text: string) => string) =>
  Object.fromEntries(Object.entries<string>(words).map(([key, text]) => [key, say(text)])) as Record<Key, string>;

/** The alphabet of GSM 03.38; a message in it holds 160 letters, any other one 70. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

const roomFor = (text: string) => (GSM.test(text) ? 160 : 70);

const spoken = sample(locales, 3);

async function signInOnScreen(page: Page, email: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('main form button').tap();
  await typeMailedCode(page, email);
  await expect(page).toHaveURL(paths.station('pirita'));
}

for (const [index, locale] of spoken.entries()) {
  test(`a rental speaks ${locale} from the home page to the code`, async ({ page, context, baseURL }) => {
    const said = wordsIn(locale);
    const email = `${locale}@example.com`;
    const phone = `+372 5555 020${index}`;
    const expectSpoken = async (...texts: string[]) => {
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
      const others = locale === 'en' ? [] : Object.values(wordsIn('en'));
      const content = await page.locator('body').innerText();
      expect(others.filter((text) => content.includes(text))).toEqual([]);
    };
    // A language has its own words but not its own colours.
    const expectReadable = () => expectAccessible(page, ['light']);
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);

    await page.goto(paths.home());
    await expectSpoken(said.book);
    await expectReadable();
    await page
      .locator(`a[href="${paths.station('pirita')}"]`)
      .last()
      .tap();
    await expect(page).toHaveURL(paths.station('pirita'));
    await expectSpoken(said.cover);

    await page.locator(`#book a[href^="${paths.login()}"]`).tap();
    await expectSpoken(said.welcome);
    // One language signs in through the screens: it must survive the mail and the way back.
    if (locale === spoken[0]) {
      await signInOnScreen(page, email);
    } else {
      await signIn(page, email);
      await page.goto(paths.station('pirita'));
    }

    await chooseTime(page, 3, `${10 + index * 2}:00`, `${11 + index * 2}:00`);
    await fillPerson(page, phone);
    await expectSpoken();
    await expect(form(page).pay).toContainText(said.pay);
    await expectReadable();
    await form(page).pay.tap();
    await onPaymentPage(page);
    // Its frame is the stand-in's, in English alone; what is paid for is ours.
    await expect(page.getByText(said.fee).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(`“${locale}”`);
    await payByCard(page);

    const code = await shownCode(page);
    await awake(page.getByRole('article').getByRole('button').first());
    await expectSpoken(said.booked, said.paid, said.help);
    await expectReadable();
    const { text } = await newestMessage(page, phone.replaceAll(' ', ''));
    expect(text).toContain(said.sms);
    expect(text).toContain(code);
    expect(text.length).toBeLessThanOrEqual(roomFor(text));
    expect(GSM.test(text)).toBe(languageOf(locale).letters === 'latin');
  });
}
