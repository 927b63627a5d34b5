import { defineTexts } from './define-texts.ts';

/** For the page shown instead of one that can't be made right now. The refusal's own words come between the two. */
export const waitingWords = defineTexts('waiting', {
  title: 'One moment',
  byItself: 'This page tries again by itself. A booking you have made stays as it is.',
  again: 'Try again now',
});
