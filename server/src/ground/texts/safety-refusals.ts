import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';

type SafetyRefusal = Extract<
  RefusalCode,
  | 'search-goes-on'
  | 'board-not-seen'
  | 'rescue-time'
  | 'doors-open'
  | 'nobody-reachable'
  | 'station-unattended'
  | 'wrong-test-code'
>;

/** Refusals that keep anybody from being forgotten on the water, and doors from standing open. */
export const safetyRefusals: Record<Locale, Record<SafetyRefusal, string>> = {
  en: {
    'search-goes-on':
      'Somebody may still be on the water. Say that you have talked to them, or which rescue service has it; the board back ends it by itself.',
    'board-not-seen': 'Have you seen the board? Say whether it is back or missing.',
    'rescue-time': 'Name a time after they went out and not later than now',
    'doors-open': 'Still open: {doors}. Close them, or say why the sensor is wrong.',
    'nobody-reachable':
      'Nobody could be called if a renter were missing. First an owner or admin tests their phone on “Alerts to me”.',
    'station-unattended':
      'This station takes no new bookings for now: we could call nobody there if you needed help. What is booked stays booked.',
    'wrong-test-code': 'This is not the code of your last test, or it is older than 30 minutes',
  },
  es: {
    'search-goes-on':
      'Puede que alguien siga en el agua. Di que has hablado con esa persona o qué servicio de rescate se ocupa; al volver la tabla termina solo.',
    'board-not-seen': '¿Has visto la tabla? Di si ha vuelto o si falta.',
    'rescue-time': 'Indica una hora posterior a la salida al agua y no posterior a ahora',
    'doors-open': 'Siguen abiertas: {doors}. Ciérralas o explica por qué falla el sensor.',
    'nobody-reachable':
      'Si faltara un cliente, no podríamos llamar a nadie. Antes, un propietario o administrador prueba su teléfono en «Avisos para mí».',
    'station-unattended':
      'Esta estación no admite nuevas reservas por ahora: no podríamos llamar a nadie si necesitaras ayuda. Lo reservado sigue reservado.',
    'wrong-test-code': 'No es el código de tu última prueba, o tiene más de 30 minutos',
  },
  et: {
    'search-goes-on':
      'Keegi võib veel vee peal olla. Märgi, et rääkisid temaga, või milline päästeteenistus asjaga tegeleb; kui laud on tagasi, lõpeb see ise.',
    'board-not-seen': 'Kas nägid lauda? Märgi, kas see on tagasi või kadunud.',
    'rescue-time': 'Märgi aeg, mis on pärast veele minekut ja mitte hiljem kui praegu',
    'doors-open': 'Veel lahti: {doors}. Sulge need või kirjuta, miks andur eksib.',
    'nobody-reachable':
      'Kui rentija kaoks, poleks kedagi kutsuda. Enne proovib omanik või administraator lehel „Teated mulle“ oma telefoni.',
    'station-unattended':
      'See jaam praegu uusi broneeringuid ei võta: kui vajaksid abi, poleks meil sinna kedagi kutsuda. Juba broneeritu kehtib.',
    'wrong-test-code': 'See ei ole sinu viimase proovi kood või on see vanem kui 30 minutit',
  },
  fr: {
    'search-goes-on':
      'Quelqu’un est peut-être encore sur l’eau. Dites que vous lui avez parlé, ou quel service de secours s’en charge\u202F; au retour de la planche, l’alerte se ferme seule.',
    'board-not-seen': 'Avez-vous vu la planche\u202F? Dites si elle est revenue ou si elle manque.',
    'rescue-time': 'Indiquez une heure après leur départ et pas plus tard que maintenant',
    'doors-open': 'Encore ouvertes\u00A0: {doors}. Fermez-les, ou dites pourquoi le capteur se trompe.',
    'nobody-reachable':
      'Personne ne pourrait être appelé si un locataire manquait. D’abord, un propriétaire ou un admin teste son téléphone dans «\u00A0Alertes pour moi\u00A0».',
    'station-unattended':
      'Cette station ne prend pas de nouvelles réservations pour le moment\u00A0: nous ne pourrions appeler personne si vous aviez besoin d’aide. Les réservations faites restent valables.',
    'wrong-test-code': 'Ce n’est pas le code de votre dernier test, ou il a plus de 30 minutes',
  },
  ru: {
    'search-goes-on':
      'Возможно, кто-то ещё на воде. Отметьте, что поговорили с ним, или какая спасательная служба этим занимается; когда доска вернётся, всё закроется само.',
    'board-not-seen': 'Вы видели доску? Отметьте, вернулась она или пропала.',
    'rescue-time': 'Укажите время после выхода на воду и не позже текущего',
    'doors-open': 'Ещё открыты: {doors}. Закройте их или напишите, почему датчик ошибается.',
    'nobody-reachable':
      'Если арендатор пропадёт, вызвать будет некого. Сначала владелец или администратор проверяет свой телефон на странице «Оповещения мне».',
    'station-unattended':
      'Эта станция пока не принимает новые бронирования: если вам понадобится помощь, нам некого туда вызвать. Уже забронированное в силе.',
    'wrong-test-code': 'Это не код вашей последней проверки, или он старше 30 минут',
  },
};
