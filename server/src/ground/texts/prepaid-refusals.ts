import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';

type Declined = Extract<
  RefusalCode,
  | 'gift-card-unknown'
  | 'voucher-used'
  | 'voucher-sent-often'
  | 'gift-card-empty'
  | 'gift-card-expired'
  | 'pass-held-already'
  | 'pass-too-far-ahead'
  | 'pass-not-valid'
  | 'pass-in-use'
  | 'too-many-free-bookings'
  | 'pass-not-on-sale'
  | 'pass-stations-closed'
  | 'pass-starts-too-late'
  | 'not-withdrawable'
>;

export const prepaidRefusals: Record<Locale, Record<Declined, string>> = {
  en: {
    'gift-card-unknown': 'We do not recognise this gift card',
    'voucher-used':
      'Somebody has paid with this gift card, so its voucher is not sent again. Whoever has the code can go on spending it.',
    'voucher-sent-often':
      'This voucher has been sent again {times, plural, one {# time} other {# times}} within a week. Please print it, or try again in a few days.',
    'gift-card-empty': 'This gift card has been used up',
    'gift-card-expired': 'This gift card has expired',
    'pass-held-already': 'You already have a seasonal pass',
    'pass-too-far-ahead': 'With a seasonal pass you can book at most 3 hours ahead',
    'pass-not-valid': 'Your seasonal pass is not valid for this rental',
    'pass-in-use':
      'The seasonal pass is in use for another rental. It is free again when that one has ended or is cancelled in time.',
    'too-many-free-bookings':
      'With a seasonal pass you can make 5 free bookings a day. Please pay for this one, or try again tomorrow.',
    'pass-not-on-sale': 'This pass is no longer on sale',
    'pass-stations-closed': 'Every station of this pass is closed right now. It is sold again once one opens.',
    'pass-starts-too-late': 'This season ends too soon: please ask for the pass to start at once',
    'not-withdrawable': 'This purchase can no longer be withdrawn from',
  },
  et: {
    'gift-card-unknown': 'Sellist kinkekaarti me ei leidnud',
    'voucher-used':
      'Selle kinkekaardiga on juba makstud, seega me seda uuesti ei saada. Kellel on kood, saab seda edasi kasutada.',
    'voucher-sent-often':
      'Kinkekaarti on nädala jooksul {times} korda uuesti saadetud. Palun prindi see või proovi mõne päeva pärast.',
    'gift-card-empty': 'See kinkekaart on ära kasutatud',
    'gift-card-expired': 'See kinkekaart on aegunud',
    'pass-held-already': 'Sul on juba hooajakaart',
    'pass-too-far-ahead': 'Hooajakaardiga saab broneerida kuni 3 tundi ette',
    'pass-not-valid': 'Sinu hooajakaart selle laenutuse kohta ei kehti',
    'pass-in-use':
      'Hooajakaart on teise laenutuse jaoks kasutusel. See vabaneb, kui see lõpeb või õigel ajal tühistatakse.',
    'too-many-free-bookings':
      'Hooajakaardiga saab päevas teha 5 tasuta broneeringut. Palun maksa selle eest või proovi homme uuesti.',
    'pass-not-on-sale': 'Seda hooajakaarti enam ei müüda',
    'pass-stations-closed':
      'Kõik selle hooajakaardi jaamad on praegu suletud. Müüme seda jälle, kui mõni neist avatakse.',
    'pass-starts-too-late': 'Hooaeg lõpeb liiga vara: palun vali, et kaart hakkab kehtima kohe',
    'not-withdrawable': 'Sellest ostust ei saa enam taganeda',
  },
  es: {
    'gift-card-unknown': 'No reconocemos esta tarjeta regalo',
    'voucher-used':
      'Ya se ha pagado con esta tarjeta regalo, así que no la enviamos otra vez. Quien tiene el código puede seguir usándola.',
    'voucher-sent-often':
      'Ya hemos vuelto a enviar la tarjeta {times} veces en una semana. Imprímela o inténtalo dentro de unos días.',
    'gift-card-empty': 'A esta tarjeta regalo ya no le queda saldo',
    'gift-card-expired': 'Esta tarjeta regalo ha caducado',
    'pass-held-already': 'Ya tienes un abono de temporada',
    'pass-too-far-ahead': 'Con el abono de temporada puedes reservar con un máximo de 3 horas de antelación',
    'pass-not-valid': 'Tu abono de temporada no vale para este alquiler',
    'pass-in-use':
      'El abono de temporada está en uso en otro alquiler. Vuelve a estar libre cuando termine o se cancele a tiempo.',
    'too-many-free-bookings':
      'Con el abono de temporada puedes hacer 5 reservas gratis al día. Paga esta o vuelve a intentarlo mañana.',
    'pass-not-on-sale': 'Este abono ya no está a la venta',
    'pass-stations-closed':
      'Todas las estaciones de este abono están cerradas ahora. Volverá a la venta cuando abra alguna.',
    'pass-starts-too-late': 'La temporada acaba demasiado pronto: pide que el abono empiece ya',
    'not-withdrawable': 'Ya no se puede desistir de esta compra',
  },
  ru: {
    'gift-card-unknown': 'Мы не нашли такую подарочную карту',
    'voucher-used':
      'Этой подарочной картой уже платили, поэтому повторно она не отправляется. Тот, у кого есть код, может тратить её дальше.',
    'voucher-sent-often':
      'За неделю карту уже отправили повторно: {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}. Распечатайте её или попробуйте через несколько дней.',
    'gift-card-empty': 'На этой подарочной карте не осталось средств',
    'gift-card-expired': 'Срок действия этой подарочной карты истёк',
    'pass-held-already': 'У вас уже есть сезонный абонемент',
    'pass-too-far-ahead': 'С сезонным абонементом забронировать можно не раньше чем за 3 часа до начала',
    'pass-not-valid': 'Ваш сезонный абонемент не действует для этой аренды',
    'pass-in-use':
      'Сезонный абонемент занят другой арендой. Он освободится, когда она закончится или будет вовремя отменена.',
    'too-many-free-bookings':
      'С сезонным абонементом можно сделать 5 бесплатных бронирований в день. Оплатите это или попробуйте завтра.',
    'pass-not-on-sale': 'Этот абонемент больше не продаётся',
    'pass-stations-closed':
      'Все станции этого абонемента сейчас закрыты. Он снова поступит в продажу, когда откроется хотя бы одна.',
    'pass-starts-too-late': 'Сезон скоро закончится: попросите, чтобы абонемент начал действовать сразу',
    'not-withdrawable': 'От этой покупки уже нельзя отказаться',
  },
  fr: {
    'gift-card-unknown': 'Nous ne reconnaissons pas cette carte cadeau',
    'voucher-used':
      'Cette carte cadeau a déjà servi à payer\u00A0: nous ne la renvoyons pas. La personne qui a le code peut continuer à l’utiliser.',
    'voucher-sent-often':
      'La carte a déjà été renvoyée {times} fois en une semaine. Imprimez-la ou réessayez dans quelques jours.',
    'gift-card-empty': 'Le solde de cette carte cadeau est épuisé',
    'gift-card-expired': 'Cette carte cadeau a expiré',
    'pass-held-already': 'Vous avez déjà un pass saison',
    'pass-too-far-ahead': 'Avec un pass saison, vous pouvez réserver au maximum 3 heures à l’avance',
    'pass-not-valid': 'Votre pass saison n’est pas valable pour cette location',
    'pass-in-use':
      'Le pass saison sert déjà à une autre location. Il sera libre quand elle sera terminée ou annulée à temps.',
    'too-many-free-bookings':
      'Avec un pass saison, vous pouvez faire 5 réservations gratuites par jour. Payez celle-ci ou réessayez demain.',
    'pass-not-on-sale': 'Ce pass n’est plus en vente',
    'pass-stations-closed':
      'Toutes les stations de ce pass sont fermées en ce moment. Il sera de nouveau en vente dès que l’une d’elles ouvrira.',
    'pass-starts-too-late': 'La saison se termine trop tôt\u00A0: demandez que le pass commence tout de suite',
    'not-withdrawable': 'Il n’est plus possible de se rétracter de cet achat',
  },
};
