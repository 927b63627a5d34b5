import type { Locale } from '@laine/contract/states.ts';

/** For the service worker's page. It has no catalog: anything it loaded would need the lost network. */
type OfflineWords = {
  title: string;
  /** Shown instead if pages take too long. */
  weak: string;
  /** `{time}` is when the bookings were read. */
  asOf: string;
  /** The same on another day; `{day}` is such as 3 July. */
  asOfDay: string;
  /** Both for a shared ticket. */
  ticketAsOf: string;
  ticketAsOfDay: string;
  none: string;
  code: string;
  locker: string;
  call: string;
  again: string;
  all: string;
  /** Leads to one booking. Beside a door code it must not sound like opening the door. */
  open: string;
};

export const offlineWords: Record<Locale, OfflineWords> = {
  en: {
    title: 'No connection',
    weak: 'Weak connection',
    asOf: 'Your booking as of {time}. The code opens the locker without a network too.',
    asOfDay: 'Your booking as of {day}, {time}. The code opens the locker without a network too.',
    ticketAsOf: 'Your ticket as of {time}. The code opens the locker without a network too.',
    ticketAsOfDay: 'Your ticket as of {day}, {time}. The code opens the locker without a network too.',
    none: 'We could not reach the server. Check your connection and try again.',
    code: 'Door code',
    locker: 'Locker',
    call: 'Call the station',
    again: 'Try again',
    all: 'All my bookings',
    open: 'See the booking',
  },
  es: {
    title: 'Sin conexión',
    weak: 'Conexión débil',
    asOf: 'Tu reserva (última actualización: {time}). El código abre la taquilla también sin red.',
    asOfDay: 'Tu reserva (última actualización: {day}, {time}). El código abre la taquilla también sin red.',
    ticketAsOf: 'Tu ticket (última actualización: {time}). El código abre la taquilla también sin red.',
    ticketAsOfDay: 'Tu ticket (última actualización: {day}, {time}). El código abre la taquilla también sin red.',
    none: 'No hemos podido conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
    code: 'Código de la puerta',
    locker: 'Taquilla',
    call: 'Llamar a la estación',
    again: 'Reintentar',
    all: 'Todas mis reservas',
    open: 'Ver la reserva',
  },
  et: {
    title: 'Ühendus puudub',
    weak: 'Nõrk ühendus',
    asOf: 'Sinu broneering seisuga {time}. Kood avab kapi ka ilma võrguta.',
    asOfDay: 'Sinu broneering seisuga {day} kell {time}. Kood avab kapi ka ilma võrguta.',
    ticketAsOf: 'Sinu pilet seisuga {time}. Kood avab kapi ka ilma võrguta.',
    ticketAsOfDay: 'Sinu pilet seisuga {day} kell {time}. Kood avab kapi ka ilma võrguta.',
    none: 'Server ei vasta. Kontrolli ühendust ja proovi uuesti.',
    code: 'Uksekood',
    locker: 'Kapp',
    call: 'Helista jaama',
    again: 'Proovi uuesti',
    all: 'Kõik minu broneeringud',
    open: 'Vaata broneeringut',
  },
  fr: {
    title: 'Pas de connexion',
    weak: 'Connexion faible',
    asOf: 'Votre réservation telle qu’elle était à {time}. Le code ouvre le casier même sans réseau.',
    asOfDay: 'Votre réservation telle qu’elle était le {day} à {time}. Le code ouvre le casier même sans réseau.',
    ticketAsOf: 'Votre billet tel qu’il était à {time}. Le code ouvre le casier même sans réseau.',
    ticketAsOfDay: 'Votre billet tel qu’il était le {day} à {time}. Le code ouvre le casier même sans réseau.',
    none: 'Impossible de joindre le serveur. Vérifiez votre connexion et réessayez.',
    code: 'Code de la porte',
    locker: 'Casier',
    call: 'Appeler la station',
    again: 'Réessayer',
    all: 'Toutes mes réservations',
    open: 'Voir la réservation',
  },
  ru: {
    title: 'Нет связи',
    weak: 'Слабая связь',
    asOf: 'Ваше бронирование по состоянию на {time}. Код открывает ячейку и без сети.',
    asOfDay: 'Ваше бронирование по состоянию на {day}, {time}. Код открывает ячейку и без сети.',
    ticketAsOf: 'Ваш билет по состоянию на {time}. Код открывает ячейку и без сети.',
    ticketAsOfDay: 'Ваш билет по состоянию на {day}, {time}. Код открывает ячейку и без сети.',
    none: 'Не удалось связаться с сервером. Проверьте подключение и попробуйте ещё раз.',
    code: 'Код двери',
    locker: 'Ячейка',
    call: 'Позвонить на станцию',
    again: 'Попробовать ещё раз',
    all: 'Все мои бронирования',
    open: 'Посмотреть бронирование',
  },
};
