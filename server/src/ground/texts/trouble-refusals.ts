import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';

type TroubleRefusal = Extract<
  RefusalCode,
  `${string}-report` | `${string}-problems` | `remedy-${string}` | `claim-${string}`
>;

/** Refusals of reports, claims and remedies. */
export const troubleRefusals: Record<Locale, Record<TroubleRefusal, string>> = {
  en: {
    'too-late-to-report': 'A problem can be reported from the opening of the locker until 24 hours after the rental',
    'too-many-problems': 'You have reported several problems with this booking already. Please call us.',
    'remedy-not-offered': 'This is not possible any more. Please call us.',
    'claim-too-high': 'At most {sum} can be asked for this',
    'claim-too-low': 'At least {sum} must be asked for, since no card can be charged less',
    'claim-open-already': 'There is already an open claim for one of these things',
    'claim-reported-before': 'One of these things was reported as broken or missing before this rental began',
    'claim-needs-another-admin': 'An admin who did not propose this claim has to decide about it',
    'claim-needs-photo': 'Add a photo, or say why there is none',
    'claim-waits': 'A search, a return in question or a dispute at the bank comes first',
  },
  es: {
    'too-late-to-report':
      'Puedes avisar de un problema desde que se abre la taquilla hasta 24 horas después del alquiler',
    'too-many-problems': 'Ya has avisado de varios problemas con esta reserva. Llámanos, por favor.',
    'remedy-not-offered': 'Esto ya no es posible. Llámanos, por favor.',
    'claim-too-high': 'Por esto se puede pedir como máximo {sum}',
    'claim-too-low': 'Hay que pedir al menos {sum}: ninguna tarjeta admite un cargo menor',
    'claim-open-already': 'Ya hay una reclamación abierta por una de estas cosas',
    'claim-reported-before': 'Una de estas cosas ya constaba como rota o perdida antes de este alquiler',
    'claim-needs-another-admin': 'Sobre esta reclamación tiene que decidir un administrador que no la haya propuesto',
    'claim-needs-photo': 'Añade una foto o di por qué no la hay',
    'claim-waits': 'Antes hay que cerrar una búsqueda o aclarar una devolución en duda o un pago impugnado en el banco',
  },
  et: {
    'too-late-to-report': 'Probleemist saab teatada alates kapi avamisest kuni 24 tundi pärast laenutuse lõppu',
    'too-many-problems': 'Oled selle broneeringu kohta juba mitmest probleemist teatanud. Palun helista meile.',
    'remedy-not-offered': 'See pole enam võimalik. Palun helista meile.',
    'claim-too-high': 'Selle eest võib küsida kõige rohkem {sum}',
    'claim-too-low': 'Küsida tuleb vähemalt {sum}, sest vähem ei saa kaardilt võtta',
    'claim-open-already': 'Ühe neist asjadest kohta on juba lahtine nõue',
    'claim-reported-before': 'Ühe neist asjadest kohta teatati enne laenutuse algust, et see on katki või puudu',
    'claim-needs-another-admin': 'Selle nõude üle peab otsustama administraator, kes seda ei esitanud',
    'claim-needs-photo': 'Lisa foto või ütle, miks seda ei ole',
    'claim-waits': 'Enne tuleb lõpetada otsing või lahendada kahtluse all olev tagastus või vaidlus pangas',
  },
  fr: {
    'too-late-to-report': 'Un problème peut être signalé de l’ouverture du casier jusqu’à 24 heures après la location',
    'too-many-problems': 'Vous avez déjà signalé plusieurs problèmes pour cette réservation. Veuillez nous appeler.',
    'remedy-not-offered': 'Ce n’est plus possible. Veuillez nous appeler.',
    'claim-too-high': 'Il est possible de demander au plus {sum} pour cela',
    'claim-too-low': 'Il faut demander au moins {sum}\u00A0: aucune carte n’accepte un débit plus faible',
    'claim-open-already': 'Une demande d’indemnisation est déjà ouverte pour l’un de ces objets',
    'claim-reported-before': 'L’un de ces objets était déjà signalé cassé ou manquant avant cette location',
    'claim-needs-another-admin': 'Un administrateur qui n’a pas proposé cette demande doit en décider',
    'claim-needs-photo': 'Ajoutez une photo ou dites pourquoi il n’y en a pas',
    'claim-waits': 'Une recherche, un retour à vérifier ou un litige avec la banque doit d’abord être réglé',
  },
  ru: {
    'too-late-to-report': 'Сообщить о проблеме можно с момента открытия ячейки и в течение 24 часов после аренды',
    'too-many-problems': 'Вы уже сообщили о нескольких проблемах с этим бронированием. Позвоните нам.',
    'remedy-not-offered': 'Это больше невозможно. Позвоните нам.',
    'claim-too-high': 'За это можно потребовать не больше {sum}',
    'claim-too-low': 'Нужно потребовать не меньше {sum}: меньшую сумму с карты списать нельзя',
    'claim-open-already': 'По одной из этих вещей уже есть открытое требование',
    'claim-reported-before': 'О поломке или пропаже одной из этих вещей сообщили ещё до начала этой аренды',
    'claim-needs-another-admin': 'Решить об этом требовании должен администратор, который его не составлял',
    'claim-needs-photo': 'Добавьте фото или напишите, почему его нет',
    'claim-waits': 'Сначала нужно завершить поиск или разобраться со спорным возвратом или спором в банке',
  },
};
