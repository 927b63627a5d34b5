import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';

type DeskRefusal = Extract<RefusalCode, 'cancel-in-booking' | 'goodwill-limit'>;

/** Why something that staff do for a customer is refused. */
export const deskRefusals: Record<Locale, Record<DeskRefusal, string>> = {
  en: {
    'cancel-in-booking':
      'This board belongs to a paid booking. Cancel it there, so that its customer gets the money back.',
    'goodwill-limit': 'That is more than you may give here: {left} is left for this booking and this month',
  },
  es: {
    'cancel-in-booking':
      'Esta tabla pertenece a una reserva pagada. Cancélala allí para que se le devuelva el dinero al cliente.',
    'goodwill-limit': 'Es más de lo que puedes dar aquí: quedan {left} para esta reserva y este mes',
  },
  et: {
    'cancel-in-booking': 'See laud kuulub makstud broneeringusse. Tühista see seal, et klient raha tagasi saaks.',
    'goodwill-limit': 'Seda on rohkem, kui siin anda võid: selle broneeringu ja kuu kohta on alles {left}',
  },
  fr: {
    'cancel-in-booking':
      'Cette planche fait partie d’une réservation payée. Annulez-la dans la réservation, pour que le client soit remboursé.',
    'goodwill-limit':
      'C’est plus que ce que vous pouvez accorder ici\u00A0: il reste {left} pour cette réservation et ce mois',
  },
  ru: {
    'cancel-in-booking':
      'Эта доска относится к оплаченному бронированию. Отмените её там, чтобы клиенту вернулись деньги.',
    'goodwill-limit': 'Это больше, чем вы можете здесь дать: на это бронирование и месяц осталось {left}',
  },
};
