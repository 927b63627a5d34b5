const KEYPAD_PROBLEMS = {
  'wrong-code': ({ triesLeft }) => `wrong code, ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left`,
  'too-early': ({ from }) => `too early, the code works from ${clockTime(from)}`,
  'locker-taken': () => 'the locker is still in use',
  over: () => 'that rental is over',
  'not-collected': () => 'nothing was collected with this code yet',
  'unknown-tag': () => 'nobody knows this tag',
  'no-collection': () => 'no boards are given out now',
  'too-late-to-report': () => 'it is too late to report a problem',
};

const OPEN_FOR = {
  collect: 'take everything and close the door',
  again: 'take or leave what you like and close the door',
  return: 'put everything back and close the door',
  forgotten: 'take what was left behind and close the door',
  staff: 'opened by staff',
};

const CODE_WISHES = {
  open: 'Type your code',
  return: 'Type your code to return',
  extend: 'Type your code for one more hour',
  report: 'Type your code to report a problem',
};

const words = {
  start: () => 'Ready for the next customer.',
  code: ({ intent, problem }) => {
    const wish = CODE_WISHES[intent];
    return problem ? `${wish}: ${KEYPAD_PROBLEMS[problem.what](problem)}.` : `${wish}.`;
  },
  'locked-out': ({ waitInSeconds }) => `Too many wrong codes: the keypad is locked for ${waitInSeconds} seconds.`,
  opening: ({ lockerNumber }) => `Locker ${lockerNumber} is opening …`,
  open: ({ lockerNumber, purpose }) => `Locker ${lockerNumber} is open: ${OPEN_FOR[purpose]}.`,
  checking: ({ lockerNumber }) => `Looking what is in locker ${lockerNumber} …`,
  collected: ({ lockerNumber, endsAt, isBoardInside }) =>
    isBoardInside
      ? `The rental has begun, but the board is still in locker ${lockerNumber}.`
      : `Enjoy the water, and be back by ${clockTime(endsAt)}.`,
  'still-out': ({ endsAt }) => `The board is still out: the rental goes on until ${clockTime(endsAt)}.`,
  'in-question': ({ lockerNumber, stoppedAt }) =>
    `The board is not seen in locker ${lockerNumber}: its time stopped at ${clockTime(stoppedAt)}.`,
  missing: ({ lockerNumber, items }) =>
    `Not in locker ${lockerNumber}: ${items.map(({ name }) => name.toLowerCase()).join(', ')}.`,
  returned: ({ wasLate }) =>
    wasLate ? 'Thank you! The rental is over, a little late.' : 'Thank you! The rental is over.',
  jammed: ({ lockerNumber, canTryAnother }) =>
    `Locker ${lockerNumber} does not open. ${canTryAnother ? 'Another one is offered.' : 'Help is called.'}`,
  extend: () => 'One more hour?',
  report: ({ lockerNumber }) => `What is wrong with locker ${lockerNumber}?`,
  reported: ({ lockerNumber, what }) =>
    `Reported: ${what.replaceAll('-', ' ')}, locker ${lockerNumber}. Our team will look at it.`,
  help: () => 'How can we help?',
  pin: ({ isWrong, waitInSeconds }) =>
    waitInSeconds > 0
      ? 'Staff: too many wrong PINs.'
      : isWrong
        ? 'Staff: this PIN is not right.'
        : 'Staff: type the PIN.',
  staff: () => 'The staff page is open.',
};

/** One sentence for the touch screen's page. */
export const screenWords = (view) => words[view.name](view);

const clockTime = (at) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Says if the station is linked to the server, and how many events it hasn't delivered yet. */
export function linkWords({ online, isPlugged, unsentEvents }) {
  if (online) return 'Linked to the server';
  const waiting = unsentEvents === 0 ? '' : `, ${unsentEvents} ${unsentEvents === 1 ? 'event' : 'events'} to tell`;
  return `${isPlugged ? 'Looking for the server' : 'Without a network'}${waiting}`;
}
