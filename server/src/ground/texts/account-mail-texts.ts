import type { Locale } from '@laine/contract/states.ts';

export type AccountMailText =
  | 'help-title'
  | 'open-settings'
  | 'keep-account'
  | 'choose-station'
  | 'reason'
  | 'until'
  | 'until-lifted'
  | 'object'
  | 'not-you'
  | `deletion-${'subject' | 'title' | 'intro' | 'meanwhile' | 'waits' | 'keep'}`
  | `kept-${'subject' | 'title' | 'intro'}`
  | `suspended-${'subject' | 'title' | 'intro' | 'may'}`
  | `banned-${'subject' | 'title' | 'intro' | 'bookings' | 'data'}`
  | `lifted-${'subject' | 'title' | 'intro'}`
  | `unused-${'title' | 'intro'}`;

export const accountMailTexts: Record<Locale, Record<AccountMailText, string>> = {
  en: {
    'help-title': 'Questions about your account?',
    'open-settings': 'Open my settings',
    'keep-account': 'Keep my account',
    'choose-station': 'Choose a station',
    reason: 'Reason',
    until: 'Until',
    'until-lifted': 'further notice',
    object: 'If you think this is wrong, please contact us: a person will look at it.',
    'not-you': 'If this was not you, please contact us right away.',
    'deletion-subject': 'Your {brand} account will be deleted on {date}',
    'deletion-title': 'Your account is being deleted',
    'deletion-intro': 'On {date} we remove your personal data.',
    'deletion-meanwhile': 'Until then you can still see your bookings and open your doors, but not book.',
    'deletion-waits':
      'If a rental is coming or under way by then, or a payment, a refund, a claim or a dispute is open, we wait until that is done. Accounting records stay as long as the law asks, without your name and contacts.',
    'deletion-keep': 'Would you rather keep it? Sign in before that day, and the account stays as it is.',
    'kept-subject': 'Your {brand} account stays',
    'kept-title': 'Your account stays',
    'kept-intro': 'The deletion of your account was taken back. Everything is as it was before.',
    'suspended-subject': 'You cannot book with {brand} at the moment',
    'suspended-title': 'Your account is suspended',
    'suspended-intro': 'We have stopped your account from booking.',
    'suspended-may':
      'You can still sign in, see and cancel your bookings, open your doors, pay what is open, download your data and delete your account.',
    'banned-subject': 'Your {brand} account has been closed',
    'banned-title': 'Your account has been closed',
    'banned-intro': 'We have closed your account: you can no longer sign in or book.',
    'banned-bookings':
      'Bookings that you have not begun are cancelled, and you get all your money back for them. If you have a board out, please bring it back in time: its door code still works.',
    'banned-data': 'You can still have your data sent to you or deleted: write to us.',
    'lifted-subject': 'You can book with {brand} again',
    'lifted-title': 'Your account is open again',
    'lifted-intro': 'The restriction on your account has ended. You can sign in and book as before.',
    'unused-title': 'Do you still need your account?',
    'unused-intro':
      'You have not signed in for {years, plural, one {# year} other {# years}}. We do not keep data that nobody uses, so we will delete your account on {date}.',
  },
  es: {
    'help-title': '¿Tienes preguntas sobre tu cuenta?',
    'open-settings': 'Abrir mis ajustes',
    'keep-account': 'Conservar mi cuenta',
    'choose-station': 'Elegir una estación',
    reason: 'Motivo',
    until: 'Hasta',
    'until-lifted': 'nuevo aviso',
    object: 'Si crees que es un error, ponte en contacto con nosotros: lo revisará una persona.',
    'not-you': 'Si no has sido tú, ponte en contacto con nosotros enseguida.',
    'deletion-subject': 'Tu cuenta de {brand} se eliminará el {date}',
    'deletion-title': 'Tu cuenta se está eliminando',
    'deletion-intro': 'El {date} borraremos tus datos personales.',
    'deletion-meanwhile': 'Hasta entonces puedes ver tus reservas y abrir tus puertas, pero no reservar.',
    'deletion-waits':
      'Si para entonces tienes un alquiler próximo o en curso, o hay pendiente un pago, un reembolso, una reclamación o un pago impugnado, esperaremos a que termine. Los registros contables se conservan el tiempo que exige la ley, sin tu nombre ni tus datos de contacto.',
    'deletion-keep': '¿Prefieres conservarla? Inicia sesión antes de ese día y la cuenta seguirá como está.',
    'kept-subject': 'Tu cuenta de {brand} se conserva',
    'kept-title': 'Tu cuenta se conserva',
    'kept-intro': 'La eliminación de tu cuenta se ha anulado. Todo está como antes.',
    'suspended-subject': 'De momento no puedes reservar en {brand}',
    'suspended-title': 'Tu cuenta está suspendida',
    'suspended-intro': 'Hemos suspendido las reservas con tu cuenta.',
    'suspended-may':
      'Puedes seguir iniciando sesión, ver y cancelar tus reservas, abrir tus puertas, pagar lo pendiente, descargar tus datos y eliminar tu cuenta.',
    'banned-subject': 'Hemos bloqueado tu cuenta de {brand}',
    'banned-title': 'Tu cuenta está bloqueada',
    'banned-intro': 'Hemos bloqueado tu cuenta: ya no puedes iniciar sesión ni reservar.',
    'banned-bookings':
      'Las reservas que no has empezado quedan canceladas y recuperas todo el dinero. Si todavía tienes una tabla, devuélvela a tiempo: el código de la puerta sigue funcionando.',
    'banned-data': 'Puedes seguir pidiendo que te enviemos tus datos o que los borremos: escríbenos.',
    'lifted-subject': 'Ya puedes volver a reservar en {brand}',
    'lifted-title': 'Tu cuenta vuelve a estar activa',
    'lifted-intro': 'La restricción de tu cuenta ha terminado. Puedes iniciar sesión y reservar como antes.',
    'unused-title': '¿Todavía necesitas tu cuenta?',
    'unused-intro':
      'Llevas {years, plural, one {# año} other {# años}} sin iniciar sesión. No guardamos datos que nadie usa, así que eliminaremos tu cuenta el {date}.',
  },
  et: {
    'help-title': 'Kas sul on konto kohta küsimusi?',
    'open-settings': 'Ava seaded',
    'keep-account': 'Jäta konto alles',
    'choose-station': 'Vali jaam',
    reason: 'Põhjus',
    until: 'Lõpp',
    'until-lifted': 'määramata',
    object: 'Kui see on sinu arvates eksitus, võta meiega ühendust: inimene vaatab asja üle.',
    'not-you': 'Kui see polnud sina, võta meiega palun kohe ühendust.',
    'deletion-subject': 'Sinu {brand} konto kustutamine: {date}',
    'deletion-title': 'Sinu konto on kustutamisel',
    'deletion-intro': 'Eemaldame sinu isikuandmed sel päeval: {date}.',
    'deletion-meanwhile': 'Seni näed oma broneeringuid ja saad uksi avada, kuid uusi broneeringuid teha ei saa.',
    'deletion-waits':
      'Kui selleks ajaks on mõni laenutus ees või pooleli või on lahtine makse, tagasimakse, nõue või vaidlus, ootame, kuni see on lõppenud. Raamatupidamisdokumendid säilivad nii kaua, kui seadus nõuab, ilma sinu nime ja kontaktideta.',
    'deletion-keep': 'Soovid konto siiski alles jätta? Logi enne seda päeva sisse ja konto jääb alles.',
    'kept-subject': 'Sinu {brand} konto jääb alles',
    'kept-title': 'Sinu konto jääb alles',
    'kept-intro': 'Konto kustutamine on tagasi võetud. Kõik on nii nagu enne.',
    'suspended-subject': 'Praegu ei saa sa {brand} kontoga broneerida',
    'suspended-title': 'Sinu konto on peatatud',
    'suspended-intro': 'Oleme peatanud sinu kontoga broneerimise.',
    'suspended-may':
      'Endiselt saad sisse logida, oma broneeringuid näha ja tühistada, uksi avada, võlgnevusi tasuda, oma andmed alla laadida ja konto kustutada.',
    'banned-subject': 'Sinu {brand} konto on blokeeritud',
    'banned-title': 'Sinu konto on blokeeritud',
    'banned-intro': 'Oleme sinu konto blokeerinud: sa ei saa enam sisse logida ega broneerida.',
    'banned-bookings':
      'Broneeringud, mida sa pole alustanud, on tühistatud ja saad nende eest kogu raha tagasi. Kui sul on laud väljas, too see palun õigeks ajaks tagasi: uksekood kehtib endiselt.',
    'banned-data': 'Sul on endiselt õigus oma andmed saada või need kustutada lasta: kirjuta meile.',
    'lifted-subject': 'Saad {brand} kontoga jälle broneerida',
    'lifted-title': 'Sinu konto on taas aktiivne',
    'lifted-intro': 'Sinu konto piirang on lõppenud. Saad sisse logida ja broneerida nagu enne.',
    'unused-title': 'Kas vajad oma kontot veel?',
    'unused-intro':
      'Sa pole {years, plural, one {# aasta} other {# aastat}} sisse loginud. Me ei hoia andmeid, mida keegi ei kasuta, seega kustutame sinu konto sel päeval: {date}.',
  },
  fr: {
    'help-title': 'Des questions sur votre compte\u202F?',
    'open-settings': 'Ouvrir mes paramètres',
    'keep-account': 'Garder mon compte',
    'choose-station': 'Choisir une station',
    reason: 'Motif',
    until: 'Fin',
    'until-lifted': 'pas encore fixée',
    object: 'Si vous pensez qu’il s’agit d’une erreur, contactez-nous\u00A0: une personne examinera votre situation.',
    'not-you': 'Si ce n’était pas vous, contactez-nous sans attendre.',
    'deletion-subject': 'Votre compte {brand} sera supprimé le {date}',
    'deletion-title': 'Votre compte est en cours de suppression',
    'deletion-intro': 'Le {date}, nous effacerons vos données personnelles.',
    'deletion-meanwhile': 'D’ici là, vous pouvez voir vos réservations et ouvrir vos portes, mais pas réserver.',
    'deletion-waits':
      'Si, à cette date, une location est à venir ou en cours, ou si un paiement, un remboursement, une demande d’indemnisation ou une contestation est en suspens, nous attendrons que ce soit réglé. Les pièces comptables sont conservées aussi longtemps que la loi l’exige, sans votre nom ni vos coordonnées.',
    'deletion-keep': 'Vous préférez le garder\u202F? Connectez-vous avant ce jour et le compte restera tel quel.',
    'kept-subject': 'Votre compte {brand} est conservé',
    'kept-title': 'Votre compte est conservé',
    'kept-intro': 'La suppression de votre compte a été annulée. Tout est comme avant.',
    'suspended-subject': 'Vous ne pouvez pas réserver sur {brand} pour le moment',
    'suspended-title': 'Votre compte est suspendu',
    'suspended-intro': 'Nous avons suspendu les réservations avec votre compte.',
    'suspended-may':
      'Vous pouvez toujours vous connecter, voir et annuler vos réservations, ouvrir vos portes, régler ce qui est dû, télécharger vos données et supprimer votre compte.',
    'banned-subject': 'Votre compte {brand} est bloqué',
    'banned-title': 'Votre compte est bloqué',
    'banned-intro': 'Nous avons bloqué votre compte\u00A0: vous ne pouvez plus vous connecter ni réserver.',
    'banned-bookings':
      'Les réservations que vous n’avez pas commencées sont annulées et nous vous remboursons tout. Si vous avez encore une planche, merci de la rapporter à temps\u00A0: son code de porte fonctionne toujours.',
    'banned-data':
      'Vous pouvez toujours demander à recevoir vos données ou à ce qu’elles soient effacées\u00A0: écrivez-nous.',
    'lifted-subject': 'Vous pouvez de nouveau réserver sur {brand}',
    'lifted-title': 'Votre compte est de nouveau actif',
    'lifted-intro': 'La restriction de votre compte a pris fin. Vous pouvez vous connecter et réserver comme avant.',
    'unused-title': 'Avez-vous encore besoin de votre compte\u202F?',
    'unused-intro':
      'Votre dernière connexion remonte à {years, plural, one {# an} other {# ans}}. Nous ne gardons pas de données que personne n’utilise\u00A0: nous supprimerons donc votre compte le {date}.',
  },
  ru: {
    'help-title': 'Вопросы об аккаунте?',
    'open-settings': 'Открыть настройки',
    'keep-account': 'Сохранить аккаунт',
    'choose-station': 'Выбрать станцию',
    reason: 'Причина',
    until: 'Окончание',
    'until-lifted': 'не назначено',
    object: 'Если вы считаете, что это ошибка, свяжитесь с нами: ваш случай рассмотрит человек.',
    'not-you': 'Если это были не вы, сразу свяжитесь с нами.',
    'deletion-subject': 'Ваш аккаунт {brand} будет удалён {date}',
    'deletion-title': 'Ваш аккаунт удаляется',
    'deletion-intro': '{date} мы удалим ваши личные данные.',
    'deletion-meanwhile': 'До этого дня вы можете видеть свои бронирования и открывать двери, но не бронировать.',
    'deletion-waits':
      'Если к этому дню аренда ещё предстоит или идёт либо не завершены платёж, возврат денег, требование или спор, мы дождёмся их завершения. Бухгалтерские документы хранятся столько, сколько требует закон, без вашего имени и контактов.',
    'deletion-keep': 'Хотите его сохранить? Войдите до этого дня, и аккаунт останется как есть.',
    'kept-subject': 'Ваш аккаунт {brand} сохранён',
    'kept-title': 'Ваш аккаунт сохранён',
    'kept-intro': 'Удаление аккаунта отменено. Всё осталось как прежде.',
    'suspended-subject': 'Сейчас вы не можете бронировать в {brand}',
    'suspended-title': 'Ваш аккаунт приостановлен',
    'suspended-intro': 'Мы приостановили бронирование с вашего аккаунта.',
    'suspended-may':
      'Вы по-прежнему можете войти, видеть и отменять свои бронирования, открывать двери, оплачивать задолженность, скачать свои данные и удалить аккаунт.',
    'banned-subject': 'Ваш аккаунт {brand} заблокирован',
    'banned-title': 'Ваш аккаунт заблокирован',
    'banned-intro': 'Мы заблокировали ваш аккаунт: вы больше не можете ни войти, ни бронировать.',
    'banned-bookings':
      'Бронирования, которые вы ещё не начали, отменены, и вы получите за них все деньги обратно. Если доска у вас, верните её вовремя: код двери по-прежнему действует.',
    'banned-data': 'Вы по-прежнему можете получить свои данные или попросить их удалить: напишите нам.',
    'lifted-subject': 'Вы снова можете бронировать в {brand}',
    'lifted-title': 'Ваш аккаунт снова активен',
    'lifted-intro': 'Ограничение для вашего аккаунта снято. Вы можете войти и бронировать, как раньше.',
    'unused-title': 'Вам ещё нужен аккаунт?',
    'unused-intro':
      'Вы не входили {years, plural, one {# год} few {# года} many {# лет} other {# года}}. Мы не храним данные, которыми никто не пользуется, поэтому {date} мы удалим ваш аккаунт.',
  },
};
