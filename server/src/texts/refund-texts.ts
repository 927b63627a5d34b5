import type { Locale } from '@laine/contract/states.ts';
import type { RefundMailText, RefundSmsText } from './notice-texts.ts';

/** Where each part of a refund goes. */
export const refundTexts: Record<Locale, { mail: Record<RefundMailText, string>; sms: Record<RefundSmsText, string> }> =
  {
    en: {
      mail: {
        'refund-title': 'Your refund',
        'refund-card': '{refund} goes back to your card. Banks usually need 5 to 10 days.',
        'refund-gift-card': '{refund} is back on your gift card now.',
        'refund-buyer':
          '{refund} had been paid with a gift card whose buyer has withdrawn from the purchase since. This part goes back to the buyer and not to you.',
        'refund-pass': 'The free hour of your pass can be used again.',
        'buyer-subject': 'Your gift card: {refund} more comes back to you',
        'buyer-intro':
          'You withdrew from a gift card, and a part of it had been spent on a rental. That rental was refunded, so this part goes back to you as well, to the card you paid with. Banks usually need 5 to 10 days.',
      },
      sms: {
        'refund-card': '{refund} goes back to your card.',
        'refund-gift-card': '{refund} is back on your gift card.',
        'refund-buyer': '{refund} goes to the buyer of the gift card, who withdrew from it.',
      },
    },
    es: {
      mail: {
        'refund-title': 'Tu reembolso',
        'refund-card': '{refund} vuelven a tu tarjeta. Los bancos suelen tardar de 5 a 10 días.',
        'refund-gift-card': '{refund} ya están de nuevo en tu tarjeta regalo.',
        'refund-buyer':
          '{refund} se pagaron con una tarjeta regalo cuyo comprador ha desistido de la compra. Esa parte vuelve a quien la compró, no a ti.',
        'refund-pass': 'Puedes volver a usar la hora gratis de tu pase.',
        'buyer-subject': 'Tu tarjeta regalo: te devolvemos {refund} más',
        'buyer-intro':
          'Desististe de una tarjeta regalo y una parte se había gastado en un alquiler. Ese alquiler se ha reembolsado, así que esa parte también vuelve a ti, a la tarjeta con la que pagaste. Los bancos suelen tardar de 5 a 10 días.',
      },
      sms: {
        'refund-card': '{refund} vuelven a tu tarjeta.',
        'refund-gift-card': '{refund} vuelven a tu tarjeta regalo.',
        'refund-buyer': '{refund} van al comprador de la tarjeta regalo, que la ha devuelto.',
      },
    },
    et: {
      mail: {
        'refund-title': 'Sinu tagasimakse',
        'refund-card': '{refund} läheb tagasi sinu pangakaardile. Enamasti kulub selleks 5–10 päeva.',
        'refund-gift-card': '{refund} on nüüd tagasi sinu kinkekaardil.',
        'refund-buyer':
          '{refund} oli makstud kinkekaardiga, mille ostja on ostust taganenud. See osa läheb tagasi ostjale, mitte sulle.',
        'refund-pass': 'Hooajakaardi tasuta tundi saad uuesti kasutada.',
        'buyer-subject': 'Sinu kinkekaart: saad tagasi veel {refund}',
        'buyer-intro':
          'Taganesid kinkekaardi ostust, aga osa sellest oli juba laenutuseks kulutatud. See laenutus maksti tagasi, nii et ka see osa tuleb sulle tagasi kaardile, millega maksid. Enamasti kulub selleks 5–10 päeva.',
      },
      sms: {
        'refund-card': 'Pangakaardile tuleb tagasi {refund}.',
        'refund-gift-card': 'Kinkekaardile tuleb tagasi {refund}.',
        'refund-buyer': '{refund} saab kinkekaardi ostja, kes ostust taganes.',
      },
    },
    ru: {
      mail: {
        'refund-title': 'Ваш возврат',
        'refund-card': '{refund} вернутся на вашу карту. Обычно банку нужно 5–10 дней.',
        'refund-gift-card': '{refund} уже снова на вашей подарочной карте.',
        'refund-buyer':
          '{refund} были оплачены подарочной картой, от покупки которой покупатель отказался. Эта часть вернётся покупателю, а не вам.',
        'refund-pass': 'Бесплатный час по абонементу снова доступен.',
        'buyer-subject': 'Ваша подарочная карта: вернём ещё {refund}',
        'buyer-intro':
          'Вы отказались от покупки подарочной карты, часть которой была потрачена на аренду. За эту аренду деньги вернули, поэтому и эта часть вернётся вам на карту, которой вы платили. Обычно банку нужно 5–10 дней.',
      },
      sms: {
        'refund-card': 'На карту вернём {refund}.',
        'refund-gift-card': 'На подарочную карту вернём {refund}.',
        'refund-buyer': '{refund} вернём покупателю подарочной карты.',
      },
    },
    fr: {
      mail: {
        'refund-title': 'Votre remboursement',
        'refund-card': '{refund} reviennent sur votre carte bancaire. Les banques mettent en général 5 à 10 jours.',
        'refund-gift-card': '{refund} sont de nouveau disponibles sur votre carte cadeau.',
        'refund-buyer':
          '{refund} avaient été payés avec une carte cadeau dont l’acheteur s’est rétracté depuis. Cette part lui revient, et non à vous.',
        'refund-pass': 'L’heure offerte par votre pass est de nouveau disponible.',
        'buyer-subject': 'Votre carte cadeau\u00A0: {refund} de plus vous reviennent',
        'buyer-intro':
          'Vous vous êtes rétracté de l’achat d’une carte cadeau dont une partie avait servi à une location. Cette location a été remboursée\u00A0: cette part vous revient donc aussi, sur la carte avec laquelle vous avez payé. Les banques mettent en général 5 à 10 jours.',
      },
      sms: {
        'refund-card': '{refund} reviennent sur votre carte.',
        'refund-gift-card': '{refund} reviennent sur votre carte cadeau.',
        'refund-buyer': "{refund} reviennent à l'acheteur de la carte cadeau.",
      },
    },
  };
