import { locales, type Locale } from '@laine/contract/languages.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, newestMessage, signIn, test, typeMailedCode } from './journey.ts';
import { awake, chooseTime, fillPerson, form, onPaymentPage, payByCard, shownCode } from './rental-steps.ts';
import { sample } from './sample.ts';

/** The whole journey in each language, on a phone and by touch. A run speaks one or two of them. */

test.use({ isMobile: true, hasTouch: true });

/** In a customer's order; `sms` is a word of the text message. */
type Words = Record<'book' | 'cover' | 'welcome' | 'pay' | 'fee' | 'booked' | 'paid' | 'help' | 'sms', string>;

const words: Record<Locale, Words> = {
  en: {
    book: 'Book Now',
    cover: 'Sign in to book',
    welcome: 'Welcome aboard',
    pay: 'Go Pay',
    fee: 'Starting fee',
    booked: 'You are booked',
    paid: 'Paid',
    help: 'Need help with your booking?',
    sms: 'door code',
  },
  es: {
    book: 'Reservar',
    cover: 'Inicia sesión para reservar',
    welcome: '¡Sube a bordo!',
    pay: 'Ir a pagar',
    fee: 'Tarifa de inicio',
    booked: 'Reserva confirmada',
    paid: 'Pagada',
    help: '¿Necesitas ayuda con tu reserva?',
    sms: 'taquilla',
  },
  et: {
    book: 'Broneeri',
    cover: 'Broneerimiseks logi sisse',
    welcome: 'Tere tulemast pardale',
    pay: 'Maksma',
    fee: 'Alustustasu',
    booked: 'Broneering on kinnitatud',
    paid: 'Makstud',
    help: 'Vajad broneeringuga abi?',
    sms: 'uksekood',
  },
  ru: {
    book: 'Забронировать',
    cover: 'Войдите, чтобы забронировать',
    welcome: 'Добро пожаловать на борт',
    pay: 'К оплате',
    fee: 'Плата за старт',
    booked: 'Всё забронировано',
    paid: 'Оплачено',
    help: 'Нужна помощь с бронированием?',
    sms: 'ячейка',
  },
  fr: {
    book: 'Réserver',
    cover: 'Connectez-vous pour réserver',
    welcome: 'Bienvenue à bord',
    pay: 'Payer',
    fee: 'Prise en charge',
    booked: 'C’est réservé',
    paid: 'Payé',
    help: 'Besoin d’aide pour votre réservation ?',
    sms: 'casier',
  },
};

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
    const said = words[locale];
    const email = `${locale}@example.com`;
    const phone = `+372 5555 020${index}`;
    const expectSpoken = async (...texts: string[]) => {
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
      const others = locale === 'en' ? [] : Object.values(words.en);
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
    expect(GSM.test(text)).toBe(locale !== 'ru');
  });
}
