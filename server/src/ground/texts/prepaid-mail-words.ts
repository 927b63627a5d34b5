import type { Locale } from '@laine/contract/states.ts';

export type PrepaidMailWords = {
  helpTitle: string;
  /** The label that the law requires, as in the terms. */
  withdraw: string;
  withdrawUntil: string;
  withdrawNote: string;
  validUntil: string;
  openPaper: string;
  paidBack: string;
  reason: string;
  onItsWay: string;
  nothingBack: string;
  toMyGiftCards: string;
  toMyPasses: string;
  book: string;
  voucher: {
    subject: (brand: string, sender: string | null) => string;
    title: (sender: string | null) => string;
    intro: (brand: string) => string;
    howTo: (site: string) => string;
    keep: string;
  };
  giftCardBought: {
    subject: (brand: string) => string;
    title: string;
    sentTo: (email: string) => string;
    toYou: string;
  };
  giftCardWithdrawn: { subject: string; title: string; intro: string; spent: string };
  passBought: {
    subject: (name: string) => string;
    title: string;
    intro: (name: string) => string;
    rules: string;
    from: string;
  };
  passWithdrawn: { subject: (name: string) => string; title: string; intro: (name: string) => string; used: string };
  passEnded: {
    subject: (name: string) => string;
    title: string;
    byYou: (name: string) => string;
    byUs: (name: string) => string;
  };
  passTooLate: { subject: string; title: string; intro: string };
};

export const prepaidMailWords: Record<Locale, PrepaidMailWords> = {
  en: {
    helpTitle: 'Questions about your purchase?',
    withdraw: 'Withdraw from contract here',
    withdrawUntil: 'Withdrawal until',
    withdrawNote: 'without giving a reason',
    validUntil: 'Valid until',
    openPaper: 'Open the paper as PDF',
    paidBack: 'Paid back',
    reason: 'Reason',
    onItsWay: 'The money goes back the way you paid. Banks usually need 5 to 10 days.',
    nothingBack: 'Nothing is paid back.',
    toMyGiftCards: 'See your gift cards',
    toMyPasses: 'See your pass',
    book: 'Choose a station',
    voucher: {
      subject: (brand, sender) =>
        sender === null ? `Your ${brand} gift card` : `${sender} gives you a ${brand} gift card`,
      title: (sender) => (sender === null ? 'Your gift card' : `A gift from ${sender}`),
      intro: (brand) => `This gift card pays for paddle boards at every ${brand} station.`,
      howTo: (site) =>
        `Choose a station and a time on ${site}, and enter the code where you book. What remains stays on the card for next time.`,
      keep: 'Keep the code to yourself: whoever has it can spend it. You can print this page and give it away.',
    },
    giftCardBought: {
      subject: (brand) => `Your receipt: ${brand} gift card`,
      title: 'Thank you for your purchase',
      sentTo: (email) => `We have sent the voucher with its code to ${email}.`,
      toYou: 'We have sent you the voucher with its code in a mail of its own.',
    },
    giftCardWithdrawn: {
      subject: 'Your withdrawal: gift card',
      title: 'You have withdrawn from the purchase',
      intro: 'We have received your withdrawal from the contract for a gift card. Its code no longer works.',
      spent: 'What was spent before is not paid back.',
    },
    passBought: {
      subject: (name) => `Your pass: ${name}`,
      title: 'Your seasonal pass',
      intro: (name) => `You have bought ${name}. It is applied automatically when you book.`,
      rules:
        'It covers the hourly price of the first hour of one board in each booking, made at most 3 hours ahead. Cancel at least 1 hour before the start, or the hour is charged at the normal price; the same goes if nobody comes. It does not renew automatically.',
      from: 'Valid from',
    },
    passWithdrawn: {
      subject: (name) => `Your withdrawal: ${name}`,
      title: 'You have withdrawn from the purchase',
      intro: (name) => `We have received your withdrawal from the contract for ${name}. The pass is no longer valid.`,
      used: 'Hours used',
    },
    passEnded: {
      subject: (name) => `Your pass has ended: ${name}`,
      title: 'Your pass has ended',
      byYou: (name) => `You have ended ${name}. Bookings that you have made with it stay valid.`,
      byUs: (name) => `We have ended ${name}. Bookings that you have made with it stay valid.`,
    },
    passTooLate: {
      subject: 'Your money back for the second pass',
      title: 'You already have a pass',
      intro:
        'Your payment for another pass arrived when you already had one. You can have one at a time, so you get all of it back.',
    },
  },
  et: {
    helpTitle: 'Kas sul on ostu kohta küsimusi?',
    withdraw: 'Tagane lepingust siin',
    withdrawUntil: 'Taganeda saad kuni',
    withdrawNote: 'põhjust nimetamata',
    validUntil: 'Kehtib kuni',
    openPaper: 'Ava dokument PDF-ina',
    paidBack: 'Tagasimakse',
    reason: 'Põhjus',
    onItsWay: 'Maksame raha tagasi sinna, kust maksid. Pangal kulub selleks enamasti 5–10 päeva.',
    nothingBack: 'Tagasi ei maksta midagi.',
    toMyGiftCards: 'Vaata oma kinkekaarte',
    toMyPasses: 'Vaata oma hooajakaarti',
    book: 'Vali jaam',
    voucher: {
      subject: (brand, sender) =>
        sender === null ? `Sinu ${brand} kinkekaart` : `${sender} kingib sulle ${brand} kinkekaardi`,
      title: (sender) => (sender === null ? 'Sinu kinkekaart' : `${sender} tegi sulle kingituse`),
      intro: (brand) => `Selle kinkekaardiga saad maksta SUP-laua laenutuse eest igas ${brand} jaamas.`,
      howTo: (site) =>
        `Vali lehel ${site} jaam ja aeg ning sisesta broneerimisel kood. Kasutamata summa jääb kaardile järgmiseks korraks.`,
      keep: 'Hoia koodi enda teada: kes seda teab, saab sellega maksta. Selle lehe võid välja printida ja edasi kinkida.',
    },
    giftCardBought: {
      subject: (brand) => `Sinu kviitung: ${brand} kinkekaart`,
      title: 'Aitäh ostu eest',
      sentTo: (email) => `Saatsime kinkekaardi koos koodiga aadressile ${email}.`,
      toYou: 'Saatsime kinkekaardi koos koodiga sulle eraldi kirjas.',
    },
    giftCardWithdrawn: {
      subject: 'Ostust taganemine: kinkekaart',
      title: 'Oled ostust taganenud',
      intro: 'Saime kätte sinu teate, et taganed kinkekaardi lepingust. Selle kood enam ei kehti.',
      spent: 'Varem kulutatud raha tagasi ei maksta.',
    },
    passBought: {
      subject: (name) => `Sinu hooajakaart: ${name}`,
      title: 'Sinu hooajakaart',
      intro: (name) => `Ostsid hooajakaardi ${name}. Broneerimisel rakendub see automaatselt.`,
      rules:
        'See katab igas broneeringus ühe laua esimese tunni tunnihinna; broneerida saad kuni 3 tundi ette. Tühista vähemalt 1 tund enne algust, muidu tuleb tunni eest maksta tavahind; sama kehtib siis, kui keegi kohale ei tule. Kaart ei pikene automaatselt.',
      from: 'Kehtib alates',
    },
    passWithdrawn: {
      subject: (name) => `Ostust taganemine: ${name}`,
      title: 'Oled ostust taganenud',
      intro: (name) => `Saime kätte sinu teate, et taganed lepingust: ${name}. Hooajakaart enam ei kehti.`,
      used: 'Kasutatud tunnid',
    },
    passEnded: {
      subject: (name) => `Sinu hooajakaart on lõppenud: ${name}`,
      title: 'Sinu hooajakaart on lõppenud',
      byYou: (name) => `Lõpetasid hooajakaardi ${name}. Sellega tehtud broneeringud jäävad kehtima.`,
      byUs: (name) => `Lõpetasime hooajakaardi ${name}. Sellega tehtud broneeringud jäävad kehtima.`,
    },
    passTooLate: {
      subject: 'Saad teise hooajakaardi raha tagasi',
      title: 'Sul on juba hooajakaart',
      intro:
        'Sinu makse teise hooajakaardi eest jõudis kohale siis, kui sul oli üks juba olemas. Korraga saab olla üks, nii et saad kogu raha tagasi.',
    },
  },
  es: {
    helpTitle: '¿Tienes preguntas sobre tu compra?',
    withdraw: 'Desistir del contrato aquí',
    withdrawUntil: 'Desistimiento hasta',
    withdrawNote: 'sin dar motivos',
    validUntil: 'Vigente hasta',
    openPaper: 'Abrir el documento en PDF',
    paidBack: 'Devuelto',
    reason: 'Motivo',
    onItsWay: 'Te devolvemos el dinero por el mismo medio con el que pagaste. Los bancos suelen tardar de 5 a 10 días.',
    nothingBack: 'No se devuelve nada.',
    toMyGiftCards: 'Ver tus tarjetas regalo',
    toMyPasses: 'Ver tu abono',
    book: 'Elegir una estación',
    voucher: {
      subject: (brand, sender) =>
        sender === null ? `Tu tarjeta regalo de ${brand}` : `${sender} te envía una tarjeta regalo de ${brand}`,
      title: (sender) => (sender === null ? 'Tu tarjeta regalo' : `Un regalo de ${sender}`),
      intro: (brand) =>
        `Con esta tarjeta regalo puedes alquilar tablas de paddle surf en cualquier estación de ${brand}.`,
      howTo: (site) =>
        `Elige estación y hora en ${site} e introduce el código al reservar. El saldo restante se queda en la tarjeta para otra ocasión.`,
      keep: 'No compartas el código: quien lo tenga puede gastarlo. Puedes imprimir esta página y regalarla.',
    },
    giftCardBought: {
      subject: (brand) => `Tu recibo: tarjeta regalo de ${brand}`,
      title: 'Gracias por tu compra',
      sentTo: (email) => `Hemos enviado la tarjeta con su código a ${email}.`,
      toYou: 'Te hemos enviado la tarjeta con su código en otro correo.',
    },
    giftCardWithdrawn: {
      subject: 'Tu desistimiento: tarjeta regalo',
      title: 'Has desistido de la compra',
      intro: 'Hemos recibido tu desistimiento del contrato de una tarjeta regalo. Su código ya no funciona.',
      spent: 'No se devuelve lo que ya se había gastado.',
    },
    passBought: {
      subject: (name) => `Tu abono: ${name}`,
      title: 'Tu abono de temporada',
      intro: (name) => `Has comprado ${name}. Al reservar, el abono se usa automáticamente.`,
      rules:
        'Cubre el precio por hora de la primera hora de una tabla en cada reserva, hecha como mucho 3 horas antes. Cancela al menos 1 hora antes del inicio o se cobrará la hora al precio normal; lo mismo ocurre si no se presenta nadie. No se renueva automáticamente.',
      from: 'Vigente desde',
    },
    passWithdrawn: {
      subject: (name) => `Tu desistimiento: ${name}`,
      title: 'Has desistido de la compra',
      intro: (name) => `Hemos recibido tu desistimiento del contrato de ${name}. El abono ya no es válido.`,
      used: 'Horas usadas',
    },
    passEnded: {
      subject: (name) => `Tu abono ha terminado: ${name}`,
      title: 'Tu abono ha terminado',
      byYou: (name) => `Has dado de baja el abono ${name}. Las reservas hechas con él se mantienen.`,
      byUs: (name) => `Hemos dado de baja el abono ${name}. Las reservas hechas con él se mantienen.`,
    },
    passTooLate: {
      subject: 'Te devolvemos el dinero del segundo abono',
      title: 'Ya tienes un abono',
      intro:
        'Tu pago de otro abono llegó cuando ya tenías uno. Solo se puede tener uno a la vez, así que te lo devolvemos todo.',
    },
  },
  ru: {
    helpTitle: 'Вопросы о покупке?',
    withdraw: 'Отказаться от договора здесь',
    withdrawUntil: 'Отказаться можно до',
    withdrawNote: 'без объяснения причин',
    validUntil: 'Действует до',
    openPaper: 'Открыть документ в PDF',
    paidBack: 'Возврат',
    reason: 'Причина',
    onItsWay: 'Вернём деньги тем же способом, каким вы платили. Обычно банку нужно 5–10 дней.',
    nothingBack: 'Возврата нет.',
    toMyGiftCards: 'Мои подарочные карты',
    toMyPasses: 'Мой абонемент',
    book: 'Выбрать станцию',
    voucher: {
      subject: (brand, sender) =>
        sender === null ? `Ваша подарочная карта ${brand}` : `${sender} дарит вам подарочную карту ${brand}`,
      title: (sender) => (sender === null ? 'Ваша подарочная карта' : `${sender} дарит вам подарок`),
      intro: (brand) => `Этой подарочной картой можно оплатить аренду SUP-досок на любой станции ${brand}.`,
      howTo: (site) =>
        `Выберите станцию и время на ${site} и введите код при бронировании. Остаток сохранится на карте до следующего раза.`,
      keep: 'Никому не показывайте код: кто его знает, тот может им расплатиться. Эту страницу можно распечатать и подарить.',
    },
    giftCardBought: {
      subject: (brand) => `Ваша квитанция: подарочная карта ${brand}`,
      title: 'Спасибо за покупку',
      sentTo: (email) => `Мы отправили карту с кодом на ${email}.`,
      toYou: 'Карту с кодом мы отправили вам отдельным письмом.',
    },
    giftCardWithdrawn: {
      subject: 'Отказ от покупки: подарочная карта',
      title: 'Вы отказались от покупки',
      intro: 'Мы получили ваш отказ от договора о подарочной карте. Её код больше не действует.',
      spent: 'Потраченные до этого деньги не возвращаются.',
    },
    passBought: {
      subject: (name) => `Ваш абонемент: ${name}`,
      title: 'Ваш сезонный абонемент',
      intro: (name) => `Вы купили ${name}. При бронировании абонемент применяется автоматически.`,
      rules:
        'Он покрывает почасовую цену первого часа одной доски в каждом бронировании, сделанном не раньше чем за 3 часа. Отменяйте не позднее чем за 1 час до начала, иначе час оплачивается по обычной цене; то же самое, если никто не придёт. Автоматически он не продлевается.',
      from: 'Действует с',
    },
    passWithdrawn: {
      subject: (name) => `Отказ от покупки: ${name}`,
      title: 'Вы отказались от покупки',
      intro: (name) => `Мы получили ваш отказ от договора: ${name}. Абонемент больше не действует.`,
      used: 'Использованные часы',
    },
    passEnded: {
      subject: (name) => `Абонемент больше не действует: ${name}`,
      title: 'Ваш абонемент больше не действует',
      byYou: (name) => `Вы прекратили действие абонемента: ${name}. Сделанные с ним бронирования остаются в силе.`,
      byUs: (name) => `Мы прекратили действие абонемента: ${name}. Сделанные с ним бронирования остаются в силе.`,
    },
    passTooLate: {
      subject: 'Мы вернём деньги за второй абонемент',
      title: 'У вас уже есть абонемент',
      intro:
        'Оплата ещё одного абонемента пришла, когда он у вас уже был. Одновременно может быть только один, поэтому мы вернём всё.',
    },
  },
  fr: {
    helpTitle: 'Des questions sur votre achat\u202F?',
    withdraw: 'Renoncer au contrat ici',
    withdrawUntil: 'Rétractation jusqu’au',
    withdrawNote: 'sans avoir à donner de motif',
    validUntil: 'Valable jusqu’au',
    openPaper: 'Ouvrir le document en PDF',
    paidBack: 'Remboursé',
    reason: 'Motif',
    onItsWay:
      'Nous vous remboursons par le moyen de paiement que vous avez utilisé. Les banques mettent en général 5 à 10 jours.',
    nothingBack: 'Rien n’est remboursé.',
    toMyGiftCards: 'Voir vos cartes cadeaux',
    toMyPasses: 'Voir votre pass',
    book: 'Choisir une station',
    voucher: {
      subject: (brand, sender) =>
        sender === null ? `Votre carte cadeau ${brand}` : `${sender} vous offre une carte cadeau ${brand}`,
      title: (sender) => (sender === null ? 'Votre carte cadeau' : `Un cadeau de ${sender}`),
      intro: (brand) =>
        `Avec cette carte cadeau, vous pouvez louer des planches de paddle dans toutes les stations ${brand}.`,
      howTo: (site) =>
        `Choisissez une station et un créneau sur ${site}, puis saisissez le code au moment de réserver. Le solde reste sur la carte pour la prochaine fois.`,
      keep: 'Gardez le code pour vous\u00A0: toute personne qui le connaît peut l’utiliser. Vous pouvez imprimer cette page et l’offrir.',
    },
    giftCardBought: {
      subject: (brand) => `Votre reçu\u00A0: carte cadeau ${brand}`,
      title: 'Merci pour votre achat',
      sentTo: (email) => `Nous avons envoyé la carte avec son code à ${email}.`,
      toYou: 'Nous vous avons envoyé la carte avec son code dans un e-mail à part.',
    },
    giftCardWithdrawn: {
      subject: 'Votre rétractation\u00A0: carte cadeau',
      title: 'Votre rétractation est enregistrée',
      intro: 'Nous avons reçu votre rétractation du contrat portant sur une carte cadeau. Son code ne fonctionne plus.',
      spent: 'Le montant déjà dépensé n’est pas remboursé.',
    },
    passBought: {
      subject: (name) => `Votre pass\u00A0: ${name}`,
      title: 'Votre pass saison',
      intro: (name) => `Vous avez acheté ${name}. Ce pass s’applique automatiquement quand vous réservez.`,
      rules:
        'Il couvre le prix horaire de la première heure d’une planche à chaque réservation, faite au plus 3 heures à l’avance. Annulez au moins 1 heure avant le début, sinon l’heure est facturée au prix normal\u202F; il en va de même si personne ne vient. Il ne se renouvelle pas automatiquement.',
      from: 'Valable à partir du',
    },
    passWithdrawn: {
      subject: (name) => `Votre rétractation\u00A0: ${name}`,
      title: 'Votre rétractation est enregistrée',
      intro: (name) => `Nous avons reçu votre rétractation du contrat portant sur ${name}. Le pass n’est plus valable.`,
      used: 'Heures utilisées',
    },
    passEnded: {
      subject: (name) => `Votre pass a pris fin\u00A0: ${name}`,
      title: 'Votre pass a pris fin',
      byYou: (name) => `Vous avez mis fin au pass ${name}. Les réservations faites avec ce pass restent valables.`,
      byUs: (name) => `Nous avons mis fin au pass ${name}. Les réservations faites avec ce pass restent valables.`,
    },
    passTooLate: {
      subject: 'Nous vous remboursons votre second pass',
      title: 'Vous avez déjà un pass',
      intro:
        'Votre paiement d’un autre pass est arrivé alors que vous en aviez déjà un. Vous ne pouvez en avoir qu’un à la fois\u00A0: nous vous remboursons la totalité.',
    },
  },
};
