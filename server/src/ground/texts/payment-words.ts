import type { DebtReason, Locale } from '@laine/contract/states.ts';

/** Formatted: overtime of the whole booking, damage or loss per board with its paddle and vest. */
export type CardLimits = { overtime: string; damage: string };

/** Texts of the payment page and the calendar. Minutes are abbreviated, which avoids three plural forms. */
type PaymentWords = {
  startingFee: string;
  rental: (minutes: number) => string;
  /** The rest to pay if a pass or a gift card covers a part. */
  restOfRental: (minutes: number) => string;
  /** At most three. */
  boardCount: (count: number) => string;
  /** While somebody pays; afterwards others may have it. */
  heldUntil: (time: string) => string;
  giftCard: string;
  pass: (name: string) => string;
  /** With the maximum of each charge, in euros; a card saved without a booking has no sums. */
  cardAgreement: (brand: string, most: CardLimits | null) => string;
  /** Beside the agreement, when a booking is paid. */
  noWithdrawal: string;
  /** For an hour that the saved card didn't pay. */
  extension: string;
  /** The purpose of an unpaid invoice. */
  debt: Record<DebtReason, string>;
  calendarTitle: (brand: string) => string;
  boards: string;
  bookingPage: string;
};

export const paymentWords: Record<Locale, PaymentWords> = {
  en: {
    startingFee: 'Starting fee',
    rental: (minutes) => `SUP board rental for ${minutes} minutes`,
    restOfRental: (minutes) => `SUP board rental for ${minutes} minutes, after pass and gift card`,
    boardCount: (count) => (count === 1 ? '1 board' : `${count} boards`),
    heldUntil: (time) => `We hold this for you until ${time}; after that others can book it.`,
    giftCard: 'Gift card',
    pass: (name) => `Seasonal pass: ${name}`,
    cardAgreement: (brand, most) =>
      `By paying you agree that ${brand} saves this payment method and charges it later without asking again: for overtime${most ? `, at most ${most.overtime},` : ''} once the boards are back; for damage or loss${most ? `, at most ${most.damage} a board,` : ''} 7 days after we have told you what and why; and for an extension that you ask for. You can object to overtime and damage on the booking page; then our team looks into it.`,
    noWithdrawal:
      'By law a booking for a fixed time has no right of withdrawal; our own rule for cancelling is in the terms and conditions.',
    extension: 'One hour longer',
    debt: {
      overtime: 'Overtime',
      compensation: 'Damage or loss',
      'late-cancellation': 'Pass: hour not used or cancelled too late',
      dispute: 'A payment that your bank took back',
    },
    calendarTitle: (brand) => `SUP board rental – ${brand}`,
    boards: 'Boards',
    bookingPage: 'Your booking and door codes',
  },
  et: {
    startingFee: 'Alustustasu',
    rental: (minutes) => `SUP-laua laenutus, ${minutes} minutit`,
    restOfRental: (minutes) => `SUP-laua laenutus, ${minutes} minutit, hooajakaardi ja kinkekaardi järel`,
    boardCount: (count) => (count === 1 ? '1 laud' : `${count} lauda`),
    heldUntil: (time) => `Hoiame seda sulle kuni kella ${time}; pärast seda saavad teised selle broneerida.`,
    giftCard: 'Kinkekaart',
    pass: (name) => `Hooajakaart: ${name}`,
    cardAgreement: (brand, most) =>
      `Makstes nõustud, et ${brand} salvestab selle makseviisi ja võtab sellelt hiljem uuesti küsimata: üle aja läinud tundide eest${most ? ` kõige rohkem ${most.overtime}` : ''}, kui lauad on tagasi; kahju või kaotsimineku eest${most ? ` kõige rohkem ${most.damage} laua kohta` : ''}, 7 päeva pärast seda, kui oleme sulle öelnud, mille eest ja miks; ning sinu soovitud pikenduse eest. Üle aja läinud tundidele ja kahjule saad broneeringu lehel vastu vaielda; siis vaatame asja üle.`,
    noWithdrawal:
      'Seaduse järgi kindlaks ajaks tehtud broneeringust taganeda ei saa; meie enda tühistamise reegel on kirjas kasutustingimustes.',
    extension: 'Pikendus ühe tunni võrra',
    debt: {
      overtime: 'Üle aja läinud tunnid',
      compensation: 'Kahju või kaotsiminek',
      'late-cancellation': 'Hooajakaart: kasutamata või liiga hilja tühistatud tund',
      dispute: 'Makse, mille pank tagasi võttis',
    },
    calendarTitle: (brand) => `SUP-laua laenutus – ${brand}`,
    boards: 'Lauad',
    bookingPage: 'Sinu broneering ja uksekoodid',
  },
  es: {
    startingFee: 'Tarifa de inicio',
    rental: (minutes) => `Alquiler de tabla de paddle surf, ${minutes} minutos`,
    restOfRental: (minutes) =>
      `Alquiler de tabla de paddle surf, ${minutes} minutos, descontados abono y tarjeta regalo`,
    boardCount: (count) => (count === 1 ? '1 tabla' : `${count} tablas`),
    heldUntil: (time) => `Te lo guardamos hasta las ${time}; después podrán reservarlo otras personas.`,
    giftCard: 'Tarjeta regalo',
    pass: (name) => `Abono de temporada: ${name}`,
    cardAgreement: (brand, most) =>
      `Al pagar aceptas que ${brand} guarde este medio de pago y lo use más adelante sin volver a preguntar: por el tiempo extra${most ? `, como máximo ${most.overtime},` : ''} cuando las tablas estén de vuelta; por daños o pérdidas${most ? `, como máximo ${most.damage} por tabla,` : ''} 7 días después de decirte qué y por qué; y por una ampliación que pidas. Puedes oponerte al tiempo extra y a los daños en la página de la reserva; entonces lo revisamos.`,
    noWithdrawal:
      'Por ley, en una reserva para una hora fija no hay derecho de desistimiento; nuestra propia regla de cancelación está en los términos y condiciones.',
    extension: 'Una hora más',
    debt: {
      overtime: 'Tiempo extra',
      compensation: 'Daños o pérdidas',
      'late-cancellation': 'Abono: hora no usada o cancelada demasiado tarde',
      dispute: 'Un pago que tu banco retiró',
    },
    calendarTitle: (brand) => `Alquiler de paddle surf – ${brand}`,
    boards: 'Tablas',
    bookingPage: 'Tu reserva y los códigos de las puertas',
  },
  ru: {
    startingFee: 'Плата за старт',
    rental: (minutes) => `Аренда SUP-доски на ${minutes} мин.`,
    restOfRental: (minutes) => `Аренда SUP-доски на ${minutes} мин., за вычетом абонемента и подарочной карты`,
    boardCount: (count) => (count === 1 ? '1 доска' : `${count} доски`),
    heldUntil: (time) => `Мы держим это за вами до ${time}; потом бронь сможет занять кто-то другой.`,
    giftCard: 'Подарочная карта',
    pass: (name) => `Сезонный абонемент: ${name}`,
    cardAgreement: (brand, most) =>
      `Оплачивая, вы соглашаетесь, что ${brand} сохранит этот способ оплаты и позже спишет с него без нового запроса: за время сверх срока${most ? ` не более ${most.overtime}` : ''}, когда доски возвращены; за ущерб или утрату${most ? ` не более ${most.damage} за доску` : ''}, через 7 дней после того, как мы сообщим, за что и почему; и за продление по вашей просьбе. Против платы за время сверх срока и за ущерб можно возразить на странице бронирования; тогда мы всё проверим.`,
    noWithdrawal:
      'По закону от бронирования на определённое время нельзя отказаться как от покупки; наше собственное правило отмены — в условиях использования.',
    extension: 'Продление на час',
    debt: {
      overtime: 'Время сверх срока',
      compensation: 'Ущерб или утрата',
      'late-cancellation': 'Абонемент: час не использован или отменён слишком поздно',
      dispute: 'Платёж, который вернул ваш банк',
    },
    calendarTitle: (brand) => `Аренда SUP-доски — ${brand}`,
    boards: 'Доски',
    bookingPage: 'Ваше бронирование и коды дверей',
  },
  fr: {
    startingFee: 'Prise en charge',
    rental: (minutes) => `Location de planche de paddle, ${minutes} minutes`,
    restOfRental: (minutes) => `Location de planche de paddle, ${minutes} minutes, après pass et carte cadeau`,
    boardCount: (count) => (count === 1 ? '1 planche' : `${count} planches`),
    heldUntil: (time) => `Nous vous la gardons jusqu’à ${time}\u202F; ensuite, d’autres pourront réserver.`,
    giftCard: 'Carte cadeau',
    pass: (name) => `Pass saison\u00A0: ${name}`,
    cardAgreement: (brand, most) =>
      `En payant, vous acceptez que ${brand} enregistre ce moyen de paiement et le débite plus tard sans redemander\u00A0: pour un dépassement${most ? `, au plus ${most.overtime},` : ''} une fois les planches rendues\u202F; pour des dommages ou une perte${most ? `, au plus ${most.damage} par planche,` : ''} 7 jours après vous avoir dit quoi et pourquoi\u202F; et pour une prolongation à votre demande. Vous pouvez contester le dépassement et les dommages sur la page de la réservation\u202F; nous examinons alors la question.`,
    noWithdrawal:
      'La loi ne prévoit pas de droit de rétractation pour une réservation à une heure fixe\u202F; notre propre règle d’annulation figure dans les conditions générales.',
    extension: 'Une heure de plus',
    debt: {
      overtime: 'Dépassement',
      compensation: 'Dommages ou perte',
      'late-cancellation': 'Pass saison\u00A0: heure non utilisée ou annulée trop tard',
      dispute: 'Un paiement repris par votre banque',
    },
    calendarTitle: (brand) => `Location de paddle – ${brand}`,
    boards: 'Planches',
    bookingPage: 'Votre réservation et les codes des portes',
  },
};
