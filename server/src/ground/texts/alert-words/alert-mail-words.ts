import type { Locale } from '@laine/contract/states.ts';

type MailWords = {
  /** '3 alerts' */
  alerts: (count: number) => string;
  digestSubject: (count: number) => string;
  digestTitle: string;
  digestIntro: string;
  urgentIntro: (station: string) => string;
  stillOpen: (count: number) => string;
  noStation: string;
  locker: (number: number) => string;
  look: string;
  openToday: string;
  why: (brand: string) => string;
  choose: string;
  testSubject: (brand: string) => string;
  testTitle: string;
  testIntro: string;
  testCode: (code: string) => string;
};

type Forms = { one: string; few?: string; many?: string; other: string };

const counted = (locale: Locale, count: number, forms: Forms) => {
  const form = new Intl.PluralRules(locale).select(count);
  return `${count}\u00A0${(form in forms ? forms[form as keyof Forms] : undefined) ?? forms.other}`;
};

const en = (count: number) => counted('en', count, { one: 'alert', other: 'alerts' });
const es = (count: number) => counted('es', count, { one: 'aviso', other: 'avisos' });
const et = (count: number) => counted('et', count, { one: 'teade', other: 'teadet' });
const fr = (count: number) => counted('fr', count, { one: 'alerte', other: 'alertes' });
const ru = (count: number) =>
  counted('ru', count, { one: 'сигнал', few: 'сигнала', many: 'сигналов', other: 'сигнала' });

/** The frame around the alerts in a mail to staff. */
export const alertMailWords: Record<Locale, MailWords> = {
  en: {
    alerts: en,
    digestSubject: (count) => `Today at your stations: ${en(count)}`,
    digestTitle: 'What waits at your stations',
    digestIntro: 'None of this was urgent, so it comes once a day. Each has one next step.',
    urgentIntro: (station) => `${station} needs you now.`,
    stillOpen: (count) => `Still open from before: ${en(count)}. All of them stand on the page ‘Today’.`,
    noStation: 'No station',
    locker: (number) => `locker ${number}`,
    look: 'Look at it',
    openToday: 'Open the page ‘Today’',
    why: (brand) => `You get this because you look after stations of ${brand}.`,
    choose: 'Choose what reaches you and when',
    testSubject: (brand) => `A test from ${brand}`,
    testTitle: 'This is a test',
    testIntro: 'Alerts of your stations reach you at this address.',
    testCode: (code) => `Type this code on “Alerts to me”: ${code}`,
  },
  es: {
    alerts: es,
    digestSubject: (count) => `Hoy en tus estaciones: ${es(count)}`,
    digestTitle: 'Lo que espera en tus estaciones',
    digestIntro: 'Nada de esto era urgente, por eso llega una vez al día. Cada aviso tiene un siguiente paso.',
    urgentIntro: (station) => `${station} te necesita ahora.`,
    stillOpen: (count) => `Siguen abiertos de antes: ${es(count)}. Todos están en la página «Hoy».`,
    noStation: 'Sin estación',
    locker: (number) => `taquilla ${number}`,
    look: 'Verlo',
    openToday: 'Abrir la página «Hoy»',
    why: (brand) => `Recibes este mensaje porque te ocupas de estaciones de ${brand}.`,
    choose: 'Elegir qué te llega y cuándo',
    testSubject: (brand) => `Una prueba de ${brand}`,
    testTitle: 'Esto es una prueba',
    testIntro: 'Los avisos de tus estaciones te llegan a esta dirección.',
    testCode: (code) => `Escribe este código en «Avisos para mí»: ${code}`,
  },
  et: {
    alerts: et,
    digestSubject: (count) => `Täna sinu jaamades: ${et(count)}`,
    digestTitle: 'Mis sinu jaamades ootab',
    digestIntro: 'Miski sellest polnud kiire, seepärast tuleb see kord päevas. Igal asjal on üks järgmine samm.',
    urgentIntro: (station) => `Jaam ${station} vajab sind kohe.`,
    stillOpen: (count) => `Varasemast on lahti: ${et(count)}. Kõik on näha lehel „Täna“.`,
    noStation: 'Jaamata',
    locker: (number) => `kapp ${number}`,
    look: 'Vaata',
    openToday: 'Ava leht „Täna“',
    why: (brand) => `Saad selle kirja, sest hoolitsed ${brand} jaamade eest.`,
    choose: 'Vali, mis ja millal sinuni jõuab',
    testSubject: (brand) => `Proovikiri: ${brand}`,
    testTitle: 'See on proov',
    testIntro: 'Sinu jaamade teated tulevad sellele aadressile.',
    testCode: (code) => `Kirjuta see kood lehele „Teated mulle“: ${code}`,
  },
  fr: {
    alerts: fr,
    digestSubject: (count) => `Aujourd’hui dans vos stations\u00A0: ${fr(count)}`,
    digestTitle: 'Ce qui attend dans vos stations',
    digestIntro:
      'Rien de tout cela n’était urgent, c’est pourquoi vous le recevez une fois par jour. Chaque alerte a une prochaine étape.',
    urgentIntro: (station) => `${station} a besoin de vous maintenant.`,
    stillOpen: (count) =>
      `Toujours en attente\u00A0: ${fr(count)}. Tout se trouve sur la page «\u00A0Aujourd’hui\u00A0».`,
    noStation: 'Sans station',
    locker: (number) => `casier ${number}`,
    look: 'Voir',
    openToday: 'Ouvrir la page «\u00A0Aujourd’hui\u00A0»',
    why: (brand) => `Vous recevez ce message parce que vous vous occupez de stations ${brand}.`,
    choose: 'Choisir ce qui vous parvient et quand',
    testSubject: (brand) => `Un essai de ${brand}`,
    testTitle: 'Ceci est un essai',
    testIntro: 'Les alertes de vos stations vous parviennent à cette adresse.',
    testCode: (code) => `Saisissez ce code dans «\u00A0Alertes pour moi\u00A0»\u00A0: ${code}`,
  },
  ru: {
    alerts: ru,
    digestSubject: (count) => `Сегодня на ваших станциях: ${ru(count)}`,
    digestTitle: 'Что ждёт на ваших станциях',
    digestIntro: 'Ничего срочного, поэтому письмо приходит раз в день. У каждого сигнала есть следующий шаг.',
    urgentIntro: (station) => `Станции ${station} нужна ваша помощь прямо сейчас.`,
    stillOpen: (count) => `Открыто с прошлых дней: ${ru(count)}. Всё есть на странице «Сегодня».`,
    noStation: 'Без станции',
    locker: (number) => `ячейка ${number}`,
    look: 'Посмотреть',
    openToday: 'Открыть страницу «Сегодня»',
    why: (brand) => `Вы получили это письмо, потому что отвечаете за станции ${brand}.`,
    choose: 'Выбрать, что и когда вам приходит',
    testSubject: (brand) => `Проверка от ${brand}`,
    testTitle: 'Это проверка',
    testIntro: 'Сигналы ваших станций приходят на этот адрес.',
    testCode: (code) => `Введите этот код на странице «Оповещения мне»: ${code}`,
  },
};
