import { defineTexts } from './define-texts.ts';

/** Mails about new devices and changed credentials. They contain no secret. */
export const securityMailWords = defineTexts('security-mail', {
  when: 'When',
  device: 'Device',
  place: 'Near',
  otherDevice: 'An unknown device',
  wasYou: 'If this was you, there is nothing to do.',
  wasNotYou: 'If this was not you, sign that device out in your settings and write to us right away.',
  notAsked: 'If you did not ask for this, write to us right away.',
  toDevices: 'See where I am signed in',
  toPasskeys: 'See how I sign in',
  newDevice: {
    subject: 'New device in your {brand} account',
    title: 'Somebody signed in on a new device',
    intro: 'Your account was opened in a browser that we have not seen with you before.',
  },
  changes: {
    'passkey-added': {
      subject: 'A passkey was added to your {brand} account',
      title: 'Passkey added',
      intro: 'From now on this passkey signs you in.',
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your {brand} account',
      title: 'Passkey removed',
      intro: 'It does not sign you in any more. You can delete it on your device as well.',
    },
    'recovery-codes-made': {
      subject: 'New recovery codes for your {brand} account',
      title: 'New recovery codes',
      intro: 'Ten new codes were made. Earlier ones do not work any more.',
    },
    'recovery-code-used': {
      subject: 'A recovery code opened your {brand} account',
      title: 'A recovery code was used',
      intro: 'Somebody signed in with one of your recovery codes. It does not work a second time.',
    },
    'provider-linked': {
      subject: 'Another way into your {brand} account',
      title: 'Google or Facebook linked',
      intro: 'From now on an account at Google or Facebook signs you in. In your settings you can remove it.',
    },
    'provider-removed': {
      subject: 'Google or Facebook was removed from your {brand} account',
      title: 'Google or Facebook removed',
      intro: 'It does not sign you in any more. Your e-mail address still does.',
    },
    'password-changed': {
      subject: 'The password of your {brand} account was changed',
      title: 'Password changed',
      intro: 'Every other device and program was signed out.',
    },
    recovered: {
      subject: 'Your {brand} sign-in was reset',
      title: 'Your sign-in was reset',
      intro:
        'On the server, your passkeys, recovery codes and links to Google or Facebook were removed and you were signed out everywhere. Sign in with your e-mail address and make a new passkey.',
    },
  },
});
