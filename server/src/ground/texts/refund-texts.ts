import type { Locale } from '@laine/contract/states.ts';
import type { RefundMailText, RefundSmsText } from './notice-texts.ts';

/** Destinations of a refund's parts. */
export const refundTexts: Record<Locale, { mail: Record<RefundMailText, string>; sms: Record<RefundSmsText, string> }> =
  {
    en: {
      mail: {
        'refund-title': 'Your refund',
        'refund-card': '{refund} goes back to your card. Banks usually need 5 to 10 days.',
        'refund-at-bank':
          '{refund} waits until your bank has decided about your payment. If the payment stays with us, the money then goes back to your card and we write to you; otherwise you get it from your bank.',
        'refund-waits':
          '{refund} will go back to your card. It has not left yet: we will write to you as soon as it has.',
        'refund-to-come': 'Refund to come',
        'refund-before': 'Refunded before',
        'refund-gift-card': '{refund} is back on your gift card now.',
        'refund-buyer':
          '{refund} had been paid with a gift card whose buyer has withdrawn from the purchase since. This part goes back to the buyer and not to you.',
        'refund-pass': 'The free hour of your pass can be used again.',
        'refund-had': 'You have had the money for it already: as a voucher, or from your bank.',
        'refund-voucher':
          'The refund includes {refund} in place of the voucher that we gave you for this booking: that much of the voucher is no longer valid.',
        'refund-pass-price':
          '{refund} for the hour of your pass goes back as well, to the card you paid the pass with. Banks usually need 5 to 10 days.',
        'dispute-lost-subject': 'Please pay {refund}: your bank took a payment back',
        'dispute-lost-title': 'Pay what was used',
        'dispute-lost-intro':
          'Your bank has taken back what you paid for a pass or a gift card. What was used of it is still to be paid; the rest is no longer valid. Until then you cannot book.',
        'buyer-subject': 'Your gift card: {refund} more comes back to you',
        'buyer-intro':
          'You withdrew from a gift card, and a part of it had been spent on a rental. That rental was refunded, so this part goes back to you as well, to the card you paid with. Banks usually need 5 to 10 days.',
      },
      sms: {
        'refund-card': '{refund} goes back to your card.',
        'refund-at-bank': '{refund} waits until your bank has decided about your payment.',
        'refund-gift-card': '{refund} goes back to your gift card.',
        'refund-buyer': '{refund} goes to the buyer of the gift card, who withdrew from it.',
      },
    },
    es: {
      mail: {
        'refund-title': 'Tu reembolso',
        'refund-card': '{refund} vuelven a tu tarjeta. Los bancos suelen tardar de 5 a 10 días.',
        'refund-at-bank':
          '{refund} esperan a que tu banco decida sobre tu pago. Si el pago se queda con nosotros, el dinero vuelve entonces a tu tarjeta y te escribimos; si no, te lo devuelve tu banco.',
        'refund-waits': '{refund} volverán a tu tarjeta. Aún no han salido: te escribiremos en cuanto lo hagan.',
        'refund-to-come': 'Reembolso pendiente',
        'refund-before': 'Reembolsado antes',
        'refund-gift-card': '{refund} ya están de nuevo en tu tarjeta regalo.',
        'refund-buyer':
          '{refund} se pagaron con una tarjeta regalo cuyo comprador ha desistido de la compra. Esa parte vuelve a quien la compró, no a ti.',
        'refund-pass': 'Puedes volver a usar la hora gratis de tu pase.',
        'refund-had': 'Ya has recibido el dinero: en forma de vale o de tu banco.',
        'refund-voucher':
          'El reembolso incluye {refund} en lugar del vale que te dimos por esta reserva: esa parte del vale deja de ser válida.',
        'refund-pass-price':
          'También vuelven {refund} por la hora de tu abono, a la tarjeta con la que pagaste el abono. Los bancos suelen tardar de 5 a 10 días.',
        'dispute-lost-subject': 'Paga {refund}, por favor: tu banco retiró un pago',
        'dispute-lost-title': 'Pagar lo usado',
        'dispute-lost-intro':
          'Tu banco ha retirado lo que pagaste por un abono o una tarjeta regalo. Lo que se usó queda por pagar; el resto ya no es válido. Hasta entonces no puedes reservar.',
        'buyer-subject': 'Tu tarjeta regalo: te devolvemos {refund} más',
        'buyer-intro':
          'Desististe de una tarjeta regalo y una parte se había gastado en un alquiler. Ese alquiler se ha reembolsado, así que esa parte también vuelve a ti, a la tarjeta con la que pagaste. Los bancos suelen tardar de 5 a 10 días.',
      },
      sms: {
        'refund-card': '{refund} vuelven a tu tarjeta.',
        'refund-at-bank': '{refund} esperan a que tu banco decida sobre tu pago.',
        'refund-gift-card': '{refund} vuelven a tu tarjeta regalo.',
        'refund-buyer': '{refund} van al comprador de la tarjeta regalo, que la ha devuelto.',
      },
    },
    et: {
      mail: {
        'refund-title': 'Sinu tagasimakse',
        'refund-card': '{refund} läheb tagasi sinu pangakaardile. Enamasti kulub selleks 5–10 päeva.',
        'refund-at-bank':
          '{refund} ootab, kuni sinu pank on makse kohta otsuse teinud. Kui makse jääb meile, läheb raha seejärel tagasi sinu kaardile ja me kirjutame sulle; muidu saad selle oma pangast.',
        'refund-waits': '{refund} läheb tagasi sinu pangakaardile, aga ei ole veel teel. Kirjutame sulle kohe, kui on.',
        'refund-to-come': 'Tagasimakse ootel',
        'refund-before': 'Varem tagastatud',
        'refund-gift-card': '{refund} on nüüd tagasi sinu kinkekaardil.',
        'refund-buyer':
          '{refund} oli makstud kinkekaardiga, mille ostja on ostust taganenud. See osa läheb tagasi ostjale, mitte sulle.',
        'refund-pass': 'Hooajakaardi tasuta tundi saad uuesti kasutada.',
        'refund-had': 'Selle raha oled juba saanud: vautšerina või oma pangast.',
        'refund-voucher':
          'Tagasimakse sees on {refund} selle broneeringu eest antud vautšeri asemel: selles osas vautšer enam ei kehti.',
        'refund-pass-price':
          'Tagasi tuleb ka {refund} hooajakaardi tunni eest, kaardile, millega hooajakaardi ostsid. Enamasti kulub selleks 5–10 päeva.',
        'dispute-lost-subject': 'Palun tasu {refund}: pank võttis makse tagasi',
        'dispute-lost-title': 'Tasu kasutatu eest',
        'dispute-lost-intro':
          'Sinu pank võttis tagasi hooajakaardi või kinkekaardi eest makstud raha. Kasutatud osa tuleb veel tasuda, ülejäänu enam ei kehti. Seni broneerida ei saa.',
        'buyer-subject': 'Sinu kinkekaart: saad tagasi veel {refund}',
        'buyer-intro':
          'Taganesid kinkekaardi ostust, aga osa sellest oli juba laenutuseks kulutatud. See laenutus maksti tagasi, nii et ka see osa tuleb sulle tagasi kaardile, millega maksid. Enamasti kulub selleks 5–10 päeva.',
      },
      sms: {
        'refund-card': 'Pangakaardile tuleb tagasi {refund}.',
        'refund-at-bank': '{refund} ootab, kuni sinu pank on makse kohta otsuse teinud.',
        'refund-gift-card': 'Kinkekaardile tuleb tagasi {refund}.',
        'refund-buyer': '{refund} saab kinkekaardi ostja, kes ostust taganes.',
      },
    },
    ru: {
      mail: {
        'refund-title': 'Ваш возврат',
        'refund-card': '{refund} вернутся на вашу карту. Обычно банку нужно 5–10 дней.',
        'refund-at-bank':
          '{refund} ждут решения вашего банка о платеже. Если платёж останется у нас, деньги вернутся на вашу карту и мы вам напишем; иначе вы получите их от банка.',
        'refund-waits': '{refund} вернутся на вашу карту, но ещё не отправлены. Напишем вам, как только отправим.',
        'refund-to-come': 'Ожидает возврата',
        'refund-before': 'Возвращено ранее',
        'refund-gift-card': '{refund} уже снова на вашей подарочной карте.',
        'refund-buyer':
          '{refund} были оплачены подарочной картой, от покупки которой покупатель отказался. Эта часть вернётся покупателю, а не вам.',
        'refund-pass': 'Бесплатный час по абонементу снова доступен.',
        'refund-had': 'Эти деньги вы уже получили: ваучером или от своего банка.',
        'refund-voucher':
          'В возврат входят {refund} вместо ваучера за это бронирование: в этой части ваучер больше не действует.',
        'refund-pass-price':
          'Вернутся и {refund} за час абонемента — на карту, которой вы за него платили. Обычно банку нужно 5–10 дней.',
        'dispute-lost-subject': 'Пожалуйста, оплатите {refund}: банк вернул платёж',
        'dispute-lost-title': 'Оплатить использованное',
        'dispute-lost-intro':
          'Ваш банк вернул деньги за абонемент или подарочную карту. Использованную часть нужно оплатить, остальное больше не действует. До этого бронировать нельзя.',
        'buyer-subject': 'Ваша подарочная карта: вернём ещё {refund}',
        'buyer-intro':
          'Вы отказались от покупки подарочной карты, часть которой была потрачена на аренду. За эту аренду деньги вернули, поэтому и эта часть вернётся вам на карту, которой вы платили. Обычно банку нужно 5–10 дней.',
      },
      sms: {
        'refund-card': 'На карту вернём {refund}.',
        'refund-at-bank': '{refund} ждут решения вашего банка о платеже.',
        'refund-gift-card': 'На подарочную карту вернём {refund}.',
        'refund-buyer': '{refund} вернём покупателю подарочной карты.',
      },
    },
    fr: {
      mail: {
        'refund-title': 'Votre remboursement',
        'refund-card': '{refund} reviennent sur votre carte bancaire. Les banques mettent en général 5 à 10 jours.',
        'refund-at-bank':
          '{refund} attendent que votre banque ait tranché sur votre paiement. Si le paiement nous reste, l’argent revient alors sur votre carte et nous vous écrivons\u202F; sinon, c’est votre banque qui vous le rend.',
        'refund-waits':
          '{refund} reviendront sur votre carte bancaire. Cette somme n’est pas encore partie\u00A0: nous vous écrirons dès qu’elle le sera.',
        'refund-to-come': 'Remboursement à venir',
        'refund-before': 'Déjà remboursé',
        'refund-gift-card': '{refund} sont de nouveau disponibles sur votre carte cadeau.',
        'refund-buyer':
          '{refund} avaient été payés avec une carte cadeau dont l’acheteur s’est rétracté depuis. Cette part lui revient, et non à vous.',
        'refund-pass': 'L’heure offerte par votre pass est de nouveau disponible.',
        'refund-had': 'Vous avez déjà reçu cet argent : sous forme de bon ou par votre banque.',
        'refund-voucher':
          'Le remboursement comprend {refund} à la place du bon offert pour cette réservation\u00A0: cette part du bon n’est plus valable.',
        'refund-pass-price':
          '{refund} pour l’heure de votre pass reviennent aussi, sur la carte qui a payé le pass. Les banques mettent en général 5 à 10 jours.',
        'dispute-lost-subject': 'Merci de régler {refund} : votre banque a repris un paiement',
        'dispute-lost-title': 'Payer ce qui a été utilisé',
        'dispute-lost-intro':
          'Votre banque a repris ce que vous aviez payé pour un pass ou une carte cadeau. Ce qui a été utilisé reste à payer ; le reste n’est plus valable. D’ici là, vous ne pouvez pas réserver.',
        'buyer-subject': 'Votre carte cadeau\u00A0: {refund} de plus vous reviennent',
        'buyer-intro':
          'Vous vous êtes rétracté de l’achat d’une carte cadeau dont une partie avait servi à une location. Cette location a été remboursée\u00A0: cette part vous revient donc aussi, sur la carte avec laquelle vous avez payé. Les banques mettent en général 5 à 10 jours.',
      },
      sms: {
        'refund-card': '{refund} reviennent sur votre carte.',
        'refund-at-bank': '{refund} attendent la décision de votre banque sur votre paiement.',
        'refund-gift-card': '{refund} reviennent sur votre carte cadeau.',
        'refund-buyer': "{refund} reviennent à l'acheteur de la carte cadeau.",
      },
    },
  };
