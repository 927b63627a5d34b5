import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';

type ByStaffRefusal = Extract<
  RefusalCode,
  | 'cancel-in-booking'
  | 'goodwill-limit'
  | 'reason-needed'
  | 'time-is-paid'
  | 'own-booking'
  | 'price-surprising'
  | 'price-too-low'
  | 'zone-surprising'
  | 'changed-meanwhile'
  | 'end-before-start'
  | 'end-is-over'
  | 'no-such-locker'
  | 'locker-out-of-service'
  | 'locker-incomplete'
  | 'broadcast-over'
  | 'broadcast-id-taken'
  | 'broadcast-names-code'
>;

/** Refusals of things that staff do for customers. */
export const byStaffRefusals: Record<Locale, Record<ByStaffRefusal, string>> = {
  en: {
    'cancel-in-booking':
      'This board belongs to a paid booking. Cancel it there, so that its customer gets the money back.',
    'goodwill-limit': 'That is more than you may give here: {left} is left for this booking and this month',
    'reason-needed': 'Please say why you give this time away',
    'time-is-paid':
      'The customer is entitled to {minutes, plural, one {# minute} other {# minutes}}. Only an admin can take time away.',
    'own-booking': 'This is your own booking: a colleague has to do it',
    'price-surprising': 'It was {was} and would now be {now}. Is that meant?',
    'price-too-low': 'Within a day you can lower this to half at most. For less, ask an admin.',
    'zone-surprising': '{zone} is no clock of this country ({zones}). Is that meant?',
    'changed-meanwhile':
      '{who} changed this to {theirs} on {when}; you were about to write {yours}. To keep yours, save once more.',
    'end-before-start': 'The end is before the start',
    'end-is-over': 'This end is already over',
    'no-such-locker': 'There is no such locker at this station',
    'locker-out-of-service': 'This locker is out of service',
    'locker-incomplete': 'Something is missing in this locker: board, paddle or vest',
    'broadcast-over': 'This message would already be over',
    'broadcast-id-taken': 'This message has been sent at another station. Please open a new one.',
    'broadcast-names-code': 'Do not write door codes to everybody: each person has their own on the booking page',
  },
  es: {
    'cancel-in-booking':
      'Esta tabla pertenece a una reserva pagada. Cancélala allí para que se le devuelva el dinero al cliente.',
    'goodwill-limit': 'Es más de lo que puedes dar aquí: quedan {left} para esta reserva y este mes',
    'reason-needed': 'Indica por qué regalas este tiempo',
    'time-is-paid':
      'El cliente tiene derecho a {minutes, plural, one {# minuto} other {# minutos}}. Solo un administrador puede quitarle tiempo.',
    'own-booking': 'Es tu propia reserva: tiene que hacerlo otra persona del equipo',
    'price-surprising': 'Era {was} y ahora sería {now}. ¿Es lo que quieres?',
    'price-too-low': 'En un día puedes bajarlo como mucho a la mitad. Para menos, pídeselo a un administrador.',
    'zone-surprising': '{zone} no es un huso de este país ({zones}). ¿Es lo que quieres?',
    'changed-meanwhile':
      '{who} lo cambió a {theirs} el {when}; ibas a poner {yours}. Para conservar lo tuyo, guarda otra vez.',
    'end-before-start': 'El fin es anterior al inicio',
    'end-is-over': 'Esa hora ya ha pasado',
    'no-such-locker': 'Esta estación no tiene esa taquilla',
    'locker-out-of-service': 'Esta taquilla está fuera de servicio',
    'locker-incomplete': 'En esta taquilla falta algo: tabla, remo o chaleco',
    'broadcast-over': 'Este mensaje ya no tendría efecto',
    'broadcast-id-taken': 'Este mensaje ya se envió en otra estación. Abre uno nuevo.',
    'broadcast-names-code': 'No escribas códigos de puerta a todos: cada persona tiene el suyo en su reserva',
  },
  et: {
    'cancel-in-booking': 'See laud kuulub makstud broneeringusse. Tühista see seal, et klient raha tagasi saaks.',
    'goodwill-limit': 'Seda on rohkem, kui siin anda võid: selle broneeringu ja kuu kohta on alles {left}',
    'reason-needed': 'Palun kirjuta, miks sa selle aja kingid',
    'time-is-paid':
      'Kliendil on õigus {minutes, plural, one {# minutile} other {# minutile}}. Aega vähemaks võtta saab ainult administraator.',
    'own-booking': 'See on sinu enda broneering: seda peab tegema kolleeg',
    'price-surprising': 'Seni {was}, nüüd oleks {now}. Kas nii on mõeldud?',
    'price-too-low':
      'Ööpäevaga saad seda langetada kõige rohkem poole võrra. Madalamaks saab selle teha administraator.',
    'zone-surprising': '{zone} ei ole selle riigi ajavöönd ({zones}). Kas nii on mõeldud?',
    'changed-meanwhile':
      '{who} muutis seda ({when}): {theirs}. Sina tahtsid kirjutada {yours}. Et sinu oma jääks, salvesta veel kord.',
    'end-before-start': 'Lõpp on enne algust',
    'end-is-over': 'See aeg on juba möödas',
    'no-such-locker': 'Sellist kappi selles jaamas pole',
    'locker-out-of-service': 'See kapp on kasutusest väljas',
    'locker-incomplete': 'Selles kapis on midagi puudu: laud, aer või vest',
    'broadcast-over': 'See teade oleks juba aegunud',
    'broadcast-id-taken': 'See teade on saadetud teises jaamas. Ava uus.',
    'broadcast-names-code': 'Ära kirjuta kõigile uksekoode: igaühel on oma kood broneeringu lehel',
  },
  fr: {
    'cancel-in-booking':
      'Cette planche fait partie d’une réservation payée. Annulez-la dans la réservation, pour que le client soit remboursé.',
    'goodwill-limit':
      'C’est plus que ce que vous pouvez accorder ici\u00A0: il reste {left} pour cette réservation et ce mois',
    'reason-needed': 'Dites pourquoi vous offrez ce temps',
    'time-is-paid':
      'Le client a droit à {minutes, plural, one {# minute} other {# minutes}}. Seul un administrateur peut lui retirer du temps.',
    'own-booking': 'C’est votre propre réservation\u00A0: un collègue doit s’en charger',
    'price-surprising': 'C’était {was}, ce serait maintenant {now}. Est-ce voulu\u202F?',
    'price-too-low': 'En un jour, vous pouvez le baisser de moitié au plus. En dessous, demandez à un administrateur.',
    'zone-surprising': '{zone} n’est pas un fuseau de ce pays ({zones}). Est-ce voulu\u202F?',
    'changed-meanwhile':
      '{who} l’a changé en {theirs} le {when}\u202F; vous alliez écrire {yours}. Pour garder le vôtre, enregistrez encore une fois.',
    'end-before-start': 'La fin est avant le début',
    'end-is-over': 'Cette heure est déjà passée',
    'no-such-locker': 'Cette station n’a pas ce casier',
    'locker-out-of-service': 'Ce casier est hors service',
    'locker-incomplete': 'Il manque quelque chose dans ce casier\u00A0: planche, pagaie ou gilet',
    'broadcast-over': 'Ce message n’aurait déjà plus cours',
    'broadcast-id-taken': 'Ce message a été envoyé dans une autre station. Ouvrez-en un nouveau.',
    'broadcast-names-code': 'N’écrivez pas de code de porte à tous\u00A0: chacun a le sien dans sa réservation',
  },
  ru: {
    'cancel-in-booking':
      'Эта доска относится к оплаченному бронированию. Отмените её там, чтобы клиенту вернулись деньги.',
    'goodwill-limit': 'Это больше, чем вы можете здесь дать: на это бронирование и месяц осталось {left}',
    'reason-needed': 'Напишите, почему вы дарите это время',
    'time-is-paid':
      'Клиенту полагается {minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}. Сократить это время может только администратор.',
    'own-booking': 'Это ваше собственное бронирование: это должен сделать кто-то из коллег',
    'price-surprising': 'Было {was}, станет {now}. Так и задумано?',
    'price-too-low': 'За сутки это можно снизить не более чем вдвое. Ниже может поставить только администратор.',
    'zone-surprising': '{zone} — не часовой пояс этой страны ({zones}). Так и задумано?',
    'changed-meanwhile':
      '{who} изменил(а) это {when} на {theirs}; вы хотели записать {yours}. Чтобы оставить своё, сохраните ещё раз.',
    'end-before-start': 'Конец раньше начала',
    'end-is-over': 'Это время уже прошло',
    'no-such-locker': 'На этой станции нет такой ячейки',
    'locker-out-of-service': 'Эта ячейка не работает',
    'locker-incomplete': 'В этой ячейке чего-то не хватает: доски, весла или жилета',
    'broadcast-over': 'Это сообщение уже потеряло бы силу',
    'broadcast-id-taken': 'Это сообщение отправлено на другой станции. Откройте новое.',
    'broadcast-names-code': 'Не пишите всем коды ячеек: у каждого свой на странице бронирования',
  },
};
