import type { StatementLine } from '@laine/contract/statement-line.ts';
import type { Locale } from '@laine/contract/states.ts';

/** Texts of an owner's monthly statement. Figures come formatted. */
type StatementWords = {
  title: (month: string) => string;
  station: string;
  closed: string;
  paidOn: string;
  notYet: string;
  from: string;
  to: string;
  registry: (number: string) => string;
  taxNumber: (number: string) => string;
  what: string;
  sum: string;
  lines: Record<StatementLine, string>;
  vat: string;
  base: string;
  share: (percent: string) => string;
  carried: string;
  payable: string;
  paidOut: string;
  carries: string;
  passes: string;
  compensation: (sum: string) => string;
  corrections: string;
};

export const statementWords: Record<Locale, StatementWords> = {
  en: {
    title: (month) => `Statement for ${month}`,
    station: 'Station',
    closed: 'Closed',
    paidOn: 'Paid on',
    notYet: 'not yet',
    from: 'From',
    to: 'To',
    registry: (number) => `Registry number ${number}`,
    taxNumber: (number) => `Tax number ${number}`,
    what: 'What the month brought',
    sum: 'Sum',
    lines: {
      rentals: 'Rentals',
      extensions: 'Extensions',
      overtime: 'Overtime',
      'no-shows': 'Pass hours charged after all',
      'gift-cards': 'Rentals paid with gift cards',
      passes: 'Hours covered by passes',
      refunds: 'Refunds',
      disputes: 'Payments taken back by banks',
      fees: 'Fees of the payment provider',
      compensation: 'Compensation for damage',
    },
    vat: 'VAT in it',
    base: 'To be shared',
    share: (percent) => `Your share, ${percent}`,
    carried: 'Carried over from the month before',
    payable: 'To be paid out',
    paidOut: 'Paid out',
    carries: 'Carried over into the next month',
    passes:
      'Hours covered by a pass count at the price that it took off. What passes and gift cards pay for counts in the order of use, together at most what that pass or card was bought for; vouchers that were given for nothing do not count.',
    compensation: (sum) => `Compensation for damage, ${sum}, is not shared.`,
    corrections: 'A closed month never changes. What becomes known later is in the next one.',
  },
  et: {
    title: (month) => `Aruanne: ${month}`,
    station: 'Jaam',
    closed: 'Suletud',
    paidOn: 'Välja makstud',
    notYet: 'veel mitte',
    from: 'Maksja',
    to: 'Saaja',
    registry: (number) => `Registrikood ${number}`,
    taxNumber: (number) => `Maksunumber ${number}`,
    what: 'Mida kuu tõi',
    sum: 'Summa',
    lines: {
      rentals: 'Laenutused',
      extensions: 'Pikendused',
      overtime: 'Üle aja läinud tunnid',
      'no-shows': 'Hooajakaardi tunnid, mille eest tasu võeti',
      'gift-cards': 'Kinkekaardiga makstud laenutused',
      passes: 'Hooajakaardiga kaetud tunnid',
      refunds: 'Tagasimaksed',
      disputes: 'Pankade tagasi võetud maksed',
      fees: 'Makseteenuse tasud',
      compensation: 'Kahjuhüvitised',
    },
    vat: 'Sellest käibemaks',
    base: 'Jagamisele kuulub',
    share: (percent) => `Sinu osa, ${percent}`,
    carried: 'Üle toodud eelmisest kuust',
    payable: 'Välja maksta',
    paidOut: 'Välja makstud',
    carries: 'Kantakse üle järgmisse kuusse',
    passes:
      'Hooajakaardiga kaetud tunnid lähevad arvesse hinnaga, mille kaart kattis. Hooaja- ja kinkekaartidega makstu loetakse kasutamise järjekorras, kokku kuni summani, millega see kaart osteti; tasuta antud vautšerid arvesse ei lähe.',
    compensation: (sum) => `Kahjuhüvitisi, ${sum}, ei jagata.`,
    corrections: 'Suletud kuu ei muutu. Mis selgub hiljem, on järgmises kuus.',
  },
  es: {
    title: (month) => `Liquidación de ${month}`,
    station: 'Estación',
    closed: 'Cerrada el',
    paidOn: 'Pagada el',
    notYet: 'todavía no',
    from: 'De',
    to: 'Para',
    registry: (number) => `N.º de registro ${number}`,
    taxNumber: (number) => `Número fiscal ${number}`,
    what: 'Movimientos del mes',
    sum: 'Importe',
    lines: {
      rentals: 'Alquileres',
      extensions: 'Ampliaciones',
      overtime: 'Tiempo extra',
      'no-shows': 'Horas de abono cobradas finalmente',
      'gift-cards': 'Alquileres pagados con tarjeta regalo',
      passes: 'Horas cubiertas por abonos',
      refunds: 'Reembolsos',
      disputes: 'Pagos retirados por los bancos',
      fees: 'Comisiones del proveedor de pagos',
      compensation: 'Indemnizaciones por daños',
    },
    vat: 'IVA incluido',
    base: 'A repartir',
    share: (percent) => `Tu parte, ${percent}`,
    carried: 'Arrastrado del mes anterior',
    payable: 'A pagar',
    paidOut: 'Pagado',
    carries: 'Pasa al mes siguiente',
    passes:
      'Las horas cubiertas por un abono cuentan por el precio que descontó. Lo pagado con abonos y tarjetas regalo cuenta por orden de uso, en total como mucho lo que costó ese abono o esa tarjeta; los vales que se regalaron no cuentan.',
    compensation: (sum) => `Las indemnizaciones por daños, ${sum}, no se reparten.`,
    corrections: 'Un mes cerrado no cambia. Lo que se sabe después va en el siguiente.',
  },
  fr: {
    title: (month) => `Relevé ${/^[ao]/.test(month) ? 'd’' : 'de '}${month}`,
    station: 'Station',
    closed: 'Clos le',
    paidOn: 'Payé le',
    notYet: 'pas encore',
    from: 'De',
    to: 'À',
    registry: (number) => `Numéro d’immatriculation ${number}`,
    taxNumber: (number) => `Numéro fiscal ${number}`,
    what: 'Ce que le mois a rapporté',
    sum: 'Montant',
    lines: {
      rentals: 'Locations',
      extensions: 'Prolongations',
      overtime: 'Dépassements',
      'no-shows': 'Heures de pass finalement facturées',
      'gift-cards': 'Locations payées par carte cadeau',
      passes: 'Heures couvertes par des pass',
      refunds: 'Remboursements',
      disputes: 'Paiements repris par les banques',
      fees: 'Frais du prestataire de paiement',
      compensation: 'Indemnisations de dommages',
    },
    vat: 'TVA comprise',
    base: 'À partager',
    share: (percent) => `Votre part, ${percent}`,
    carried: 'Report du mois précédent',
    payable: 'À verser',
    paidOut: 'Versé',
    carries: 'Reporté au mois suivant',
    passes:
      'Les heures couvertes par un pass comptent au prix qu’il a déduit. Ce que paient les pass et les cartes cadeaux compte dans l’ordre d’utilisation, au total au plus ce que ce pass ou cette carte a coûté ; les bons offerts ne comptent pas.',
    compensation: (sum) => `Les indemnisations de dommages, ${sum}, ne sont pas partagées.`,
    corrections: 'Un mois clos ne change plus. Ce qui est connu plus tard figure dans le suivant.',
  },
  ru: {
    title: (month) => `Отчёт: ${month}`,
    station: 'Станция',
    closed: 'Закрыт',
    paidOn: 'Выплачено',
    notYet: 'ещё нет',
    from: 'От кого',
    to: 'Кому',
    registry: (number) => `Регистрационный номер ${number}`,
    taxNumber: (number) => `Налоговый номер ${number}`,
    what: 'Что принёс месяц',
    sum: 'Сумма',
    lines: {
      rentals: 'Аренда',
      extensions: 'Продления',
      overtime: 'Время сверх срока',
      'no-shows': 'Часы абонементов, всё же оплаченные',
      'gift-cards': 'Аренда, оплаченная подарочными картами',
      passes: 'Часы по абонементам',
      refunds: 'Возвраты',
      disputes: 'Платежи, отозванные банками',
      fees: 'Комиссии платёжного сервиса',
      compensation: 'Возмещение ущерба',
    },
    vat: 'В том числе НДС',
    base: 'К распределению',
    share: (percent) => `Ваша доля, ${percent}`,
    carried: 'Перенесено с прошлого месяца',
    payable: 'К выплате',
    paidOut: 'Выплачено',
    carries: 'Переносится на следующий месяц',
    passes:
      'Часы по абонементу учитываются по цене, которую он покрыл. Оплаченное абонементами и подарочными картами учитывается по порядку использования, всего не больше суммы, за которую куплены этот абонемент или карта; подаренные ваучеры не учитываются.',
    compensation: (sum) => `Возмещение ущерба, ${sum}, не делится.`,
    corrections: 'Закрытый месяц не меняется. Что станет известно позже, войдёт в следующий.',
  },
};
