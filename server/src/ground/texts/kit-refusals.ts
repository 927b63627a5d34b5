import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';

type KitRefusal = Extract<
  RefusalCode,
  | 'tag-taken'
  | 'tag-taken-at'
  | 'tag-malformed'
  | 'reader-sees-otherwise'
  | 'no-boards-seen'
  | 'item-not-seen'
  | 'door-open'
>;

/** Refusals about boards, paddles and vests, their tags and their lockers. */
export const kitRefusals: Record<Locale, Record<KitRefusal, string>> = {
  en: {
    'tag-taken': 'This tag is already in use elsewhere',
    'tag-taken-at': 'This tag is already on {name}, station {station}, locker {locker}',
    'tag-malformed': 'A tag is {min} to {max} digits and letters from A to F, in pairs, such as E280 1160 6000 0207',
    'reader-sees-otherwise': 'This locker has a reader: hold the tags to it, or read the tags again',
    'no-boards-seen': 'No locker has a board, a paddle and a vest yet. Put them in, then open the station.',
    'item-not-seen':
      'A thing counts as found once the reader sees its tag, or you confirm the locker by eye where there is no reader',
    'door-open': 'A door stands open. Close it first; if its sensor is wrong, take that locker out of service.',
  },
  es: {
    'tag-taken': 'Esta etiqueta ya se usa en otro sitio',
    'tag-taken-at': 'Esta etiqueta ya está en {name}, estación {station}, taquilla {locker}',
    'tag-malformed':
      'Una etiqueta tiene de {min} a {max} cifras y letras de la A a la F, en pares, como E280 1160 6000 0207',
    'reader-sees-otherwise': 'Esta taquilla tiene lector: acerca las etiquetas o vuelve a leerlas',
    'no-boards-seen': 'Ninguna taquilla tiene todavía tabla, remo y chaleco. Ponlos dentro y luego abre la estación.',
    'item-not-seen':
      'Una cosa cuenta como encontrada cuando el lector ve su etiqueta o, donde no hay lector, cuando confirmas la taquilla a ojo',
    'door-open': 'Hay una puerta abierta. Ciérrala antes; si falla su sensor, pon esa taquilla fuera de servicio.',
  },
  et: {
    'tag-taken': 'See märgis on juba mujal kasutusel',
    'tag-taken-at': 'See märgis on juba esemel {name}, jaam {station}, kapp {locker}',
    'tag-malformed':
      'Märgis koosneb {min} kuni {max} numbrist ja tähest A-st F-ni, paarikaupa, näiteks E280 1160 6000 0207',
    'reader-sees-otherwise': 'Sellel kapil on lugeja: hoia märgiseid selle ees või loe need uuesti',
    'no-boards-seen': 'Üheski kapis pole veel lauda, mõla ja vesti. Pane need sisse ja ava siis jaam.',
    'item-not-seen': 'Ese loetakse leituks, kui lugeja näeb selle märgist või kui lugejata kapi sisu silmaga kinnitad',
    'door-open': 'Uks on lahti. Sulge see enne; kui andur eksib, võta see kapp kasutusest.',
  },
  fr: {
    'tag-taken': 'Cette étiquette sert déjà ailleurs',
    'tag-taken-at': 'Cette étiquette est déjà sur {name}, station {station}, casier {locker}',
    'tag-malformed':
      'Une étiquette compte de {min} à {max} chiffres et lettres de A à F, par paires, comme E280 1160 6000 0207',
    'reader-sees-otherwise': 'Ce casier a un lecteur\u00A0: présentez-lui les étiquettes ou relisez-les',
    'no-boards-seen':
      'Aucun casier ne contient encore planche, pagaie et gilet. Mettez-les en place, puis ouvrez la station.',
    'item-not-seen':
      'Une chose compte comme trouvée quand le lecteur voit son étiquette ou, sans lecteur, quand vous confirmez le casier de vos yeux',
    'door-open':
      'Une porte est ouverte. Fermez-la d’abord\u202F; si son capteur se trompe, mettez ce casier hors service.',
  },
  ru: {
    'tag-taken': 'Эта метка уже используется в другом месте',
    'tag-taken-at': 'Эта метка уже на предмете «{name}», станция {station}, ячейка {locker}',
    'tag-malformed': 'Метка состоит из {min}–{max} цифр и букв от A до F, попарно, например E280 1160 6000 0207',
    'reader-sees-otherwise': 'У этой ячейки есть считыватель: поднесите метки к нему или считайте их снова',
    'no-boards-seen': 'Ни в одной ячейке пока нет доски, весла и жилета. Положите их, затем откройте станцию.',
    'item-not-seen':
      'Предмет считается найденным, когда считыватель видит его метку или, если считывателя нет, когда вы подтвердили ячейку на глаз',
    'door-open': 'Открыта дверца. Сначала закройте её; если датчик ошибается, выведите эту ячейку из работы.',
  },
};
