import type { Locale } from '@laine/contract/states.ts';

type ManifestWords = { description: string; screenshot: string; reservations: string; newBooking: string };

/** Shown by a phone when the web app is installed, and behind its icon. */
export const manifestWords: Record<Locale, ManifestWords> = {
  en: {
    description: 'Rent a paddle board from a locker by the water: book, open the door with your code, go.',
    screenshot: 'Choosing a station',
    reservations: 'My reservations',
    newBooking: 'New booking',
  },
  es: {
    description:
      'Alquila una tabla de paddle surf en una taquilla junto al agua: reserva, abre con tu código y al agua.',
    screenshot: 'Elegir estación',
    reservations: 'Mis reservas',
    newBooking: 'Nueva reserva',
  },
  et: {
    description: 'Laenuta aerulaud kapist otse vee ääres: broneeri, ava uks koodiga ja mine vee peale.',
    screenshot: 'Jaama valimine',
    reservations: 'Minu broneeringud',
    newBooking: 'Uus broneering',
  },
  fr: {
    description: 'Louez un paddle dans un casier au bord de l’eau : réservez, ouvrez avec votre code, partez.',
    screenshot: 'Choisir une station',
    reservations: 'Mes réservations',
    newBooking: 'Nouvelle réservation',
  },
  ru: {
    description: 'Прокат сапбордов из ячейки у воды: забронируйте, откройте дверь кодом и в путь.',
    screenshot: 'Выбор станции',
    reservations: 'Мои бронирования',
    newBooking: 'Новое бронирование',
  },
};
