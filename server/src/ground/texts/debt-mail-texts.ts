import type { Locale } from '@laine/contract/states.ts';
import type { DebtMailText } from './notice-texts.ts';

/** Mails about a debt after a card didn't pay, from the first to the last. */
export const debtMailTexts: Record<Locale, Record<DebtMailText, string>> = {
  es: {
    'debt-subject': 'Por favor, paga {sum} a más tardar el {until}',
    'debt-title': 'Tienes un pago pendiente',
    'debt-intro':
      'No hemos podido cobrar {sum} en tu tarjeta guardada: el banco lo ha rechazado o quiere que lo confirmes. Por favor, paga a más tardar el {until}.',
    'debt-dispute-intro':
      'Tu banco ha retirado un pago que nos hiciste: quedan {sum} por pagar. Por favor, paga a más tardar el {until}.',
    'debt-booking': 'Hasta que esté pagado no puedes hacer otra reserva.',
    'debt-doubles': 'Si el tiempo extra no se paga a más tardar el {until}, pasa a costar el doble: {grown}.',
    'debt-doubles-late': 'Si el tiempo extra sigue sin pagarse, pasa a costar el doble: {grown}.',
    'debt-object':
      'Si crees que es un error, dínoslo en la página de la reserva: mientras lo revisamos no tienes que pagar nada.',
    'debt-pay': 'Pagar {sum}',
    'debt-for': 'Concepto',
    'debt-sum': 'Por pagar',
    'debt-until': 'Fecha límite',
    'debt-reminder-subject': 'Recordatorio: paga {sum} a más tardar el {until}',
    'debt-reminder-title': 'Tu pago sigue pendiente',
    'debt-reminder-intro': 'Aún faltan por pagar {sum}. Por favor, paga a más tardar el {until}.',
    'debt-overdue-subject': 'Recordatorio: siguen pendientes {sum}, el plazo terminó el {until}',
    'debt-overdue-intro': 'El plazo terminó el {until} y aún faltan por pagar {sum}. Por favor, paga ahora.',
    'debt-doubled-subject': 'Tu tiempo extra sin pagar es ahora de {sum}',
    'debt-doubled-title': 'Tu tiempo extra sin pagar se ha duplicado',
    'debt-doubled-line': 'El doble, por no pagarse a tiempo',
    'debt-doubled-intro':
      'El plazo terminó el {until} y, tras dos recordatorios, seguía sin pagar, así que ahora cuesta el doble: {sum}. Ya no aumenta más.',
  },
  et: {
    'debt-subject': 'Palun maksa {sum}, tähtaeg {until}',
    'debt-title': 'Sul on tasumata summa',
    'debt-intro':
      'Sinu salvestatud kaardilt ei õnnestunud võtta {sum}: pank keeldus või soovib sinu kinnitust. Tähtaeg on {until}.',
    'debt-dispute-intro':
      'Sinu pank võttis tagasi makse, mille meile tegid: tasuda on veel {sum}. Palun maksa hiljemalt {until}.',
    'debt-booking': 'Kuni see on maksmata, sa uut broneeringut teha ei saa.',
    'debt-doubles': 'Kui üle aja läinud tundide eest ei ole tähtajaks ({until}) makstud, kahekordistub summa: {grown}.',
    'debt-doubles-late': 'Kui üle aja läinud tundide eest ei maksta, kahekordistub summa: {grown}.',
    'debt-object':
      'Kui see on sinu arvates eksitus, anna sellest teada broneeringu lehel: kuni me asja uurime, ei pea sa midagi maksma.',
    'debt-pay': 'Maksa {sum}',
    'debt-for': 'Mille eest',
    'debt-sum': 'Tasuda',
    'debt-until': 'Tähtaeg',
    'debt-reminder-subject': 'Meeldetuletus: palun maksa {sum}, tähtaeg {until}',
    'debt-reminder-title': 'Summa on endiselt tasumata',
    'debt-reminder-intro': '{sum} on veel maksmata. Tähtaeg on {until}.',
    'debt-overdue-subject': 'Meeldetuletus: {sum} on tasumata, tähtaeg oli {until}',
    'debt-overdue-intro': '{sum} on veel maksmata. Tähtaeg oli {until}. Palun maksa kohe.',
    'debt-doubled-subject': 'Sinu maksmata tasu on nüüd {sum}',
    'debt-doubled-title': 'Maksmata tasu kahekordistus',
    'debt-doubled-line': 'Kahekordistus, sest tähtajaks ei makstud',
    'debt-doubled-intro':
      'Tähtaeg oli {until} ja kahest meeldetuletusest hoolimata jäi tasu maksmata, seepärast on see nüüd kahekordne: {sum}. Rohkem see ei kasva.',
  },
  en: {
    'debt-subject': 'Please pay {sum} by {until}',
    'debt-title': 'An open payment',
    'debt-intro':
      'We could not charge {sum} to your saved card: the bank refused it or wants you to confirm it. Please pay by {until}.',
    'debt-dispute-intro':
      'Your bank has taken back a payment to us: {sum} of it is still to be paid. Please pay by {until}.',
    'debt-booking': 'Until it is paid, you cannot make a new booking.',
    'debt-doubles': 'If the overtime is not paid by {until}, its price doubles to {grown}.',
    'debt-doubles-late': 'If the overtime stays unpaid, its price doubles to {grown}.',
    'debt-object':
      'If you think this is wrong, tell us on the booking page: while we look into it, nothing has to be paid.',
    'debt-pay': 'Pay {sum}',
    'debt-for': 'For',
    'debt-sum': 'To be paid',
    'debt-until': 'Pay by',
    'debt-reminder-subject': 'Reminder: please pay {sum} by {until}',
    'debt-reminder-title': 'Your payment is still open',
    'debt-reminder-intro': '{sum} has not been paid yet. Please pay by {until}.',
    'debt-overdue-subject': 'Reminder: {sum} was due by {until}',
    'debt-overdue-intro': '{sum} was due by {until} and has not been paid yet. Please pay now.',
    'debt-doubled-subject': 'Your unpaid overtime is now {sum}',
    'debt-doubled-title': 'Your unpaid overtime has doubled',
    'debt-doubled-line': 'Doubled, because it was not paid in time',
    'debt-doubled-intro':
      'It was due on {until} and was not paid after two reminders, so its price has doubled to {sum}. It does not grow any further.',
  },
  ru: {
    'debt-subject': 'Пожалуйста, оплатите {sum}, срок {until}',
    'debt-title': 'У вас есть неоплаченная сумма',
    'debt-intro':
      'Списать {sum} с сохранённой карты не удалось: банк отказал или просит вашего подтверждения. Срок оплаты: {until}',
    'debt-dispute-intro':
      'Ваш банк вернул себе платёж, сделанный нам: из него нужно оплатить {sum}. Срок оплаты: {until}',
    'debt-booking': 'Пока она не оплачена, новое бронирование невозможно.',
    'debt-doubles': 'Если время сверх срока не оплатить в срок ({until}), сумма удвоится и составит {grown}.',
    'debt-doubles-late': 'Если время сверх срока не оплатить, сумма удвоится и составит {grown}.',
    'debt-object':
      'Если вы считаете, что это ошибка, сообщите нам на странице бронирования: пока мы разбираемся, платить не нужно.',
    'debt-pay': 'Оплатить {sum}',
    'debt-for': 'За что',
    'debt-sum': 'К оплате',
    'debt-until': 'Срок',
    'debt-reminder-subject': 'Напоминание: оплатите {sum}, срок {until}',
    'debt-reminder-title': 'Сумма всё ещё не оплачена',
    'debt-reminder-intro': '{sum} ещё не оплачено. Срок оплаты: {until}',
    'debt-overdue-subject': 'Напоминание: не оплачено {sum}, срок прошёл ({until})',
    'debt-overdue-intro': 'Срок оплаты прошёл ({until}), а {sum} ещё не оплачено. Пожалуйста, оплатите сейчас.',
    'debt-doubled-subject': 'Ваш долг за время сверх срока теперь {sum}',
    'debt-doubled-title': 'Неоплаченная сумма удвоилась',
    'debt-doubled-line': 'Удвоение: не оплачено в срок',
    'debt-doubled-intro':
      'Срок истёк ({until}), и после двух напоминаний оплаты не было, поэтому сумма удвоилась: {sum}. Больше она не вырастет.',
  },
  fr: {
    'debt-subject': 'Merci de payer {sum} au plus tard le {until}',
    'debt-title': 'Un paiement en attente',
    'debt-intro':
      'Nous n’avons pas pu débiter {sum} de votre carte enregistrée\u00A0: la banque a refusé ou demande votre confirmation. Merci de payer au plus tard le {until}.',
    'debt-dispute-intro':
      'Votre banque a repris un paiement que vous nous aviez fait\u00A0: {sum} restent à payer. Merci de payer au plus tard le {until}.',
    'debt-booking': 'Tant que ce n’est pas payé, vous ne pouvez pas faire de nouvelle réservation.',
    'debt-doubles': 'Si le dépassement n’est pas payé au plus tard le {until}, son prix double et passe à {grown}.',
    'debt-doubles-late': 'Si le dépassement reste impayé, son prix double et passe à {grown}.',
    'debt-object':
      'Si vous pensez qu’il s’agit d’une erreur, dites-le-nous sur la page de la réservation\u00A0: pendant que nous vérifions, vous n’avez rien à payer.',
    'debt-pay': 'Payer {sum}',
    'debt-for': 'Objet',
    'debt-sum': 'À payer',
    'debt-until': 'Date limite',
    'debt-reminder-subject': 'Rappel\u00A0: merci de payer {sum} au plus tard le {until}',
    'debt-reminder-title': 'Votre paiement est toujours en attente',
    'debt-reminder-intro': '{sum} n’ont pas encore été payés. Merci de payer au plus tard le {until}.',
    'debt-overdue-subject': 'Rappel\u00A0: {sum} étaient à payer au plus tard le {until}',
    'debt-overdue-intro':
      '{sum} étaient à payer au plus tard le {until} et ne l’ont pas encore été. Merci de payer maintenant.',
    'debt-doubled-subject': 'Votre dépassement impayé s’élève désormais à {sum}',
    'debt-doubled-title': 'Votre dépassement impayé a doublé',
    'debt-doubled-line': 'Doublé, faute de paiement dans les délais',
    'debt-doubled-intro':
      'Il était à payer au plus tard le {until} et ne l’a pas été malgré deux rappels\u00A0: son prix a donc doublé et s’élève à {sum}. Il n’augmentera plus.',
  },
};
