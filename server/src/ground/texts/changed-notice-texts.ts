import type { Locale } from '@laine/contract/states.ts';
import type { ChangedMailText, ChangedSmsText } from './notice-texts.ts';

type ChangedTexts = { sms: Record<ChangedSmsText, string>; mail: Record<ChangedMailText, string> };

/** For customers whose booking staff have changed, or who have taken a shared ticket back. */
export const changedNoticeTexts: Record<Locale, ChangedTexts> = {
  en: {
    sms: {
      changed: '{brand}: your booking has changed. {station}, {date}, {times}. Locker {locker}, code {code}.',
      'changed-many': '{brand}: your booking has changed. {station}, {date}, {times}. Codes by locker {codes}.',
      'new-code': '{brand}: your new door code is {code}, locker {locker}. {station}, {date}, {times}.',
      'new-code-many': '{brand}: you have a new door code. Codes by locker {codes}. {station}, {date}, {times}.',
    },
    mail: {
      'changed-subject': 'Your booking has changed: {station}, {day}, {times}',
      'changed-title': 'Your booking has changed',
      'changed-intro': 'We have changed your booking. This is how it stands now; what you paid stays the same.',
      'new-code-subject': 'You have a new door code: {station}, {day}, {times}',
      'new-code-title': 'You have a new door code',
      'new-code-intro':
        '{count, plural, one {You took a ticket back, so your board has a new door code. The old one no longer opens anything.} other {You took a ticket back, so its board has a new door code. The old one no longer opens anything; these are the codes that work now.}}',
    },
  },
  es: {
    sms: {
      changed: '{brand}: tu reserva ha cambiado. {station}, {date}, {times}. Abre la taquilla {locker} con {code}.',
      'changed-many': '{brand}: tu reserva ha cambiado. {station}, {date}, {times}. Clave de cada taquilla: {codes}.',
      'new-code': '{brand}: tu nueva clave es {code}, taquilla {locker}. {station}, {date}, {times}.',
      'new-code-many': '{brand}: tienes una clave nueva. Clave de cada taquilla: {codes}. {station}, {date}, {times}.',
    },
    mail: {
      'changed-subject': 'Tu reserva ha cambiado: {station}, {day}, {times}',
      'changed-title': 'Tu reserva ha cambiado',
      'changed-intro': 'Hemos cambiado tu reserva. Así queda ahora; lo que pagaste no cambia.',
      'new-code-subject': 'Tienes un código de puerta nuevo: {station}, {day}, {times}',
      'new-code-title': 'Tienes un código de puerta nuevo',
      'new-code-intro':
        '{count, plural, one {Has retirado un ticket, así que tu tabla tiene un código nuevo. El anterior ya no abre nada.} other {Has retirado un ticket, así que su tabla tiene un código nuevo. El anterior ya no abre nada; estos son los códigos que valen ahora.}}',
    },
  },
  et: {
    sms: {
      changed: '{brand}: sinu broneering muutus. {station}, {date}, {times}. Kapp {locker}, kood {code}.',
      'changed-many': '{brand}: sinu broneering muutus. {station}, {date}, {times}. Koodid kappide kaupa {codes}.',
      'new-code': '{brand}: sinu uus uksekood on {code}, kapp {locker}. {station}, {date}, {times}.',
      'new-code-many': '{brand}: sul on uus uksekood. Koodid kappide kaupa {codes}. {station}, {date}, {times}.',
    },
    mail: {
      'changed-subject': 'Sinu broneering muutus: {station}, {day}, {times}',
      'changed-title': 'Sinu broneering muutus',
      'changed-intro': 'Muutsime sinu broneeringut. Nüüd on see selline; makstud summa jääb samaks.',
      'new-code-subject': 'Sul on uus uksekood: {station}, {day}, {times}',
      'new-code-title': 'Sul on uus uksekood',
      'new-code-intro':
        '{count, plural, one {Võtsid pileti tagasi, seepärast on sinu laual uus uksekood. Eelmine kood ei ava enam midagi.} other {Võtsid pileti tagasi, seepärast on selle laual uus uksekood. Eelmine kood ei ava enam midagi; nüüd kehtivad need koodid.}}',
    },
  },
  fr: {
    sms: {
      changed: '{brand} : votre réservation a changé. {station}, {date}, {times}. Casier {locker}, code {code}.',
      'changed-many': '{brand} : votre réservation a changé. {station}, {date}, {times}. Codes par casier {codes}.',
      'new-code': '{brand} : votre nouveau code est {code}, casier {locker}. {station}, {date}, {times}.',
      'new-code-many': '{brand} : vous avez un nouveau code. Codes par casier {codes}. {station}, {date}, {times}.',
    },
    mail: {
      'changed-subject': 'Votre réservation a changé\u00A0: {station}, {day}, {times}',
      'changed-title': 'Votre réservation a changé',
      'changed-intro':
        'Nous avons modifié votre réservation. La voici telle qu’elle est maintenant\u202F; ce que vous avez payé ne change pas.',
      'new-code-subject': 'Vous avez un nouveau code de porte\u00A0: {station}, {day}, {times}',
      'new-code-title': 'Vous avez un nouveau code de porte',
      'new-code-intro':
        '{count, plural, one {Vous avez repris un billet\u00A0: votre planche a donc un nouveau code. L’ancien n’ouvre plus rien.} other {Vous avez repris un billet\u00A0: sa planche a donc un nouveau code. L’ancien n’ouvre plus rien\u202F; voici les codes valables maintenant.}}',
    },
  },
  ru: {
    sms: {
      changed: 'Бронь изменилась: {station}, {date} {times}. Ячейка {locker}, код {code}. {brand}',
      'changed-many': 'Бронь изменилась: {station}, {date} {times}. Коды {codes}. {brand}',
      'new-code': 'Новый код {code}, ячейка {locker}. {station}, {date} {times}. {brand}',
      'new-code-many': 'Код сменился. Коды {codes}. {station}, {date} {times}. {brand}',
    },
    mail: {
      'changed-subject': 'Бронирование изменилось: {station}, {day}, {times}',
      'changed-title': 'Бронирование изменилось',
      'changed-intro': 'Мы изменили ваше бронирование. Вот как оно выглядит теперь; оплаченная сумма не меняется.',
      'new-code-subject': 'У вас новый код двери: {station}, {day}, {times}',
      'new-code-title': 'У вас новый код двери',
      'new-code-intro':
        '{count, plural, one {Вы отозвали билет, поэтому у вашей доски новый код двери. Прежний больше ничего не открывает.} other {Вы отозвали билет, поэтому у его доски новый код двери. Прежний больше ничего не открывает; теперь действуют эти коды.}}',
    },
  },
};
