import { defineTexts } from './define-texts.ts';

export const accountMailTexts = defineTexts('account-mail', {
  'help-title': 'Questions about your account?',
  'open-settings': 'Open my settings',
  'keep-account': 'Keep my account',
  'choose-station': 'Choose a station',
  reason: 'Reason',
  until: 'Until',
  'until-lifted': 'further notice',
  object: 'If you think this is wrong, please contact us: a person will look at it.',
  'not-you': 'If this was not you, please contact us right away.',
  'deletion-subject': 'Your {brand} account will be deleted on {date}',
  'deletion-title': 'Your account is being deleted',
  'deletion-intro': 'On {date} we remove your personal data.',
  'deletion-meanwhile': 'Until then you can still see your bookings and open your doors, but not book.',
  'deletion-waits':
    'If a rental is coming or under way by then, or a payment, a refund, a claim or a dispute is open, we wait until that is done. Accounting records stay as long as the law asks, without your name and contacts.',
  'deletion-keep': 'Would you rather keep it? Sign in before that day, and the account stays as it is.',
  'kept-subject': 'Your {brand} account stays',
  'kept-title': 'Your account stays',
  'kept-intro': 'The deletion of your account was taken back. Everything is as it was before.',
  'suspended-subject': 'You cannot book with {brand} at the moment',
  'suspended-title': 'Your account is suspended',
  'suspended-intro': 'We have stopped your account from booking.',
  'suspended-may':
    'You can still sign in, see and cancel your bookings, open your doors, pay what is open, download your data and delete your account.',
  'banned-subject': 'Your {brand} account has been closed',
  'banned-title': 'Your account has been closed',
  'banned-intro': 'We have closed your account: you can no longer sign in or book.',
  'banned-bookings':
    'Bookings that you have not begun are cancelled, and you get all your money back for them. If you have a board out, please bring it back in time: its door code still works.',
  'banned-data': 'You can still have your data sent to you or deleted: write to us.',
  'lifted-subject': 'You can book with {brand} again',
  'lifted-title': 'Your account is open again',
  'lifted-intro': 'The restriction on your account has ended. You can sign in and book as before.',
  'unused-title': 'Do you still need your account?',
  'unused-intro':
    'You have not signed in for {years, plural, one {# year} other {# years}}. We do not keep data that nobody uses, so we will delete your account on {date}.',
});

export type AccountMailText = keyof typeof accountMailTexts.en;
