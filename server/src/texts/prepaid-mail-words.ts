import type { Locale } from '@laine/contract/states.ts';

/** What mails about passes and gift cards say. */
export type PrepaidMailWords = {
  helpTitle: string;
  /** The label that the law asks for, as in the terms. */
  withdraw: string;
  withdrawUntil: string;
  withdrawNote: string;
  validUntil: string;
  value: string;
  paid: string;
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
  passWithdrawn: { subject: (name: string) => string; title: string; intro: (name: string) => string };
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
    value: 'Value',
    paid: 'Paid',
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
      intro: (name) => `You have bought ${name}. When you book, your pass is used by itself.`,
      rules:
        'It covers the hourly price of the first hour of one board in each booking, made at most 3 hours ahead. Cancel at least 1 hour before the start, or the hour is charged at the normal price; so it is if nobody comes. It does not renew itself.',
      from: 'Valid from',
    },
    passWithdrawn: {
      subject: (name) => `Your withdrawal: ${name}`,
      title: 'You have withdrawn from the purchase',
      intro: (name) => `We have received your withdrawal from the contract for ${name}. The pass is no longer valid.`,
    },
    passEnded: {
      subject: (name) => `Your pass has ended: ${name}`,
      title: 'Your pass has ended',
      byYou: (name) => `You have ended ${name}. Bookings that you have made with it stay.`,
      byUs: (name) => `We have ended ${name}. Bookings that you have made with it stay.`,
    },
    passTooLate: {
      subject: 'You get the money for your second pass back',
      title: 'You already have a pass',
      intro:
        'Your payment for another pass arrived when you already had one. There is one at a time, so you get all of it back.',
    },
  },
  et: {
    helpTitle: 'Küsimusi ostu kohta?',
    withdraw: 'Tagane lepingust siin',
    withdrawUntil: 'Taganeda saad kuni',
    withdrawNote: 'põhjust nimetamata',
    validUntil: 'Kehtib kuni',
    value: 'Väärtus',
    paid: 'Makstud',
    paidBack: 'Tagasi',
    reason: 'Põhjus',
    onItsWay: 'Raha tuleb tagasi sama teed pidi, nagu maksid. Pankadel kulub tavaliselt 5–10 päeva.',
    nothingBack: 'Tagasi ei maksta midagi.',
    toMyGiftCards: 'Vaata oma kinkekaarte',
    toMyPasses: 'Vaata oma hooajakaarti',
    book: 'Vali jaam',
    voucher: {
      subject: (brand, sender) =>
        sender === null ? `Sinu ${brand} kinkekaart` : `${sender} kingib sulle ${brand} kinkekaardi`,
      title: (sender) => (sender === null ? 'Sinu kinkekaart' : `Kingitus – ${sender}`),
      intro: (brand) => `Selle kinkekaardiga saad maksta aerulaudade eest igas ${brand} jaamas.`,
      howTo: (site) =>
        `Vali lehel ${site} jaam ja aeg ning sisesta kood broneerides. Jääk jääb kaardile järgmiseks korraks.`,
      keep: 'Hoia koodi enda teada: kes seda teab, saab sellega maksta. Selle lehe võid välja printida ja edasi kinkida.',
    },
    giftCardBought: {
      subject: (brand) => `Sinu kviitung: ${brand} kinkekaart`,
      title: 'Aitäh ostu eest',
      sentTo: (email) => `Saatsime kinkekaardi koos koodiga aadressile ${email}.`,
      toYou: 'Saatsime kinkekaardi koos koodiga sulle eraldi kirjas.',
    },
    giftCardWithdrawn: {
      subject: 'Sinu taganemine: kinkekaart',
      title: 'Oled ostust taganenud',
      intro: 'Saime kätte sinu teate, et taganed kinkekaardi lepingust. Selle kood enam ei kehti.',
      spent: 'Varem kulutatud raha tagasi ei maksta.',
    },
    passBought: {
      subject: (name) => `Sinu hooajakaart: ${name}`,
      title: 'Sinu hooajakaart',
      intro: (name) => `Ostsid hooajakaardi ${name}. Broneerides kasutatakse seda iseenesest.`,
      rules:
        'See katab igas broneeringus ühe laua esimese tunni tunnihinna; broneerida saad kuni 3 tundi ette. Tühista vähemalt 1 tund enne algust, muidu tuleb tund maksta tavahinnaga, samuti siis, kui kedagi ei tule. Iseenesest kaart ei pikene.',
      from: 'Kehtib alates',
    },
    passWithdrawn: {
      subject: (name) => `Sinu taganemine: ${name}`,
      title: 'Oled ostust taganenud',
      intro: (name) => `Saime kätte sinu teate, et taganed lepingust: ${name}. Hooajakaart enam ei kehti.`,
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
        'Sinu makse teise hooajakaardi eest jõudis kohale siis, kui sul oli see juba olemas. Korraga saab olla üks, nii et saad kogu raha tagasi.',
    },
  },
  es: {
    helpTitle: '¿Preguntas sobre tu compra?',
    withdraw: 'Desistir del contrato aquí',
    withdrawUntil: 'Desistimiento hasta',
    withdrawNote: 'sin dar motivos',
    validUntil: 'Válida hasta',
    value: 'Valor',
    paid: 'Pagado',
    paidBack: 'Devuelto',
    reason: 'Motivo',
    onItsWay: 'El dinero vuelve por donde pagaste. Los bancos suelen tardar de 5 a 10 días.',
    nothingBack: 'No se devuelve nada.',
    toMyGiftCards: 'Ver tus tarjetas regalo',
    toMyPasses: 'Ver tu abono',
    book: 'Elige una estación',
    voucher: {
      subject: (brand, sender) =>
        sender === null ? `Tu tarjeta regalo de ${brand}` : `${sender} te regala una tarjeta de ${brand}`,
      title: (sender) => (sender === null ? 'Tu tarjeta regalo' : `Un regalo de ${sender}`),
      intro: (brand) => `Esta tarjeta regalo paga tablas de paddle surf en cualquier estación de ${brand}.`,
      howTo: (site) =>
        `Elige estación y hora en ${site} e introduce el código al reservar. Lo que sobra se queda en la tarjeta para otra vez.`,
      keep: 'No compartas el código: quien lo tiene puede gastarlo. Puedes imprimir esta página y regalarla.',
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
      spent: 'Lo gastado antes no se devuelve.',
    },
    passBought: {
      subject: (name) => `Tu abono: ${name}`,
      title: 'Tu abono de temporada',
      intro: (name) => `Has comprado ${name}. Al reservar, el abono se usa automáticamente.`,
      rules:
        'Cubre el precio por hora de la primera hora de una tabla en cada reserva, hecha como mucho 3 horas antes. Cancela al menos 1 hora antes del inicio o se cobra la hora al precio normal; también si nadie viene. No se renueva solo.',
      from: 'Válido desde',
    },
    passWithdrawn: {
      subject: (name) => `Tu desistimiento: ${name}`,
      title: 'Has desistido de la compra',
      intro: (name) => `Hemos recibido tu desistimiento del contrato de ${name}. El abono ya no vale.`,
    },
    passEnded: {
      subject: (name) => `Tu abono ha terminado: ${name}`,
      title: 'Tu abono ha terminado',
      byYou: (name) => `Has terminado ${name}. Las reservas hechas con él se mantienen.`,
      byUs: (name) => `Hemos terminado ${name}. Las reservas hechas con él se mantienen.`,
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
    value: 'Номинал',
    paid: 'Оплачено',
    paidBack: 'Возврат',
    reason: 'Причина',
    onItsWay: 'Деньги вернутся тем же путём, каким вы платили. Банкам обычно нужно 5–10 дней.',
    nothingBack: 'Возврата нет.',
    toMyGiftCards: 'Мои подарочные карты',
    toMyPasses: 'Мой абонемент',
    book: 'Выбрать станцию',
    voucher: {
      subject: (brand, sender) =>
        sender === null ? `Ваша подарочная карта ${brand}` : `${sender} дарит вам подарочную карту ${brand}`,
      title: (sender) => (sender === null ? 'Ваша подарочная карта' : `Подарок от ${sender}`),
      intro: (brand) => `Этой подарочной картой можно оплатить аренду SUP-досок на любой станции ${brand}.`,
      howTo: (site) =>
        `Выберите станцию и время на ${site} и введите код при бронировании. Остаток сохранится на карте до следующего раза.`,
      keep: 'Не показывайте код посторонним: кто его знает, тот может им расплатиться. Эту страницу можно распечатать и подарить.',
    },
    giftCardBought: {
      subject: (brand) => `Ваш чек: подарочная карта ${brand}`,
      title: 'Спасибо за покупку',
      sentTo: (email) => `Мы отправили карту с кодом на ${email}.`,
      toYou: 'Карту с кодом мы отправили вам отдельным письмом.',
    },
    giftCardWithdrawn: {
      subject: 'Ваш отказ: подарочная карта',
      title: 'Вы отказались от покупки',
      intro: 'Мы получили ваш отказ от договора о подарочной карте. Её код больше не действует.',
      spent: 'Потраченное раньше не возвращается.',
    },
    passBought: {
      subject: (name) => `Ваш абонемент: ${name}`,
      title: 'Ваш сезонный абонемент',
      intro: (name) => `Вы купили ${name}. При бронировании абонемент применяется сам.`,
      rules:
        'Он покрывает почасовую цену первого часа одной доски в каждом бронировании, сделанном не раньше чем за 3 часа. Отменяйте не позднее чем за 1 час до начала, иначе час оплачивается по обычной цене; так же, если никто не придёт. Сам он не продлевается.',
      from: 'Действует с',
    },
    passWithdrawn: {
      subject: (name) => `Ваш отказ: ${name}`,
      title: 'Вы отказались от покупки',
      intro: (name) => `Мы получили ваш отказ от договора: ${name}. Абонемент больше не действует.`,
    },
    passEnded: {
      subject: (name) => `Ваш абонемент завершён: ${name}`,
      title: 'Ваш абонемент завершён',
      byYou: (name) => `Вы завершили ${name}. Сделанные с ним бронирования остаются.`,
      byUs: (name) => `Мы завершили ${name}. Сделанные с ним бронирования остаются.`,
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
    withdrawNote: 'sans donner de motif',
    validUntil: 'Valable jusqu’au',
    value: 'Valeur',
    paid: 'Payé',
    paidBack: 'Remboursé',
    reason: 'Motif',
    onItsWay: 'L’argent revient par le moyen de paiement utilisé. Les banques mettent en général 5 à 10 jours.',
    nothingBack: 'Rien n’est remboursé.',
    toMyGiftCards: 'Voir vos cartes cadeaux',
    toMyPasses: 'Voir votre pass',
    book: 'Choisir une station',
    voucher: {
      subject: (brand, sender) =>
        sender === null ? `Votre carte cadeau ${brand}` : `${sender} vous offre une carte cadeau ${brand}`,
      title: (sender) => (sender === null ? 'Votre carte cadeau' : `Un cadeau de ${sender}`),
      intro: (brand) => `Cette carte cadeau paie des planches de paddle dans toutes les stations ${brand}.`,
      howTo: (site) =>
        `Choisissez une station et une heure sur ${site}, puis saisissez le code en réservant. Le solde reste sur la carte pour une autre fois.`,
      keep: 'Gardez le code pour vous\u202F: qui l’a peut le dépenser. Vous pouvez imprimer cette page et l’offrir.',
    },
    giftCardBought: {
      subject: (brand) => `Votre reçu\u202F: carte cadeau ${brand}`,
      title: 'Merci pour votre achat',
      sentTo: (email) => `Nous avons envoyé la carte avec son code à ${email}.`,
      toYou: 'Nous vous avons envoyé la carte avec son code dans un e-mail à part.',
    },
    giftCardWithdrawn: {
      subject: 'Votre rétractation\u202F: carte cadeau',
      title: 'Vous vous êtes rétracté de l’achat',
      intro: 'Nous avons reçu votre rétractation du contrat portant sur une carte cadeau. Son code ne fonctionne plus.',
      spent: 'Ce qui a été dépensé avant n’est pas remboursé.',
    },
    passBought: {
      subject: (name) => `Votre pass\u202F: ${name}`,
      title: 'Votre pass saison',
      intro: (name) => `Vous avez acheté ${name}. Il s’applique de lui-même quand vous réservez.`,
      rules:
        'Il couvre le prix horaire de la première heure d’une planche à chaque réservation, faite au plus 3 heures à l’avance. Annulez au moins 1 heure avant le début, sinon l’heure est facturée au prix normal\u202F; de même si personne ne vient. Il ne se renouvelle pas de lui-même.',
      from: 'Valable à partir du',
    },
    passWithdrawn: {
      subject: (name) => `Votre rétractation\u202F: ${name}`,
      title: 'Vous vous êtes rétracté de l’achat',
      intro: (name) => `Nous avons reçu votre rétractation du contrat portant sur ${name}. Le pass n’est plus valable.`,
    },
    passEnded: {
      subject: (name) => `Votre pass est terminé\u202F: ${name}`,
      title: 'Votre pass est terminé',
      byYou: (name) => `Vous avez mis fin à ${name}. Les réservations faites avec lui restent.`,
      byUs: (name) => `Nous avons mis fin à ${name}. Les réservations faites avec lui restent.`,
    },
    passTooLate: {
      subject: 'Vous êtes remboursé de votre second pass',
      title: 'Vous avez déjà un pass',
      intro:
        'Votre paiement d’un autre pass est arrivé alors que vous en aviez déjà un. Un seul à la fois est possible\u202F: vous êtes remboursé en totalité.',
    },
  },
};
