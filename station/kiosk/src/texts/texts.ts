import type { Locale, ProblemKind } from '@laine/contract/states.ts';
import type { Screen, Thing, View } from '../../../src/screen/screen.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

type Named<Name extends View['name']> = Extract<View, { name: Name }>;
type Closed = NonNullable<Screen['closed']>;
type Warning = NonNullable<Screen['warning']>['kind'];
type Problem = NonNullable<Named<'code'>['problem']>['what'];
type Staff = Named<'staff'>;
type HourReason = Extract<Named<'extend'>['hour'], { what: 'refused' }>['reason'];

/** All texts of the touch screen. Moments are texts ('14:05', 'tomorrow, 08:00'), so they come after a colon. */
export type Texts = {
  back: string;
  done: string;
  openAgain: string;
  help: string;
  languages: string;
  offline: string;
  things: Record<Exclude<Thing['kind'], 'other'>, string>;
  backBy: string;
  /** Replaces `backBy` when that moment has passed. */
  bookedUntil: string;
  start: {
    title: string;
    collect: string;
    collectHint: string;
    openAgain: string;
    openAgainHint: string;
    giveBack: string;
    giveBackHint: string;
    paddle: string;
  };
  closed: Record<Closed, string> & { note: string; notSetUpNote: string; opens: (moment: string) => string };
  warning: Record<Warning, string> & { otherNote: string; until: (moment: string) => string };
  code: {
    title: Record<Named<'code'>['intent'], string>;
    lead: string;
    digits: (typed: number, of: number) => string;
    phoneTitle: string;
    phoneWhy: string;
    erase: string;
    clear: string;
    sending: string;
    paddle: string;
    problem: Record<Problem, string>;
    wrongTogether: string;
    triesLeft: (tries: number) => string;
    worksFrom: (moment: string) => string;
    hint: Record<Exclude<Problem, 'wrong-code' | 'too-early'>, string>;
  };
  lockedOut: {
    title: string;
    lead: string;
    paddle: string;
    bookingPage: string;
    secondsLeft: (seconds: number) => string;
  };
  opening: { title: (locker: number) => string; lead: string };
  open: {
    title: (locker: number) => string;
    take: string;
    putBack: string;
    again: string;
    staff: string;
    closeDoor: string;
    belongings: string;
    forgotten: string;
    /** Shown before a door closes for the last time. */
    pockets: string;
  };
  checking: { title: string; lead: string };
  collected: {
    title: string;
    boardInside: string;
    boardInsideHint: string;
    toReturn: string;
    steps: [string, string, string];
    safety: string;
  };
  stillOut: { title: string; lead: string; notRight: string };
  inQuestion: {
    title: string;
    lead: (locker: number) => string;
    /** `time` is hours and minutes. */
    stopped: (time: string) => string;
    photo: string;
    lookAgain: string;
    stillWithMe: string;
    stillWithMeHint: string;
  };
  extend: {
    start: string;
    asking: string;
    askingLead: string;
    offered: string;
    offeredLead: string;
    /** `price` is a sum such as 7.50 €. */
    confirm: (price: string) => string;
    extended: string;
    extendedLead: string;
    toPay: string;
    /** `time` is hours and minutes. */
    toPayLead: (time: string) => string;
    waiting: string;
    waitingLead: (time: string) => string;
    refused: string;
    reason: Record<HourReason, string>;
  };
  report: {
    start: string;
    title: string;
    about: (locker: number) => string;
    what: Record<ProblemKind, string>;
    /** Above the chosen problem. */
    confirmTitle: string;
    send: string;
    /** Explains what sending does. */
    told: string;
    toldLater: string;
    clockStops: string;
    unsafe: (locker: number) => string;
    thanks: string;
    known: string;
    outOfService: (locker: number) => string;
    madeGood: (minutes: number) => string;
    photos: string;
  };
  missing: {
    title: string;
    lead: (locker: number) => string;
    putItIn: string;
    confirm: string;
    confirmHint: string;
  };
  returned: { title: string; lead: string; late: string; seeYou: string };
  jammed: {
    title: (locker: number) => string;
    another: string;
    openAnother: string;
    tryAgain: string;
    call: string;
    callToReturn: string;
  };
  helping: {
    title: string;
    callUs: string;
    noPhone: string;
    danger: string;
    tips: [Tip, Tip, Tip];
    staff: string;
  };
  pin: {
    title: string;
    lead: string;
    wrong: string;
    /** A time such as 0:47 follows. */
    locked: string;
    enter: string;
    digits: (typed: number) => string;
  };
  staff: {
    title: string;
    locker: (locker: number) => string;
    status: Record<Staff['lockers'][number]['status'], string>;
    door: Record<'open' | 'closed' | 'unknown', string>;
    tagsNotRead: string;
    found: string;
    notFound: string;
    strangeTags: (tags: number) => string;
    noItems: string;
    open: string;
    scan: string;
    readCard: string;
    lastCard: string;
    network: string;
    online: string;
    offline: string;
    unsent: string;
    /** Followed by the parts of the hardware that don't answer. */
    silent: string;
    parts: Record<Staff['silentParts'][number], string>;
    runningSince: string;
    version: string;
    note: Record<NonNullable<Staff['note']>, string>;
    busy: string;
  };
  waiting: { title: string; lead: string };
  idle: { left: (seconds: number) => string; stay: string };
};

type Tip = { title: string; text: string };

const texts: Record<Locale, Texts> = { en, es, et, fr, ru };

export const textsIn = (locale: Locale): Texts => texts[locale];

/** Each language under its own name. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  et: 'Eesti',
  fr: 'Français',
  ru: 'Русский',
};

export const thingName = ({ kind, name }: Thing, { things }: Texts): string => (kind === 'other' ? name : things[kind]);
