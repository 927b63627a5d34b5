import { defineTexts } from '../define-texts.ts';

/** The frame around the alerts in a mail to staff. */
export const alertMailWords = defineTexts('alert-mail', {
  /** '3 alerts' */
  alerts: '{count, plural, one {#\u00A0alert} other {#\u00A0alerts}}',
  digestSubject: 'Today at your stations: {count, plural, one {#\u00A0alert} other {#\u00A0alerts}}',
  digestTitle: 'What waits at your stations',
  digestIntro: 'None of this was urgent, so it comes once a day. Each has one next step.',
  urgentIntro: '{station} needs you now.',
  stillOpen:
    'Still open from before: {count, plural, one {#\u00A0alert} other {#\u00A0alerts}}. All of them stand on the page ‘Today’.',
  noStation: 'No station',
  locker: 'locker {number}',
  look: 'Look at it',
  openToday: 'Open the page ‘Today’',
  why: 'You get this because you look after stations of {brand}.',
  choose: 'Choose what reaches you and when',
  testSubject: 'A test from {brand}',
  testTitle: 'This is a test',
  testIntro: 'Alerts of your stations reach you at this address.',
  testCode: 'Type this code on “Alerts to me”: {code}',
});
