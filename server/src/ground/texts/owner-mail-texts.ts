import { defineTexts } from './define-texts.ts';

/** For somebody who is made the owner of a station. */
export const ownerMailTexts = defineTexts('owner-mail', {
  subject: 'You now run {station} on {brand}',
  title: '{station} is in your hands',
  intro: 'You can now see its bookings and lockers, open doors and change its details.',
  'sign-in': 'Sign in with this e-mail address ({email}): we send you a code, no password is needed.',
  button: 'Open my station',
  ignore: 'If you did not expect this, please tell us at the contact address below.',
});
