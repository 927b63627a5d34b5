import type { Locale } from '@laine/contract/states.ts';
import type { ChangedMailText, ChangedSmsText } from './notice-texts.ts';

type ChangedTexts = { sms: Record<ChangedSmsText, string>; mail: Record<ChangedMailText, string> };

/** What a customer is told when staff have changed their booking. */
export const changedNoticeTexts: Record<Locale, ChangedTexts> = {
  en: {
    sms: {
      changed: '{brand}: your booking has changed. {station}, {date}, {start}-{end}. Locker {locker}, code {code}.',
      'changed-many': '{brand}: your booking has changed. {station}, {date}, {start}-{end}. Codes by locker {codes}.',
    },
    mail: {
      'changed-subject': 'Your booking has changed: {station}, {day}, {start}–{end}',
      'changed-title': 'Your booking has changed',
      'changed-intro': 'We have changed your booking. This is how it stands now; what you paid stays the same.',
    },
  },
  es: {
    sms: {
      changed:
        '{brand}: tu reserva ha cambiado. {station}, {date}, {start}-{end}. Abre la taquilla {locker} con {code}.',
      'changed-many':
        '{brand}: tu reserva ha cambiado. {station}, {date}, {start}-{end}. Clave de cada taquilla: {codes}.',
    },
    mail: {
      'changed-subject': 'Tu reserva ha cambiado: {station}, {day}, {start}–{end}',
      'changed-title': 'Tu reserva ha cambiado',
      'changed-intro': 'Hemos cambiado tu reserva. Así queda ahora; lo que pagaste no cambia.',
    },
  },
  et: {
    sms: {
      changed: '{brand}: sinu broneering muutus. {station}, {date}, {start}-{end}. Kapp {locker}, kood {code}.',
      'changed-many':
        '{brand}: sinu broneering muutus. {station}, {date}, {start}-{end}. Koodid kappide kaupa {codes}.',
    },
    mail: {
      'changed-subject': 'Sinu broneering muutus: {station}, {day}, {start}–{end}',
      'changed-title': 'Sinu broneering muutus',
      'changed-intro': 'Muutsime sinu broneeringut. Nüüd on see selline; makstud summa jääb samaks.',
    },
  },
  fr: {
    sms: {
      changed: '{brand} : votre réservation a changé. {station}, {date}, {start}-{end}. Casier {locker}, code {code}.',
      'changed-many':
        '{brand} : votre réservation a changé. {station}, {date}, {start}-{end}. Codes par casier {codes}.',
    },
    mail: {
      'changed-subject': 'Votre réservation a changé\u00A0: {station}, {day}, {start}–{end}',
      'changed-title': 'Votre réservation a changé',
      'changed-intro':
        'Nous avons modifié votre réservation. La voici telle qu’elle est maintenant\u202F; ce que vous avez payé ne change pas.',
    },
  },
  ru: {
    sms: {
      changed: 'Бронь изменилась: {station}, {date} {start}-{end}. Ячейка {locker}, код {code}. {brand}',
      'changed-many': 'Бронь изменилась: {station}, {date} {start}-{end}. Коды {codes}. {brand}',
    },
    mail: {
      'changed-subject': 'Бронирование изменилось: {station}, {day}, {start}–{end}',
      'changed-title': 'Бронирование изменилось',
      'changed-intro': 'Мы изменили ваше бронирование. Вот как оно выглядит теперь; оплаченная сумма не меняется.',
    },
  },
};
