import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SectionId } from './section-id.ts';

/** Headings of the settings, and the links to them. */
export const sectionTitles: Record<SectionId, MessageDescriptor> = {
  you: msg({ message: 'You', comment: 'Heading in the settings: name, phone and so on' }),
  language: msg`Language`,
  notices: msg({ message: 'Messages from us', comment: 'Heading in the settings: which e-mails and SMS are sent' }),
  card: msg({ message: 'Saved card', comment: 'Heading in the settings: the payment card' }),
  passkeys: msg({ message: 'Passkeys', comment: 'Heading in the settings: signing in by fingerprint or face' }),
  devices: msg({
    message: 'Signed-in devices',
    comment: 'Heading in the settings: browsers where the person is signed in',
  }),
  warnings: msg({ message: 'Warnings', comment: 'Heading in the settings: warnings after a late return' }),
  data: msg({ message: 'Your data', comment: 'Heading in the settings: everything stored, to read and download' }),
  delete: msg({ message: 'Delete account', comment: 'Heading in the settings' }),
};
