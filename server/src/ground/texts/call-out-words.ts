import { defineTexts } from './define-texts.ts';

/** For people who run a station, when somebody isn't back from the water. In GSM-7 letters, like all SMS. */
export const callOutWords = defineTexts('call-out', {
  notBack: '{brand} SAFETY: not back at {station}, due {due}',
  boards: '{count, plural, one {# board} other {# boards}} (locker {lockers}).',
  collected: 'Collected {time}.',
  lastDoor: 'Last at the door {time}.',
  saidFine: 'Says at {time}: no help needed.',
  silent: 'Station silent since {time}: the board may be back.',
  rescue: 'Call the renter now. No answer and nobody in sight, or bad weather or dusk: call 112.',
  take: 'Take it: {link}',
  takeButton: 'I take it',
});
