import type { Locale } from '@laine/contract/states.ts';

/** For the page shown instead of one that can't be made right now. The refusal's own words come between the two. */
export const waitingWords: Record<Locale, { title: string; byItself: string; again: string }> = {
  en: {
    title: 'One moment',
    byItself: 'This page tries again by itself. A booking you have made stays as it is.',
    again: 'Try again now',
  },
  es: {
    title: 'Un momento',
    byItself: 'Esta página volverá a intentarlo sola. Las reservas que ya tienes no cambian.',
    again: 'Reintentar ahora',
  },
  et: {
    title: 'Üks hetk',
    byItself: 'See leht proovib ise uuesti. Sinu broneeringud jäävad kehtima.',
    again: 'Proovi kohe uuesti',
  },
  fr: {
    title: 'Un instant',
    byItself: 'Cette page réessaie toute seule. Vos réservations restent inchangées.',
    again: 'Réessayer maintenant',
  },
  ru: {
    title: 'Одну минуту',
    byItself: 'Страница обновится сама. Ваши бронирования остаются в силе.',
    again: 'Повторить сейчас',
  },
};
