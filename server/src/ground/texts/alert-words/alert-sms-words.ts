import type { SmsAlertKind } from '@laine/contract/alert-urgency.ts';
import type { Locale } from '@laine/contract/states.ts';

type SmsWords = Record<SmsAlertKind, string> & {
  locker: (number: number) => string;
  test: (brand: string) => string;
};

/**
 * What is urgent, as short as an SMS needs it. In GSM-7 letters but for Russian, by choice of words (decision 0009).
 */
export const alertSmsWords: Record<Locale, SmsWords> = {
  en: {
    'station-silent': 'station silent, renters are coming',
    'station-fault': 'hardware fault, renters are coming',
    'keypad-guarded': 'many wrong codes at the keypad',
    'staff-pin-guessed': 'wrong PINs at the staff page',
    'door-jammed': 'a door does not open',
    'door-left-open': 'a door stands open',
    'board-not-ready': 'no board for a renter who comes soon',
    'problem-unsafe': 'SAFETY: a renter says that something is unsafe',
    'replacement-asked': 'a renter waits for your yes to another board',
    'mail-silent': 'mails cannot be sent',
    'payments-silent': 'the payment provider does not answer',
    'sms-silent': 'SMS cannot be sent',
    locker: (number) => `locker ${number}`,
    test: (brand) => `${brand}: a test. What is urgent reaches you like this.`,
  },
  es: {
    'station-silent': 'el punto no responde y vienen clientes',
    'station-fault': 'el punto falla y vienen clientes',
    'keypad-guarded': 'muchas claves falsas en el teclado',
    'staff-pin-guessed': 'PIN falsos en la zona de personal',
    'door-jammed': 'una puerta no se abre',
    'door-left-open': 'hay una puerta abierta',
    'board-not-ready': 'no hay tabla para un cliente que viene pronto',
    'problem-unsafe': 'SEGURIDAD: un cliente avisa de un peligro',
    'replacement-asked': 'un cliente espera tu permiso para otra tabla',
    'mail-silent': 'no salen los correos',
    'payments-silent': 'el proveedor de pagos no responde',
    'sms-silent': 'no salen los SMS',
    locker: (number) => `taquilla ${number}`,
    test: (brand) => `${brand}: una prueba. Lo urgente te llega de esta forma.`,
  },
  et: {
    'station-silent': 'jaam ei vasta, kliendid on tulemas',
    'station-fault': 'jaama seadmel on rike, kliendid on tulemas',
    'keypad-guarded': 'palju valesid koode',
    'staff-pin-guessed': 'valed PIN-koodid jaama ekraanil',
    'door-jammed': 'uks ei avane',
    'door-left-open': 'uks seisab lahti',
    'board-not-ready': 'peagi saabuval kliendil pole lauda',
    'problem-unsafe': 'OHUTUS: klient teatab ohust',
    'replacement-asked': 'klient ootab sinu nõusolekut teise laua jaoks',
    'mail-silent': 'kirju ei saa saata',
    'payments-silent': 'makseteenus ei vasta',
    'sms-silent': 'SMS-e ei saa saata',
    locker: (number) => `kapp ${number}`,
    test: (brand) => `${brand}: proov. Kiire asi tuleb sulle niimoodi.`,
  },
  fr: {
    'station-silent': 'la station ne répond pas, des clients arrivent',
    'station-fault': 'panne à la station, des clients arrivent',
    'keypad-guarded': 'beaucoup de codes faux au clavier',
    'staff-pin-guessed': 'PIN faux sur la page du personnel',
    'door-jammed': "une porte ne s'ouvre pas",
    'door-left-open': 'une porte reste ouverte',
    'board-not-ready': 'pas de planche pour un client attendu sous peu',
    'problem-unsafe': 'SÉCURITÉ : un client signale un danger',
    'replacement-asked': 'un client attend votre accord pour une autre planche',
    'mail-silent': 'les e-mails ne partent plus',
    'payments-silent': 'le paiement ne répond pas',
    'sms-silent': 'les SMS ne partent plus',
    locker: (number) => `casier ${number}`,
    test: (brand) => `${brand} : un essai. Les urgences vous arrivent ainsi.`,
  },
  ru: {
    'station-silent': 'станция молчит, а клиенты придут',
    'station-fault': 'неисправность, а клиенты придут',
    'keypad-guarded': 'много неверных кодов',
    'staff-pin-guessed': 'подбирают PIN сотрудников',
    'door-jammed': 'дверь не открывается',
    'door-left-open': 'дверь открыта',
    'board-not-ready': 'нет доски, а клиент скоро придёт',
    'problem-unsafe': 'БЕЗОПАСНОСТЬ: клиент сообщает об опасности',
    'replacement-asked': 'клиент ждёт вашего согласия на другую доску',
    'mail-silent': 'письма не отправляются',
    'payments-silent': 'платёжный сервис не отвечает',
    'sms-silent': 'SMS не отправляются',
    locker: (number) => `ячейка ${number}`,
    test: (brand) => `${brand}: проверка. Срочное приходит вам так.`,
  },
};
