/** What mails about an account say. */
export type AccountMailText =
  | 'help-title'
  | 'open-settings'
  | 'keep-account'
  | 'choose-station'
  | 'reason'
  | 'until'
  | 'until-lifted'
  | 'object'
  | 'not-you'
  | `deletion-${'subject' | 'title' | 'intro' | 'meanwhile' | 'waits' | 'keep'}`
  | `kept-${'subject' | 'title' | 'intro'}`
  | `suspended-${'subject' | 'title' | 'intro' | 'may'}`
  | `banned-${'subject' | 'title' | 'intro' | 'bookings' | 'data'}`
  | `lifted-${'subject' | 'title' | 'intro'}`
  | `unused-${'title' | 'intro'}`;
