import { defineTexts } from './define-texts.ts';

/** For a customer who asked to be told when a station can be booked again. */
export const openingMailTexts = defineTexts('opening-mail', {
  subject: '{station} can be booked again',
  title: '{station} is open for booking',
  intro: 'You asked us to tell you. The first day you can choose is {day}.',
  where: 'Where',
  button: 'Choose your time',
  once: 'This is the only mail about it. If {station} closes again, you can ask again on its page.',
});
