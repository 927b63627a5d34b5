import type { BroadcastKind } from '@laine/contract/broadcast-kind.ts';
import type { Locale } from '@laine/contract/states.ts';

type WrittenKind = Exclude<BroadcastKind, 'other'>;

/**
 * Messages to everybody at a station, for phones and mails, so these texts keep to the letters of GSM-7 as well (see
 * `notice-texts.ts`), apart from typographic spaces and apostrophes, which an SMS replaces. None has a door code:
 * somebody may read over a shoulder, and the booking page has the code.
 */
export type BroadcastText =
  | `${WrittenKind}-${'out' | 'coming'}`
  /** A moment today, or on another day. */
  | 'today-at'
  | 'day-at'
  /** The subject of a mail, and a closure's reason. */
  | 'title'
  /** The reason for a cancelled booking. */
  | 'because'
  /** Precedes staff's own words in a language that the person didn't choose. */
  | 'foreign';

export const broadcastTexts: Record<Locale, Record<BroadcastText, string>> = {
  en: {
    'storm-out':
      'STORM at {station}. Come ashore and return the board now. Your code still opens the locker. In danger call 112.',
    'storm-coming': 'storm at {station} until about {until}. Do not go out on the water before it is over.',
    'wind-out':
      'strong wind at {station}. Come ashore and return the board now. Your code still opens the locker. In danger call 112.',
    'wind-coming': 'strong wind at {station} until about {until}. Do not go out on the water before it drops.',
    'thunder-out':
      'THUNDER at {station}. Leave the water at once and return the board. Your code still opens the locker. In danger call 112.',
    'thunder-coming': 'thunder at {station} until about {until}. Stay off the water until it is over.',
    'water-out':
      'bad water at {station} (algae). Come ashore, return the board and take a shower. Your code still opens the locker.',
    'water-coming': 'bad water at {station} (algae) until about {until}. Please stay out of the water.',
    'closed-out': '{station} is closing. Please return the board now. Your code still opens the locker.',
    'closed-coming': '{station} is closed until {until}.',
    'today-at': '{time}',
    'day-at': '{day}, {time}',
    title:
      '{kind, select, storm {Storm at {station}} wind {Strong wind at {station}} thunder {Thunder at {station}} water {Bad water at {station}} closed {{station} is closed} other {News from {station}}}',
    because:
      '{kind, select, storm {Storm: the station is closed.} wind {Strong wind: the station is closed.} thunder {Thunder: the station is closed.} water {Bad water (algae): the station is closed.} other {The station is closed.}}',
    foreign: '(Message in {language}) {words}',
  },
  es: {
    'storm-out':
      'TEMPORAL en {station}. Vuelve a tierra y devuelve la tabla ahora. Tu clave sigue abriendo la taquilla. En peligro: 112.',
    'storm-coming': 'temporal en {station} hasta {until} aprox. No entres en el agua antes de que pase.',
    'wind-out':
      'viento fuerte en {station}. Vuelve a tierra y devuelve la tabla ahora. Tu clave sigue abriendo la taquilla. En peligro: 112.',
    'wind-coming': 'viento fuerte en {station} hasta {until} aprox. No entres en el agua antes de que amaine.',
    'thunder-out':
      'TORMENTA en {station}. Sal del agua ahora mismo y devuelve la tabla. Tu clave sigue abriendo la taquilla. En peligro: 112.',
    'thunder-coming': 'tormenta en {station} hasta {until} aprox. No entres en el agua hasta que pase.',
    'water-out':
      'agua en mal estado en {station} (algas). Sal del agua, devuelve la tabla y date una ducha. Tu clave sigue abriendo la taquilla.',
    'water-coming': 'algas en {station} hasta {until} aprox. Por favor, no entres en el agua.',
    'closed-out': '{station} cierra. Por favor, devuelve la tabla ahora. Tu clave sigue abriendo la taquilla.',
    'closed-coming': '{station} no abre hasta {until}.',
    'today-at': '{time}',
    'day-at': 'el {day}, {time}',
    title:
      '{kind, select, storm {Temporal en {station}} wind {Viento fuerte en {station}} thunder {Tormenta en {station}} water {Agua en mal estado en {station}} closed {{station} cierra} other {Aviso de {station}}}',
    because:
      '{kind, select, storm {Cerrado por temporal.} wind {Cerrado por viento fuerte.} thunder {Cerrado por tormenta.} water {Cerrado por mal estado del agua (algas).} other {Por ahora no abrimos.}}',
    foreign: '(Mensaje en {language}) {words}',
  },
  et: {
    'storm-out':
      'TORM! {station}: tule kohe kaldale ja too laud tagasi. Sinu kood avab endiselt kapi. Ohu korral helista 112.',
    'storm-coming': 'torm, {station}, umbes kuni {until}. Palun ära mine veele enne, kui see on möödas.',
    'wind-out':
      'tugev tuul! {station}: tule kohe kaldale ja too laud tagasi. Sinu kood avab endiselt kapi. Ohu korral helista 112.',
    'wind-coming': 'tugev tuul, {station}, umbes kuni {until}. Palun ära mine veele enne, kui tuul vaibub.',
    'thunder-out':
      'ÄIKE! {station}: tule kohe veest välja ja too laud tagasi. Sinu kood avab endiselt kapi. Ohu korral helista 112.',
    'thunder-coming': 'äike, {station}, umbes kuni {until}. Palun ära mine veele enne, kui see on möödas.',
    'water-out':
      'vesi ei ole puhas (vetikad), {station}. Tule kaldale, too laud tagasi ja loputa end puhta veega. Sinu kood avab endiselt kapi.',
    'water-coming': 'vesi ei ole puhas (vetikad), {station}, umbes kuni {until}. Palun ära mine vette.',
    'closed-out': '{station} suletakse. Palun too laud kohe tagasi. Sinu kood avab endiselt kapi.',
    'closed-coming': '{station} on suletud kuni {until}.',
    'today-at': '{time}',
    'day-at': '{day}, {time}',
    title:
      '{kind, select, storm {Torm: {station}} wind {Tugev tuul: {station}} thunder {Äike: {station}} water {Vesi ei ole puhas: {station}} closed {{station} on suletud} other {Teade: {station}}}',
    because:
      '{kind, select, storm {Torm: jaam on suletud.} wind {Tugev tuul: jaam on suletud.} thunder {Äike: jaam on suletud.} water {Vesi ei ole puhas (vetikad): jaam on suletud.} other {Jaam on suletud.}}',
    foreign: '(Teade on {language} keeles) {words}',
  },
  fr: {
    'storm-out':
      'VENT VIOLENT à {station}. Revenez à terre et rendez la planche maintenant. Votre code ouvre toujours le casier. En danger\u00A0: 112.',
    'storm-coming': 'vent violent à {station} jusque vers {until}. Restez à terre tant que cela dure.',
    'wind-out':
      'vent fort à {station}. Revenez à terre et rendez la planche maintenant. Votre code ouvre toujours le casier. En danger\u00A0: 112.',
    'wind-coming': 'vent fort à {station} jusque vers {until}. Attendez une accalmie avant de naviguer.',
    'thunder-out':
      'ORAGE à {station}. Sortez de l’eau tout de suite et rendez la planche. Votre code ouvre toujours le casier. En danger\u00A0: 112.',
    'thunder-coming': 'orage à {station} jusque vers {until}. Attendez la fin de l’orage à terre.',
    'water-out':
      'eau de mauvaise qualité à {station} (algues). Revenez à terre, rendez la planche et rincez-vous. Votre code ouvre toujours le casier.',
    'water-coming': 'algues à {station} jusque vers {until}. Merci de rester hors de l’eau.',
    'closed-out': '{station} ferme. Merci de rendre la planche maintenant. Votre code ouvre toujours le casier.',
    'closed-coming': '{station}\u00A0: station fermée, elle rouvre vers {until}.',
    'today-at': '{time}',
    'day-at': 'le {day} à {time}',
    title:
      '{kind, select, storm {Tempête à {station}} wind {Vent fort à {station}} thunder {Orage à {station}} water {Eau de mauvaise qualité à {station}} closed {Station fermée\u00A0: {station}} other {Message de {station}}}',
    because:
      '{kind, select, storm {Station fermée\u00A0: vent violent.} wind {Station fermée\u00A0: vent fort.} thunder {Station fermée\u00A0: orage.} water {Station fermée\u00A0: algues.} other {Station fermée.}}',
    foreign: '(Message en {language}) {words}',
  },
  ru: {
    'storm-out': 'ШТОРМ, {station}. Сейчас же к берегу, верните доску. Код ячейки действует. В опасности: 112.',
    'storm-coming': 'шторм, {station}, примерно до {until}. Не выходите на воду.',
    'wind-out': 'сильный ветер, {station}. Сейчас же к берегу, верните доску. Код ячейки действует. В опасности: 112.',
    'wind-coming': 'сильный ветер, {station}, примерно до {until}. Не выходите на воду.',
    'thunder-out': 'ГРОЗА, {station}. Сразу выйдите из воды, верните доску. Код ячейки действует. В опасности: 112.',
    'thunder-coming': 'гроза, {station}, примерно до {until}. Не выходите на воду.',
    'water-out': 'грязная вода (водоросли), {station}. Вернитесь, сдайте доску, примите душ. Код ячейки действует.',
    'water-coming': 'водоросли, {station}, до {until}. Не входите в воду.',
    'closed-out': '{station} закрывается. Пожалуйста, верните доску сейчас. Код ячейки действует.',
    'closed-coming': '{station}: закрыто до {until}.',
    'today-at': '{time}',
    'day-at': '{day}, {time}',
    title:
      '{kind, select, storm {Шторм: {station}} wind {Сильный ветер: {station}} thunder {Гроза: {station}} water {Грязная вода: {station}} closed {{station}: закрыто} other {Сообщение: {station}}}',
    because:
      '{kind, select, storm {Закрыто: шторм.} wind {Закрыто: сильный ветер.} thunder {Закрыто: гроза.} water {Закрыто: грязная вода.} other {Станция закрыта.}}',
    foreign: '(Язык сообщения: {language}) {words}',
  },
};
