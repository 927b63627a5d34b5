import { defineTexts } from './define-texts.ts';

/** Shown by a phone when the web app is installed, and behind its icon. */
export const manifestWords = defineTexts('manifest', {
  description: 'Rent a paddle board from a locker by the water: book, open the door with your code, go.',
  screenshot: 'Choosing a station',
  /** The own bookings, with the code that is needed now on top. */
  code: 'My door code',
  newBooking: 'New booking',
});
