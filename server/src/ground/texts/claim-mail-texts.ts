import type { Locale } from '@laine/contract/states.ts';
import type { ClaimMailText } from './notice-texts.ts';

/** Mails about things missing or broken after a rental. */
export const claimMailTexts: Record<Locale, Record<ClaimMailText, string>> = {
  en: {
    'claim-subject': 'We ask {sum} for damage or loss: {station}, {day}',
    'claim-title': 'Something was missing or broken',
    'claim-intro':
      'After your rental our team found what is listed here, and we ask {sum} for it. {until, select, none {Please look at it} other {Please look at it by {until}}}: you can agree, or tell us why it is wrong.',
    'claim-photos': 'The booking page shows {photos, plural, one {a photo} other {# photos}} of it.',
    'claim-note': 'What we found',
    'claim-answer-by': 'Answer by',
    'claim-silence':
      '{until, select, none {Nothing is charged unless you agree.} other {Without an answer we charge {sum} to your saved card, once.}}',
    'claim-contest':
      'If you contest it, nothing is charged until an admin who did not propose it has decided and told you why.',
    'claim-open': 'See it and answer',
    'claim-total': 'Asked for in all',
    'claim-charged-subject': 'Paid: {sum}, {station}, {day}',
    'claim-charged-title': 'Your card has paid for the damage',
    'claim-charged-intro': 'We have charged {sum} to your saved card for what was missing or broken after your rental.',
    'claim-decided-subject': 'Our decision about the damage: {station}, {day}',
    'claim-kept-title': 'The claim stays',
    'claim-kept-intro':
      'We have read what you wrote, and somebody who did not propose the claim has decided: we ask {sum} and charge it to your saved card.',
    'claim-dropped-title': 'You owe nothing',
    'claim-dropped-intro': 'We have looked into it again and dropped the claim. Nothing is charged.',
    'claim-found-intro': 'What was missing has been found, so we ask nothing for it. Nothing is charged.',
    'claim-refund-intro': 'What was missing after your rental has been found, so you get back what you paid for it.',
    'item-board': 'Board',
    'item-paddle': 'Paddle',
    'item-vest': 'Life vest',
    'item-other': 'Other equipment',
  },
  es: {
    'claim-subject': 'Te pedimos {sum} por daños o pérdida: {station}, {day}',
    'claim-title': 'Faltaba algo o estaba roto',
    'claim-intro':
      'Después de tu alquiler, nuestro equipo encontró lo que ves aquí y por ello te pedimos {sum}. {until, select, none {Revísalo} other {Revísalo a más tardar el {until}}}: puedes aceptarlo o decirnos por qué no es correcto.',
    'claim-photos': 'En la página de la reserva hay {photos, plural, one {una foto} other {# fotos}}.',
    'claim-note': 'Lo que encontramos',
    'claim-answer-by': 'Fecha límite para responder',
    'claim-silence':
      '{until, select, none {No se cobra nada si no lo aceptas.} other {Si no respondes, cobraremos {sum} una sola vez en tu tarjeta guardada.}}',
    'claim-contest':
      'Si lo impugnas, no se cobra nada hasta que un administrador que no lo haya propuesto decida y te diga por qué.',
    'claim-open': 'Ver y responder',
    'claim-total': 'Pedimos en total',
    'claim-charged-subject': 'Pagado: {sum}, {station}, {day}',
    'claim-charged-title': 'Hemos cobrado los daños en tu tarjeta',
    'claim-charged-intro':
      'Hemos cobrado {sum} en tu tarjeta guardada por lo que faltaba o estaba roto después de tu alquiler.',
    'claim-decided-subject': 'Nuestra decisión sobre los daños: {station}, {day}',
    'claim-kept-title': 'La reclamación se mantiene',
    'claim-kept-intro':
      'Hemos leído lo que escribiste y ha decidido alguien que no propuso la reclamación: pedimos {sum} y lo cobramos en tu tarjeta guardada.',
    'claim-dropped-title': 'No debes nada',
    'claim-dropped-intro': 'Lo hemos revisado de nuevo y hemos retirado la reclamación. No se cobra nada.',
    'claim-found-intro': 'Lo que faltaba ha aparecido, así que ya no te pedimos nada. No se cobra nada.',
    'claim-refund-intro':
      'Lo que faltaba después de tu alquiler ha aparecido, así que te devolvemos lo que pagaste por ello.',
    'item-board': 'Tabla',
    'item-paddle': 'Remo',
    'item-vest': 'Chaleco',
    'item-other': 'Otro equipo',
  },
  et: {
    'claim-subject': 'Küsime kahju eest {sum}: {station}, {day}',
    'claim-title': 'Midagi oli puudu või katki',
    'claim-intro':
      'Pärast sinu laenutust leidis meie meeskond siin loetletu ja me küsime selle eest {sum}. {until, select, none {Palun vaata see üle} other {Palun vaata see üle (tähtaeg on {until})}}: võid nõustuda või kirjutada, miks see on vale.',
    'claim-photos': 'Broneeringu lehel on sellest {photos, plural, one {foto} other {# fotot}}.',
    'claim-note': 'Mida leidsime',
    'claim-answer-by': 'Vasta hiljemalt',
    'claim-silence':
      '{until, select, none {Ilma sinu nõusolekuta ei võta me midagi.} other {Kui sa ei vasta, võtame sinu salvestatud kaardilt ühekordselt {sum}.}}',
    'claim-contest':
      'Kui vaidled vastu, ei võta me midagi enne, kui administraator, kes nõuet ei koostanud, on otsustanud ja sulle põhjust selgitanud.',
    'claim-open': 'Vaata ja vasta',
    'claim-total': 'Küsime kokku',
    'claim-charged-subject': 'Makstud: {sum}, {station}, {day}',
    'claim-charged-title': 'Kahju eest on sinu kaardilt makstud',
    'claim-charged-intro':
      'Võtsime sinu salvestatud kaardilt {sum} selle eest, mis oli laenutuse järel puudu või katki.',
    'claim-decided-subject': 'Meie otsus kahju kohta: {station}, {day}',
    'claim-kept-title': 'Nõue jääb kehtima',
    'claim-kept-intro':
      'Lugesime sinu vastuse läbi ja otsuse tegi keegi, kes nõuet ei koostanud: küsime {sum} ja võtame selle sinu salvestatud kaardilt.',
    'claim-dropped-title': 'Sa ei võlgne midagi',
    'claim-dropped-intro': 'Vaatasime asja uuesti üle ja loobusime nõudest. Kaardilt ei võeta midagi.',
    'claim-found-intro': 'Puudunud asjad on leitud, seega ei küsi me nende eest midagi. Kaardilt ei võeta midagi.',
    'claim-refund-intro':
      'See, mis oli pärast sinu laenutust puudu, on leitud, nii et saad selle eest makstud raha tagasi.',
    'item-board': 'Laud',
    'item-paddle': 'Aer',
    'item-vest': 'Päästevest',
    'item-other': 'Muu varustus',
  },
  fr: {
    'claim-subject': 'Nous vous demandons {sum} pour dommage ou perte\u00A0: {station}, {day}',
    'claim-title': 'Quelque chose manquait ou était abîmé',
    'claim-intro':
      'Après votre location, notre équipe a constaté ce qui suit et nous vous demandons {sum}. {until, select, none {Merci de vérifier} other {Merci de vérifier au plus tard le {until}}}\u00A0: vous pouvez accepter ou nous dire pourquoi c’est inexact.',
    'claim-photos': 'La page de la réservation montre {photos, plural, one {une photo} other {# photos}}.',
    'claim-note': 'Ce que nous avons constaté',
    'claim-answer-by': 'Date limite de réponse',
    'claim-silence':
      '{until, select, none {Rien n’est débité sans votre accord.} other {Sans réponse, nous débitons {sum} une seule fois de votre carte enregistrée.}}',
    'claim-contest':
      'Si vous contestez, rien n’est débité avant qu’un administrateur qui n’a pas proposé cette demande ait décidé et vous ait dit pourquoi.',
    'claim-open': 'Voir et répondre',
    'claim-total': 'Demandé au total',
    'claim-charged-subject': 'Payé\u00A0: {sum}, {station}, {day}',
    'claim-charged-title': 'Les dommages ont été débités de votre carte',
    'claim-charged-intro':
      'Nous avons débité {sum} de votre carte enregistrée pour ce qui manquait ou était abîmé après votre location.',
    'claim-decided-subject': 'Notre décision au sujet des dommages\u00A0: {station}, {day}',
    'claim-kept-title': 'La demande d’indemnisation est maintenue',
    'claim-kept-intro':
      'Nous avons lu votre réponse et une personne qui n’avait pas proposé la demande d’indemnisation a décidé\u00A0: nous demandons {sum}, débités de votre carte enregistrée.',
    'claim-dropped-title': 'Vous ne devez rien',
    'claim-dropped-intro': 'Nous avons réexaminé la situation et retiré la demande. Rien n’est débité.',
    'claim-found-intro': 'Ce qui manquait a été retrouvé\u00A0: nous ne vous demandons plus rien. Rien n’est débité.',
    'claim-refund-intro':
      'Ce qui manquait après votre location a été retrouvé\u00A0: nous vous remboursons ce que vous avez payé pour cela.',
    'item-board': 'Planche',
    'item-paddle': 'Pagaie',
    'item-vest': 'Gilet',
    'item-other': 'Autre équipement',
  },
  ru: {
    'claim-subject': 'Просим возместить ущерб, {sum}: {station}, {day}',
    'claim-title': 'Что-то пропало или сломано',
    'claim-intro':
      'После вашей аренды мы обнаружили то, что перечислено ниже, и просим возместить {sum}. {until, select, none {Ответьте, пожалуйста} other {Ответьте до {until} включительно}}: вы можете согласиться или написать, почему это неверно.',
    'claim-photos':
      'На странице бронирования {photos, plural, one {есть # фотография} few {есть # фотографии} many {есть # фотографий} other {есть # фотографии}}.',
    'claim-note': 'Что мы обнаружили',
    'claim-answer-by': 'Ответьте до',
    'claim-silence':
      '{until, select, none {Без вашего согласия мы ничего не спишем.} other {Если вы не ответите, мы один раз спишем {sum} с сохранённой карты.}}',
    'claim-contest':
      'Если вы оспорите требование, мы ничего не спишем, пока решение не примет администратор, который не составлял это требование. Он объяснит причину.',
    'claim-open': 'Посмотреть и ответить',
    'claim-total': 'К возмещению',
    'claim-charged-subject': 'Оплачено: {sum}, {station}, {day}',
    'claim-charged-title': 'Ущерб оплачен вашей картой',
    'claim-charged-intro': 'Мы списали {sum} с сохранённой карты за то, что пропало или сломалось за время аренды.',
    'claim-decided-subject': 'Наше решение об ущербе: {station}, {day}',
    'claim-kept-title': 'Требование остаётся в силе',
    'claim-kept-intro':
      'Мы прочитали ваш ответ, и решение принял сотрудник, который не составлял это требование: мы просим {sum} и спишем эту сумму с сохранённой карты.',
    'claim-dropped-title': 'Вы ничего не должны',
    'claim-dropped-intro': 'Мы разобрались ещё раз и сняли требование. Мы ничего не спишем.',
    'claim-found-intro': 'То, чего не хватало, нашлось, поэтому мы ничего не требуем. Мы ничего не спишем.',
    'claim-refund-intro':
      'То, чего не хватало после вашей аренды, нашлось, поэтому мы возвращаем то, что вы за это заплатили.',
    'item-board': 'Доска',
    'item-paddle': 'Весло',
    'item-vest': 'Жилет',
    'item-other': 'Другое снаряжение',
  },
};
