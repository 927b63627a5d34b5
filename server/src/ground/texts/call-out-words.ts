import type { Locale } from '@laine/contract/states.ts';

/** For people who run a station, when somebody isn't back from the water. In GSM-7 letters, like all SMS. */
type CallOutWords = {
  notBack: (brand: string, station: string, due: string) => string;
  boards: (count: number, lockers: string) => string;
  collected: (time: string) => string;
  lastDoor: (time: string) => string;
  saidFine: (time: string) => string;
  silent: (time: string) => string;
  rescue: string;
  take: (link: string) => string;
  takeButton: string;
};

export const callOutWords: Record<Locale, CallOutWords> = {
  en: {
    notBack: (brand, station, due) => `${brand} SAFETY: not back at ${station}, due ${due}`,
    boards: (count, lockers) => `${count === 1 ? '1 board' : `${count} boards`} (locker ${lockers}).`,
    collected: (time) => `Collected ${time}.`,
    lastDoor: (time) => `Last at the door ${time}.`,
    saidFine: (time) => `Says at ${time}: no help needed.`,
    silent: (time) => `Station silent since ${time}: the board may be back.`,
    rescue: 'Call the renter now. No answer and nobody in sight, or bad weather or dusk: call 112.',
    take: (link) => `Take it: ${link}`,
    takeButton: 'I take it',
  },
  es: {
    notBack: (brand, station, due) => `${brand} SEGURIDAD: no ha vuelto a ${station}, hora ${due}`,
    boards: (count, lockers) => `${count === 1 ? '1 tabla' : `${count} tablas`} (taquilla ${lockers}).`,
    collected: (time) => `Recogida: ${time}.`,
    lastDoor: (time) => `Puerta usada: ${time}.`,
    saidFine: (time) => `Dice que no necesita ayuda (${time}).`,
    silent: (time) => `Punto sin noticias (desde ${time}): la tabla puede haber vuelto.`,
    rescue: 'Llama ya al cliente. Si no contesta y no se le ve, o hay mal tiempo o anochece: llama al 112.',
    take: (link) => `Me encargo: ${link}`,
    takeButton: 'Me encargo',
  },
  et: {
    notBack: (brand, station, due) => `${brand} OHUTUS: pole tagasi, ${station}, aeg oli ${due}`,
    boards: (count, lockers) => `${count === 1 ? '1 laud' : `${count} lauda`} (kapp ${lockers}).`,
    collected: (time) => `Laud kapist ${time}.`,
    lastDoor: (time) => `Viimati ukse juures ${time}.`,
    saidFine: (time) => `Ütles kell ${time}, et abi pole vaja.`,
    silent: (time) => `Jaam on vait alates ${time}: laud on ehk tagasi.`,
    rescue: 'Helista kliendile kohe. Kui ta ei vasta ja teda pole näha, ilm on halb, hakkab pimenema: helista 112.',
    take: (link) => `Mina tegelen: ${link}`,
    takeButton: 'Mina tegelen sellega',
  },
  fr: {
    notBack: (brand, station, due) => `${brand} SÉCURITÉ : pas de retour à ${station}, attendu à ${due}`,
    boards: (count, lockers) => `${count === 1 ? '1 planche' : `${count} planches`} (casier ${lockers}).`,
    collected: (time) => `Prise à ${time}.`,
    lastDoor: (time) => `Dernier passage au casier à ${time}.`,
    saidFine: (time) => `Dit à ${time} ne pas avoir besoin d'aide.`,
    silent: (time) => `Station muette depuis ${time} : la planche a pu rentrer.`,
    rescue: 'Appelez le client tout de suite. Sans réponse et personne en vue, mauvais temps ou nuit : appelez le 112.',
    take: (link) => `Je m'en charge : ${link}`,
    takeButton: 'Je m’en charge',
  },
  ru: {
    notBack: (brand, station, due) => `${brand} БЕЗОПАСНОСТЬ: не вернулись, ${station}, ждали к ${due}`,
    boards: (count, lockers) => `Досок: ${count} (ячейка ${lockers}).`,
    collected: (time) => `Взяли в ${time}.`,
    lastDoor: (time) => `Последний раз у двери в ${time}.`,
    saidFine: (time) => `В ${time} ответили: помощь не нужна.`,
    silent: (time) => `Станция молчит с ${time}: доска могла вернуться.`,
    rescue: 'Сразу позвоните клиенту. Нет ответа и никого не видно, непогода или темнеет: звоните 112.',
    take: (link) => `Беру на себя: ${link}`,
    takeButton: 'Беру на себя',
  },
};
