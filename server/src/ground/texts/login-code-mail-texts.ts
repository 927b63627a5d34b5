import { defineTexts } from './define-texts.ts';

export const loginCodeMailTexts = defineTexts('login-code-mail', {
  subject: 'Your {brand} sign-in code',
  greeting: 'Your code to sign in',
  intro: 'Enter this code on the sign-in page:',
  expiry: 'It works for {minutes, plural, one {# minute} other {# minutes}} and only once.',
  ignore: 'If you did not ask for it, you can ignore this message.',
});
