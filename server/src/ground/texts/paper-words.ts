import type { Locale, Means, ReceiptKind } from '@laine/contract/states.ts';

/** Texts on receipts, credit notes and invoices apart from their lines. Figures come formatted. */
type PaperWords = {
  title: Record<ReceiptKind, (number: string) => string>;
  issued: string;
  station: string;
  seller: string;
  buyer: string;
  /** On a receipt that names nobody. */
  customer: string;
  privateCustomer: string;
  registry: (number: string) => string;
  vatNumber: (number: string) => string;
  what: string;
  sum: string;
  total: string;
  credited: string;
  net: string;
  vat: (percent: string) => string;
  paidBy: Record<Means, string>;
  givenBackTo: Record<Means | 'buyer', string>;
  /** The reason for a paper without VAT. */
  noVat: Record<'voucher' | 'outside', string>;
  /** On a credit note: the document that it corrects. */
  credits: (number: string, date: string) => string;
  /** On a credit note that an invoice follows. */
  exchanged: string;
  /** On an invoice: the receipt that it replaces. */
  replaces: (number: string, date: string) => string;
};

export const paperWords: Record<Locale, PaperWords> = {
  en: {
    title: {
      receipt: (number) => `Receipt ${number}`,
      'credit-note': (number) => `Credit note ${number}`,
      invoice: (number) => `Invoice ${number}`,
    },
    issued: 'Date',
    station: 'Station',
    seller: 'Seller',
    buyer: 'Buyer',
    customer: 'Customer of the booking',
    privateCustomer: 'Private customer',
    registry: (number) => `Registry number ${number}`,
    vatNumber: (number) => `VAT number ${number}`,
    what: 'What',
    sum: 'Sum',
    total: 'Total',
    credited: 'Given back',
    net: 'Without VAT',
    vat: (percent) => `VAT ${percent}`,
    paidBy: { card: 'Paid by card', 'gift-card': 'Paid with a gift card', bank: 'Paid by bank transfer' },
    givenBackTo: {
      card: 'Back to the card that paid',
      'gift-card': 'Back onto the gift card',
      bank: 'By bank transfer',
      buyer: 'To the buyer of the gift card, who withdrew from it',
    },
    noVat: {
      voucher: 'No VAT: a gift card is taxed when it is spent.',
      outside: 'No VAT: compensation for damage or loss is not subject to it.',
    },
    credits: (number, date) => `Takes back ${number} of ${date}, or a part of it.`,
    exchanged: 'An invoice takes the place of the receipt. No money was given back.',
    replaces: (number, date) => `Stands in the place of receipt ${number} of ${date}, which was credited.`,
  },
  et: {
    title: {
      receipt: (number) => `Kviitung ${number}`,
      'credit-note': (number) => `Kreeditarve ${number}`,
      invoice: (number) => `Arve ${number}`,
    },
    issued: 'Kuupäev',
    station: 'Jaam',
    seller: 'Müüja',
    buyer: 'Ostja',
    customer: 'Broneeringu tegija',
    privateCustomer: 'Eraklient',
    registry: (number) => `Registrikood ${number}`,
    vatNumber: (number) => `KMKR nr ${number}`,
    what: 'Teenus',
    sum: 'Summa',
    total: 'Kokku',
    credited: 'Tagastatud',
    net: 'Ilma käibemaksuta',
    vat: (percent) => `Käibemaks ${percent}`,
    paidBy: { card: 'Makstud kaardiga', 'gift-card': 'Makstud kinkekaardiga', bank: 'Makstud pangaülekandega' },
    givenBackTo: {
      card: 'Tagasi kaardile, millega maksti',
      'gift-card': 'Tagasi kinkekaardile',
      bank: 'Pangaülekandega',
      buyer: 'Kinkekaardi ostjale, kes ostust taganes',
    },
    noVat: {
      voucher: 'Käibemaksuta: kinkekaart maksustatakse siis, kui sellega makstakse.',
      outside: 'Käibemaksuta: kahju hüvitamine ei ole käibemaksuga maksustatav.',
    },
    credits: (number, date) => `Tühistab dokumendi ${number} (${date}) või osa sellest.`,
    exchanged: 'Kviitungi asemel on väljastatud arve. Raha ei tagastatud.',
    replaces: (number, date) => `Asendab kviitungit ${number} (${date}), mis on krediteeritud.`,
  },
  es: {
    title: {
      receipt: (number) => `Factura simplificada ${number}`,
      'credit-note': (number) => `Factura rectificativa ${number}`,
      invoice: (number) => `Factura ${number}`,
    },
    issued: 'Fecha',
    station: 'Estación',
    seller: 'Vendedor',
    buyer: 'Cliente',
    customer: 'Cliente de la reserva',
    privateCustomer: 'Cliente particular',
    registry: (number) => `N.º de registro ${number}`,
    vatNumber: (number) => `NIF-IVA ${number}`,
    what: 'Concepto',
    sum: 'Importe',
    total: 'Total',
    credited: 'Devuelto',
    net: 'Base imponible',
    vat: (percent) => `IVA ${percent}`,
    paidBy: {
      card: 'Pagado con tarjeta',
      'gift-card': 'Pagado con tarjeta regalo',
      bank: 'Pagado por transferencia',
    },
    givenBackTo: {
      card: 'A la tarjeta con la que pagaste',
      'gift-card': 'A la tarjeta regalo',
      bank: 'Por transferencia',
      buyer: 'A quien compró la tarjeta regalo y desistió de la compra',
    },
    noVat: {
      voucher: 'Sin IVA: una tarjeta regalo tributa cuando se gasta.',
      outside: 'Sin IVA: la indemnización por daños o pérdida no está sujeta.',
    },
    credits: (number, date) => `Rectifica ${number} del ${date}, en todo o en parte.`,
    exchanged: 'Una factura sustituye a la simplificada. No se ha devuelto dinero.',
    replaces: (number, date) => `Sustituye a la factura simplificada ${number} del ${date}, que queda anulada.`,
  },
  fr: {
    title: {
      receipt: (number) => `Reçu ${number}`,
      'credit-note': (number) => `Avoir ${number}`,
      invoice: (number) => `Facture ${number}`,
    },
    issued: 'Date',
    station: 'Station',
    seller: 'Vendeur',
    buyer: 'Client',
    customer: 'Titulaire de la réservation',
    privateCustomer: 'Client particulier',
    registry: (number) => `Numéro d’immatriculation ${number}`,
    vatNumber: (number) => `Numéro de TVA ${number}`,
    what: 'Prestation',
    sum: 'Montant',
    total: 'Total',
    credited: 'Remboursé',
    net: 'Hors TVA',
    vat: (percent) => `TVA ${percent}`,
    paidBy: { card: 'Payé par carte', 'gift-card': 'Payé avec une carte cadeau', bank: 'Payé par virement' },
    givenBackTo: {
      card: 'Sur la carte qui a payé',
      'gift-card': 'Sur la carte cadeau',
      bank: 'Par virement',
      buyer: 'À l’acheteur de la carte cadeau, qui s’est rétracté',
    },
    noVat: {
      voucher: 'Sans TVA\u00A0: une carte cadeau est taxée lorsqu’elle est dépensée.',
      outside: 'Sans TVA\u00A0: l’indemnisation d’un dommage ou d’une perte n’y est pas soumise.',
    },
    credits: (number, date) => `Annule ${number} du ${date}, en tout ou en partie.`,
    exchanged: 'Une facture remplace le reçu. Aucun montant n’a été remboursé.',
    replaces: (number, date) => `Remplace le reçu ${number} du ${date}, qui a fait l’objet d’un avoir.`,
  },
  ru: {
    title: {
      receipt: (number) => `Квитанция ${number}`,
      'credit-note': (number) => `Кредит-нота ${number}`,
      invoice: (number) => `Счёт ${number}`,
    },
    issued: 'Дата',
    station: 'Станция',
    seller: 'Продавец',
    buyer: 'Покупатель',
    customer: 'Клиент по бронированию',
    privateCustomer: 'Частный клиент',
    registry: (number) => `Регистрационный номер ${number}`,
    vatNumber: (number) => `Номер плательщика НДС ${number}`,
    what: 'Наименование',
    sum: 'Сумма',
    total: 'Итого',
    credited: 'Возвращено',
    net: 'Без НДС',
    vat: (percent) => `НДС ${percent}`,
    paidBy: {
      card: 'Оплачено картой',
      'gift-card': 'Оплачено подарочной картой',
      bank: 'Оплачено банковским переводом',
    },
    givenBackTo: {
      card: 'На карту, с которой была оплата',
      'gift-card': 'На подарочную карту',
      bank: 'Банковским переводом',
      buyer: 'Покупателю подарочной карты, который отказался от покупки',
    },
    noVat: {
      voucher: 'Без НДС: подарочная карта облагается налогом, когда ею платят.',
      outside: 'Без НДС: возмещение ущерба или утраты налогом не облагается.',
    },
    credits: (number, date) => `Отменяет документ ${number} от ${date} полностью или частично.`,
    exchanged: 'Вместо квитанции выставлен счёт. Деньги не возвращались.',
    replaces: (number, date) => `Заменяет квитанцию ${number} от ${date}, по которой выписана кредит-нота.`,
  },
};
