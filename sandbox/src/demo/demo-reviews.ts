import type { Locale } from '@laine/contract/states.ts';

interface DemoReview {
  name: string;
  locale: Locale;
  daysAgo: number;
  text: string;
}

export const demoReviews: DemoReview[] = [
  {
    name: 'Mari',
    locale: 'et',
    daysAgo: 2,
    text: 'Broneerisin õhtuks kaks lauda ja kõik sujus: kood tuli telefoni, uks läks lahti ja viie minuti pärast olime juba vee peal.',
  },
  {
    name: 'James',
    locale: 'en',
    daysAgo: 3,
    text: 'Booked on the bus, on the water twenty minutes later. Being able to lock my phone and shoes away was the best part.',
  },
  {
    name: 'Анна',
    locale: 'ru',
    daysAgo: 5,
    text: 'Взяли три доски на пару часов, и всё оказалось проще простого: ввёл код, и дверца открылась. Обязательно приедем ещё.',
  },
  {
    name: 'Juan',
    locale: 'es',
    daysAgo: 8,
    text: 'Era mi primera vez en una tabla y me pareció facilísimo. Reservas desde el móvil, abres la taquilla y al agua. ¡Repetiremos!',
  },
  {
    name: 'Camille',
    locale: 'fr',
    daysAgo: 11,
    text: 'À sept heures du matin, personne à attendre et la baie rien que pour nous. Matériel impeccable, on reviendra.',
  },
  {
    name: 'Liis',
    locale: 'et',
    daysAgo: 15,
    text: 'Jäin tagasi tulles mõne minuti hiljaks ja jõudsin juba muretseda, aga lisatasu ei tulnud. Aus ja selge teenus.',
  },
  {
    name: 'Сергей',
    locale: 'ru',
    daysAgo: 19,
    text: 'Катались в Пярну на закате, вода как зеркало. Отдельное спасибо за зарядку для телефона в шкафчике.',
  },
  {
    name: 'Hannah',
    locale: 'en',
    daysAgo: 24,
    text: 'I didn’t expect a self-service place to be this well looked after. Dry vests, proper paddles, and returning it all took a minute.',
  },
];
