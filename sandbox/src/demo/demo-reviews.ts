import type { Locale } from '@laine/contract/states.ts';
import type { DemoCustomerEmail } from './demo-people.ts';

interface DemoReview {
  name: string;
  locale: Locale;
  /** The rental it is about; null for somebody who has since deleted their account. */
  rental: { stationId: string; customer: DemoCustomerEmail } | null;
  daysAgo: number;
  stars: number;
  text: string;
}

export const demoReviews: DemoReview[] = [
  {
    name: 'Mari',
    locale: 'et',
    rental: { stationId: 'pirita', customer: 'mari@example.com' },
    daysAgo: 3,
    stars: 5,
    text: 'Broneerisin õhtuks kaks lauda ja kõik sujus: kood tuli telefoni, uks läks lahti ja viie minuti pärast olime juba vee peal.',
  },
  {
    name: 'James',
    locale: 'en',
    rental: { stationId: 'pirita', customer: 'james@example.com' },
    daysAgo: 1,
    stars: 5,
    text: 'Booked on the bus, on the water twenty minutes later. Being able to lock my phone and shoes away was the best part.',
  },
  {
    name: 'Анна',
    locale: 'ru',
    rental: { stationId: 'pirita', customer: 'anna@example.com' },
    daysAgo: 2,
    stars: 5,
    text: 'Взяли три доски на пару часов, и всё оказалось проще простого: ввёл код, и дверца открылась. Обязательно приедем ещё.',
  },
  {
    name: 'Juan',
    locale: 'es',
    rental: { stationId: 'malaga', customer: 'juan@example.com' },
    daysAgo: 8,
    stars: 5,
    text: 'Era mi primera vez en una tabla y me pareció facilísimo. Reservas desde el móvil, abres la taquilla y al agua. ¡Repetiremos!',
  },
  {
    name: 'Camille',
    locale: 'fr',
    rental: { stationId: 'pirita', customer: 'camille@example.com' },
    daysAgo: 5,
    stars: 4,
    text: 'À sept heures du matin, personne à attendre et la baie rien que pour nous. Matériel impeccable, on reviendra.',
  },
  {
    name: 'Liis',
    locale: 'et',
    rental: { stationId: 'parnu', customer: 'liis@example.com' },
    daysAgo: 1,
    stars: 4,
    text: 'Jäin tagasi tulles mõne minuti hiljaks ja jõudsin juba muretseda, aga lisatasu ei tulnud. Aus ja selge teenus.',
  },
  {
    name: 'Сергей',
    locale: 'ru',
    rental: null,
    daysAgo: 19,
    stars: 5,
    text: 'Катались в Пярну на закате, вода как зеркало. Отдельное спасибо за зарядку для телефона в шкафчике.',
  },
  {
    name: 'Hannah',
    locale: 'en',
    rental: null,
    daysAgo: 24,
    stars: 5,
    text: 'I didn’t expect a self-service place to be this well looked after. Dry vests, proper paddles, and returning it all took a minute.',
  },
];
