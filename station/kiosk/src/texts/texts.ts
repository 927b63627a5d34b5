import type { Locale, ProblemKind } from '@laine/contract/states.ts';
import { createTexts } from '@laine/texts/create-texts.ts';
import type { Screen, Thing, View } from '../../../src/screen/screen.ts';
import { speakerOf } from './speaker-of.ts';

type Named<Name extends View['name']> = Extract<View, { name: Name }>;
type Closed = NonNullable<Screen['closed']>;
type Warning = NonNullable<Screen['warning']>['kind'];
type Problem = NonNullable<Named<'code'>['problem']>['what'];
type Staff = Named<'staff'>;
type HourReason = Extract<Named<'extend'>['hour'], { what: 'refused' }>['reason'];

/** All texts of the touch screen. Moments are texts ('14:05', 'tomorrow, 08:00'), so they come after a colon. */
export const kioskTexts = createTexts(
  'kiosk',
  {
    back: 'Back',
    done: 'Done',
    openAgain: 'Open the door again',
    help: 'Help',
    languages: 'Language',
    offline: 'No network. The station works all the same.',
    things: {
      board: 'Board',
      paddle: 'Paddle',
      vest: 'Life vest',
    } as const satisfies Record<Exclude<Thing['kind'], 'other'>, string>,
    backBy: 'Back by',
    /** Replaces `backBy` when that moment has passed. */
    bookedUntil: 'Booked until',
    start: {
      title: 'Ready for the water?',
      collect: 'Collect',
      collectHint: 'or open your locker again',
      openAgain: 'My locker',
      openAgainHint: 'open it during your rental',
      giveBack: 'Return',
      giveBackHint: 'with your code or the paddle',
      paddle: 'Returning? Just hold the paddle blade to the reader.',
    },
    /** For somebody without a booking, beside a QR code. */
    walkUp: {
      title: 'No booking yet?',
      scan: 'Scan, pay, paddle',
      free: '{boards, plural, one {# board} other {# boards}} free now',
      none: 'No board free right now',
      next: 'Next one: {moment}',
      hours: '{hours} h',
      minutes: '{minutes} min',
      offline:
        'There is no network here right now, so a new booking would open no door. Please try again in a few minutes.',
    },
    closed: {
      closed: 'The station is closed for now',
      'out-of-service': 'The station is out of service',
      'return-only': 'Returns only right now',
      'after-hours': 'The station is closed at this hour',
      'not-set-up': 'This station is just being set up',
      storm: 'Storm: the station is closed',
      wind: 'Strong wind: the station is closed',
      thunder: 'Thunder: the station is closed',
      water: 'Bad water: the station is closed',
      note: 'You can still return your board and open your locker.',
      notSetUpNote: 'Please come back a little later.',
      opens: 'Opens: {moment}',
    } as const satisfies Record<Closed, string> & Record<string, string>,
    warning: {
      storm: 'Storm: stay ashore',
      wind: 'Strong wind: stay ashore',
      thunder: 'Thunder: stay ashore',
      water: 'Bad water: stay out of it',
      other: 'Please read our message first',
      otherNote: 'It is in your SMS and on your booking page.',
      until: 'Expected until: {moment}',
    } as const satisfies Record<Warning, string> & Record<string, string>,
    code: {
      title: {
        open: 'Type your code',
        return: 'Type your code to return',
        extend: 'Type your code for one more hour',
        report: 'Type your code to tell us',
      } as const satisfies Record<Named<'code'>['intent'], string>,
      lead: 'Four digits. They are in your e-mail, your SMS and on your booking page.',
      digits: '{typed} of {of} digits typed',
      phoneTitle: 'Last two digits of your phone number',
      phoneWhy:
        'Many wrong codes were typed here today. To keep your board safe we also ask for the last two digits of the phone number on your booking.',
      erase: 'Erase the last digit',
      clear: 'Clear',
      sending: 'One moment…',
      paddle: 'No code at hand? Hold the paddle blade to the reader.',
      problem: {
        'wrong-code': 'This code opens nothing now',
        'too-early': 'You are a little early',
        'locker-taken': 'Your locker is still in use',
        'locker-off': 'Your locker is out of service',
        over: 'This rental is over',
        'not-collected': 'This board has not been collected yet',
        'unknown-tag': 'We do not recognise this tag',
        'no-collection': 'No boards are given out right now',
        'too-late-to-report': 'Too late to report this here',
      } as const satisfies Record<Problem, string>,
      wrongTogether: 'The code and the phone number do not match',
      triesLeft: '{tries, plural, one {# try} other {# tries}} left',
      worksFrom: 'Your code works from: {moment}',
      hint: {
        'locker-taken': 'The board before you is not back yet. Please try again in a few minutes, or press Help.',
        'locker-off':
          'No other locker is free right now. Press Help: we find you another board, or you get all your money back.',
        over: 'Its time has passed, so the code no longer opens a door. Press Help if that is not right.',
        'not-collected': 'There is nothing to return yet. To take it, go back and press Collect.',
        'unknown-tag': 'It belongs to no board that is out. Please type your code instead.',
        'no-collection': 'Boards can be returned, and a locker in use can be opened again.',
        'too-late-to-report': 'Here it is possible until a day after the rental. Press Help to reach us.',
      } as const satisfies Record<Exclude<Problem, 'wrong-code' | 'too-early'>, string>,
    },
    lockedOut: {
      title: 'Too many wrong codes',
      lead: 'The keypad works again in',
      paddle: 'Returning? Hold the paddle blade to the reader: that always works.',
      bookingPage: 'You can also open the door from your booking page on your phone.',
      secondsLeft: '{seconds, plural, one {# second} other {# seconds}} left',
    },
    opening: {
      title: 'Locker {locker} is opening',
      lead: 'Just a second…',
    },
    open: {
      title: 'Locker {locker} is open',
      take: 'Take these with you',
      putBack: 'Put these back',
      again: 'Take or leave what you like. Your rental goes on.',
      staff: 'The door is open for you.',
      closeDoor: 'Then close the door firmly',
      belongings: 'Leave your things inside if you like. Your code opens the locker again at any time.',
      forgotten: 'Take what you left behind. It opens once more, then no longer.',
      /** Shown before a door closes for the last time. */
      pockets: 'Phone, keys, clothes? Have a last look.',
    },
    checking: {
      title: 'Checking the locker',
      lead: 'We are looking at what is inside. It takes a few seconds.',
    },
    collected: {
      title: 'Enjoy the water!',
      boardInside: 'Your board is still in the locker',
      boardInsideHint:
        'Your rental has begun. Type your code once more and take the board, or press Return to end the rental.',
      toReturn: 'When you are back',
      steps: [
        'Hold the paddle blade to the reader, or type your code',
        'Put everything back into the locker',
        'Close the door, and you are done',
      ],
      safety: 'Wear your vest and stay close to the shore.',
    },
    stillOut: {
      title: 'The locker is closed',
      lead: 'Your board is not in it, so your rental goes on.',
      notRight: 'You did put the board back? Then let us look once more.',
    },
    inQuestion: {
      title: 'We cannot see your board',
      lead: 'We looked twice, and its tag did not answer in locker {locker}. If the board is inside, that is fine: we will look ourselves.',
      /** `time` is hours and minutes. */
      stopped: 'Your time stopped at {time}. Nothing costs extra until we have looked.',
      photo: 'Before you go: a photo of the board in the locker helps. Send it from your booking page.',
      lookAgain: 'It is inside: look once more',
      stillWithMe: 'The board is still with me',
      stillWithMeHint: 'Your rental goes on.',
    },
    extend: {
      start: 'One more hour',
      asking: 'One moment',
      askingLead: 'We are asking. Please stay here.',
      offered: 'Stay one hour longer?',
      offeredLead: 'It is charged to the card you paid with. Each rental can be extended once.',
      /** `price` is a sum such as 7.50 €. */
      confirm: 'One more hour · {price}',
      extended: 'The hour is yours',
      extendedLead: 'Your receipt is in your e-mail.',
      toPay: 'Your card did not pay by itself',
      /** `time` is hours and minutes. */
      toPayLead:
        'We have sent you an SMS with a link. Pay by {time}, and the hour is yours. Until then we keep it for you.',
      waiting: 'Your bank has not answered yet',
      waitingLead: 'We keep asking, and keep the hour for you until {time}. Your booking page shows when it is yours.',
      refused: 'One more hour is not possible',
      reason: {
        'already-extended': 'This rental has been extended once already.',
        over: 'The time of this rental is over.',
        'past-closing': 'Rentals here end before that.',
        'no-boards': 'The next booking needs the board.',
        'price-changed': 'The price has changed meanwhile. Please start again.',
        'not-extendable': 'This rental cannot be extended. Press Help if you need more time.',
        'no-answer': 'We got no answer. Please look at your booking page, or try again in a moment.',
      } as const satisfies Record<HourReason, string>,
    },
    report: {
      start: 'Something is wrong',
      title: 'What is wrong?',
      about: 'Locker {locker}',
      what: {
        'damaged-board': 'Board is damaged',
        'damaged-paddle': 'Paddle is damaged',
        'damaged-vest': 'Life vest is damaged',
        'missing-item': 'Something is missing',
        'door-does-not-open': 'Door does not open',
        'door-does-not-close': 'Door does not close',
        'cannot-return': 'I cannot return the board',
        'board-not-recognised': 'Returned board is not recognised',
        unsafe: 'Something is not safe',
        dirty: 'Dirty or wet inside',
        other: 'Something else',
      } as const satisfies Record<ProblemKind, string>,
      /** Above the chosen problem. */
      confirmTitle: 'Shall we tell our team?',
      send: 'Send report',
      /** Explains what sending does. */
      told: 'Our team hears of it at once.',
      toldLater:
        'There is no network right now. Our team hears of it as soon as there is. If it is urgent, press Help.',
      clockStops: 'Your time stops now, and nothing costs extra until we have looked.',
      unsafe: 'We take locker {locker} out of service at once. A board that is out can still be put back.',
      thanks: 'Thank you for telling us',
      known: 'Our team knows and will look at it.',
      outOfService: 'Nobody gets a board from locker {locker} until we have looked.',
      madeGood:
        'Opened less than {minutes} minutes ago? Your booking page offers another locker or all your money back.',
      photos: 'You can send photos from your booking page.',
    },
    missing: {
      title: 'Something is missing',
      lead: 'We cannot see this in locker {locker}:',
      putItIn: 'I will put it in',
      confirm: 'I do not have it',
      confirmHint: 'Your rental ends now. We will write to you about what is missing.',
    },
    returned: {
      title: 'Thank you!',
      lead: 'Your board is back, and your rental is over.',
      late: 'You came back after the booked time. Your receipt shows whether extra time is charged.',
      lateFree: 'You came back after the booked time. There is nothing extra to pay for this board.',
      /** `price` is a sum such as 7.50 €. */
      lateCosts:
        'You came back after the booked time. For this board that costs {price} at most. Your receipt shows the exact sum.',
      seeYou: 'See you on the next wave',
    },
    jammed: {
      title: 'Locker {locker} does not open',
      another: 'Sorry, its door is stuck. Another board is ready for you.',
      openAnother: 'Open another locker',
      tryAgain: 'Try this door again',
      call: 'Sorry, its door is stuck. Please call us: we will help right away. If we cannot, you get all your money back.',
      callToReturn: 'Sorry, its door is stuck. Please call us: we will take your board in right away.',
    },
    helping: {
      title: 'How can we help?',
      callUs: 'Call us',
      noPhone: 'Our phone number is on your booking page and in your e-mail.',
      danger: 'Somebody in danger on the water? Call 112.',
      tips: [
        {
          title: 'The code does not work',
          text: 'It works from ten minutes before your start. It is in your SMS, your e-mail and on your booking page.',
        },
        {
          title: 'The door stays shut',
          text: 'Push against the door and type your code once more. You can also open it from your booking page.',
        },
        {
          title: 'How do I return?',
          text: 'Hold the paddle blade to the reader, put everything into the locker and close the door.',
        },
      ],
      staff: 'For staff',
    },
    pin: {
      title: 'Staff',
      lead: 'Type your PIN',
      wrong: 'This PIN is not right',
      /** A time such as 0:47 follows. */
      locked: 'Too many wrong PINs. Try again in',
      enter: 'Enter',
      digits: '{typed, plural, one {# digit} other {# digits}} typed',
    },
    staff: {
      title: 'Station',
      locker: 'Locker {locker}',
      status: {
        free: 'Free',
        rented: 'Rented',
        disabled: 'Disabled',
      } as const satisfies Record<Staff['lockers'][number]['status'], string>,
      door: {
        open: 'Door open',
        closed: 'Door closed',
        unknown: 'Door state unknown',
      } as const satisfies Record<'open' | 'closed' | 'unknown', string>,
      tagsNotRead: 'Not read yet',
      found: 'inside',
      notFound: 'not inside',
      strangeTags: '{tags, plural, one {# unknown tag} other {# unknown tags}}',
      noItems: 'No items belong here',
      open: 'Open the door',
      scan: 'Read the tags',
      readCard: 'Read a tag at the screen',
      lastCard: 'Last tag read',
      network: 'Network',
      online: 'Connected',
      offline: 'Not connected',
      unsent: 'Events not sent yet',
      /** Followed by the parts of the hardware that don't answer. */
      silent: 'No answer from',
      parts: {
        doors: 'locks',
        'box-readers': 'readers in the lockers',
        'card-reader': 'reader at the screen',
      } as const satisfies Record<Staff['silentParts'][number], string>,
      runningSince: 'Running since',
      version: 'Version',
      note: {
        opened: 'The door is open',
        'did-not-open': 'The door did not open',
        scanned: 'The tags are read',
        'reader-silent': 'The reader does not answer',
        'waiting-for-card': 'Hold a tag to the reader',
      } as const satisfies Record<NonNullable<Staff['note']>, string>,
      busy: 'Working…',
    },
    waiting: {
      title: 'One moment',
      lead: 'The screen will be right back. Doors and boards are safe.',
    },
    idle: {
      left: 'Back to the start in {seconds, plural, one {# second} other {# seconds}}',
      stay: 'I am still here',
    },
  },
  speakerOf,
);

export type Texts = (typeof kioskTexts)['en'];

export const textsIn = (locale: Locale): Texts => kioskTexts[locale];

export const thingName = ({ kind, name }: Thing, { things }: Texts): string => (kind === 'other' ? name : things[kind]);
