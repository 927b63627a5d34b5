import { paths } from '@laine/contract/paths.ts';
import { link, list, mailLink, paragraph, phoneLink, table } from '../../blocks.ts';
import { storageRows } from '../../browser-storage.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent, LegalSection } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { days, hours, minutes, years } from './amounts.ts';

export function privacy(facts: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Privacy policy',
    summary:
      'We keep what a rental needs, for as long as it is needed or the law asks. No advertising, no tracking, nothing sold. You can see, export and delete your data in your settings.',
    sections: [
      controller(facts),
      whatWeStore(facts),
      whyWeStore(figures),
      processors(facts, figures),
      transfers,
      retention(figures),
      cookies(figures),
      afterABan(figures),
      rights(facts, figures),
      ...aboutPeople(figures),
      security(figures),
      changes,
    ],
  };
}

const controller = ({ brand }: LegalFacts): LegalSection => ({
  id: 'controller',
  title: 'Who is responsible',
  blocks: [
    paragraph`${brand.legalName}, registration number ${brand.registrationNumber}, ${brand.address}, is the controller of your data. For everything about data write to ${mailLink(brand.contactEmail)} or call ${phoneLink(brand.contactPhone)}.`,
  ],
});

const whatWeStore = ({ google, facebook }: LegalFacts): LegalSection => ({
  id: 'what-we-store',
  title: 'What we store',
  blocks: [
    list(
      'Account: e-mail address, language and, if you tell them, given name and surname, phone number, country and postal code; which notices you want.',
      ...(google || facebook
        ? [
            'If you sign in with another account: from that provider your e-mail address, your name, the address of your picture and your number there. We do not post anything there and read nothing else.',
          ]
        : []),
      'Sign-ins: when, in which way, with what kind of device and from which town, as far as it can be told. Your network address is used for this and for limits against abuse.',
      'Passkeys and recovery codes, if you make them: the public half of the key, its name, when you made and last used it; of the codes only hashes. Your fingerprint, face or PIN stays on your device.',
      'Security record: sign-ins and attempts that failed, how they ended, requests that were refused, and which booking staff looked at; with time and network address.',
      'Bookings: station, time, boards, phone number, door codes, when the locker was opened and closed, what came back, warnings for late returns.',
      'Money: what was charged and refunded, receipts, debts, passes, gift cards, claims with notes and photos, and your customer number at the payment provider. The card itself is stored there; we see its kind, last digits and expiry.',
      'Refunds that could not go back the way you paid: the holder and number of the bank account you name.',
      'Invoices: the company’s name, registry number, VAT number and address, if you have a receipt turned into an invoice.',
      'Problems, late returns and damage: what you report, object or answer, what staff write about it, and the photos of both. Photos are kept as small copies, without the place, date and camera that a phone writes into them.',
      'Gift cards: the e-mail address of the person you have a voucher sent to, your name and your words on it.',
      'Agreements: which terms you accepted, that you are of age or with an adult and can swim, that your card is saved: with version, language and time.',
      'Shared tickets: when you gave the ticket of a board to somebody else or took it back, and when and in which language whoever has the link agreed to the safety rules. Who that is we do not learn.',
      'Messages: which e-mails and text messages we sent you about what and whether they arrived at the provider.',
      'Reviews that you write, and what you write to us.',
      'Staff: what they change or open, with time and network address.',
    ),
    paragraph`You need not give us anything. But without an e-mail address and a phone number you cannot book, because there would be nowhere to send the door code.`,
    paragraph`If somebody had a gift card sent to you, we have your e-mail address from them. We use it for this voucher alone, and erase it when you ask.`,
  ],
});

const whyWeStore = (figures: Figures): LegalSection => ({
  id: 'why-we-store',
  title: 'Why, and on what legal basis',
  blocks: [
    table(
      ['What for', 'Basis in the General Data Protection Regulation'],
      ['Booking, door codes, returns, payment, refunds, help, notices about all this', 'Contract (Article 6(1)(b))'],
      ['Receipts, accounting, taxes, requests of authorities', 'Legal duty (Article 6(1)(c))'],
      [
        'Safety on the water: finding and calling somebody who is not back',
        'Vital interests and legitimate interest (Article 6(1)(d) and (f))',
      ],
      [
        'Warnings, suspensions and bans, protection against fraud and abuse, claims, security of website and lockers',
        'Legitimate interest in getting boards and money back and keeping doors shut to strangers (Article 6(1)(f))',
      ],
      ['Reminders of a coming rental', 'Legitimate interest; you can switch them off (Article 6(1)(f))'],
      [
        'Requests for a review, news; a review that you publish; your place, when you press “near me”',
        'Consent, which you can take back at any time (Article 6(1)(a))',
      ],
      [
        'Sending a voucher to the person whom its buyer names',
        'Legitimate interest of the buyer and of the person it is for (Article 6(1)(f))',
      ],
    ),
    paragraph`Notices about codes, changes, lateness, money, claims and security always come. Reminders come until you switch them off. Requests for reviews and news come only if you want them, and each has a link that ends them.`,
    paragraph`Owners of a station see the name and phone number of those who rent there, from the booking to ${days(figures.ownerSightDays)} after it, to help and to get boards back. They also see the problems and damage that are reported there, with words and photos. They see nothing else about you.`,
  ],
});

const processors = ({ google, facebook, mapHost, paypal }: LegalFacts, figures: Figures): LegalSection => ({
  id: 'processors',
  title: 'Who else gets data',
  blocks: [
    paragraph`We sell no data and share none for advertising. These help us, and get only what they need:`,
    list(
      'Stripe: payments, saved cards, refunds. Stripe also answers for some of it itself, for example against fraud.',
      ...(paypal ? ['PayPal: if you pay with it.'] : []),
      'A mail service: sends our e-mails.',
      'A text-message service: sends door codes and urgent notices by SMS.',
      'A hosting company: runs the servers and the database.',
      ...(google ? ['Google: only if you sign in with Google.'] : []),
      ...(facebook ? ['Facebook (Meta): only if you sign in with Facebook.'] : []),
      ...(mapHost === null
        ? []
        : [`${mapHost}: sends the map’s pictures to your browser and thereby sees its network address.`]),
    ),
    paragraph`Others get data only where the law demands it: authorities, courts, rescue services if you are in danger. Lawyers, accountants and debt collectors get what a case needs. ${mapHost === null ? 'Maps and fonts come from our own servers.' : 'Fonts come from our own servers.'} Where you roughly are is looked up in a file of our own.`,
    paragraph`The names of the mail, text-message and hosting companies at this moment we tell you on request within ${days(figures.disputeDays)}.`,
  ],
});

const transfers: LegalSection = {
  id: 'transfers',
  title: 'Outside the European Union',
  blocks: [
    paragraph`We choose services that keep the data in the European Economic Area where we can. Some, such as Stripe, also work from the United States. Then a decision of the European Commission about adequate protection or its standard contract clauses protect the data. We send you a copy on request.`,
  ],
};

const retention = (figures: Figures): LegalSection => ({
  id: 'retention',
  title: 'For how long',
  blocks: [
    table(
      ['What', 'How long'],
      [
        'Account data',
        `while you use the account and ${years(figures.usageYears)} after; then we write to you and delete it as if you had asked`,
      ],
      [
        'After you ask for deletion',
        `${days(figures.restoreDays)} to take it back; if something is still open, until it is closed, at most ${days(figures.deletionMaxDays)}`,
      ],
      [
        'Traffic data: server logs, station and door events, ended sign-ins, sent messages, closed alerts',
        years(figures.trafficYears),
      ],
      ['Phone number on a booking', `${years(figures.trafficYears)} after its end`],
      ['Network addresses in the record of what staff did', years(figures.trafficYears)],
      ['Security record; its network addresses go earlier if your account is removed', years(figures.trafficYears)],
      ['Login codes', days(figures.loginCodeKeptDays)],
      [
        'Warnings',
        `hold for ${years(figures.warningYears)}; the record goes ${years(figures.trafficYears)} after that`,
      ],
      ['Agreements', `${years(figures.consentYears)} after they were replaced or the account was removed`],
      [
        'Bookings, receipts and other accounting documents',
        `${years(figures.accountingYears)} after the end of the calendar year, as accounting law demands; without your name and contacts once the account is removed`,
      ],
      ['Reviews', 'until you ask us to remove them or your account is removed'],
      ['Saved card', 'until you remove it or your account is removed'],
      [
        'Photos of problems and damage',
        `${years(figures.trafficYears)}; longer only until a claim about them is decided`,
      ],
      [
        'Company on an invoice',
        `as long as the invoice, also after the account is removed: it is the company’s document too`,
      ],
      [
        'For whom a gift card is, and the words on it',
        `as long as its accounting documents, or until you or the person it is for is removed or asks`,
      ],
    ),
  ],
});

const cookies = (figures: Figures): LegalSection => ({
  id: 'cookies',
  title: 'Cookies and storage',
  blocks: [
    paragraph`We use only what the website needs to do what you ask of it. There is no tracking, so there is no banner. All of it is our own; the payment page of Stripe has its own.`,
    table(
      ['Name', 'Where', 'What for', 'How long'],
      ...storageRows(
        { cookie: 'Cookie', 'session-storage': 'Storage of the tab', 'cache-storage': 'Cache of the browser' },
        {
          login: [
            'keeps you signed in',
            `until you sign out, ${days(figures.loginUnusedDays)} after your last visit, at most ${years(figures.loginYears)}`,
          ],
          browser: [
            'knows this browser again when you sign in, so that your code works here alone and no stranger can use up your tries',
            days(figures.browserCookieDays),
          ],
          'sign-in': ['ties a sign-in to the browser in which it began', minutes(figures.signInMinutes)],
          'confirm-email': [
            'tells the login page which e-mail address is to be confirmed by a code',
            `until it is read, at most ${minutes(figures.signInMinutes)}`,
          ],
          locale: ['your language', days(figures.localeCookieDays)],
          'code-sent-to': [
            'remembers where a login code was sent, so that you need not type the address again',
            `counts for ${minutes(figures.loginCodeMinutes)}; gone when the tab closes`,
          ],
          draft: ['what you chose in a station’s booking form', 'until you sign out or the tab closes'],
          'return-to-form': ['leads you back to the form after signing in', 'until then or until the tab closes'],
          'scroll-positions': ['where you were on a page, for the way back', 'until the tab closes'],
          'own-bookings': [
            'your coming bookings with their door codes, so that you can read them without a network',
            `until a booking is over (at most ${hours(figures.keptOfflineHours)} after its end) or you sign out`,
          ],
          'shared-ticket': [
            'a ticket that somebody has shared with you, with its door code, so that you can read it without a network',
            `until the ticket is over (at most ${hours(figures.keptOfflineHours)} after its end), or you open another one or sign out`,
          ],
        },
      ),
    ),
  ],
});

const afterABan = (figures: Figures): LegalSection => ({
  id: 'after-a-ban',
  title: 'What stays after a ban or a warning',
  blocks: [
    paragraph`If an account with a ban or a valid warning is removed, we keep keyed hashes of its e-mail address and phone numbers. A hash is a check value from which the address cannot be read; the key is kept apart from the database, and staff cannot search in it. It serves one purpose: nobody starts anew by deleting the account. It goes when the warning or the ban ends; for a ban without an end after ${years(figures.banYears)}.`,
  ],
});

const rights = ({ brand }: LegalFacts, figures: Figures): LegalSection => ({
  id: 'rights',
  title: 'Your rights',
  blocks: [
    list(
      'See and take away: your data as a page and as a file, in your settings.',
      'Correct: most of it yourself, in your settings.',
      'Delete: in your settings, at any time.',
      'Object to what rests on our legitimate interest, and have its use restricted while we look.',
      'Take back a consent, for the future.',
      'Complain to an authority: in Estonia the Data Protection Inspectorate (Andmekaitse Inspektsioon), or the one where you live or work.',
    ),
    paragraph`The ways: ${link('settings', paths.settings())}, ${link('data deletion', paths.dataDeletion())}, or ${mailLink(brand.contactEmail)}. We answer within ${days(figures.deletionProcessedDays)}. If we cannot tell that it is you, we ask you to write from the address of the account.`,
  ],
});

const aboutPeople = (figures: Figures): LegalSection[] => [
  {
    id: 'children',
    title: 'Children',
    blocks: [
      paragraph`Accounts are for people of at least ${years(figures.minAgeYears)}. We ask for no data of children who paddle with an adult. If a child has made an account, tell us and we delete it.`,
    ],
  },
  {
    id: 'automated-decisions',
    title: 'No decisions by programs alone',
    blocks: [
      paragraph`Programs calculate: prices, refunds, overtime and warnings follow fixed rules that the ${link('terms', paths.terms())} state. You can object to each such charge or warning, and a person decides. Suspensions, bans and claims are always decided by people. We build no profiles.`,
    ],
  },
];

const security = (figures: Figures): LegalSection => ({
  id: 'security',
  title: 'Security',
  blocks: [
    paragraph`Connections are encrypted. There is no customer password that could be stolen: you sign in with a code that is valid for ${minutes(figures.loginCodeMinutes)}, or through a provider. Door codes stand in no export, log or message to other companies than the one that sends them to you. Only staff who need it see your data, and what they change is recorded.`,
    paragraph`In your settings you see where you are signed in and can end each sign-in. If a breach puts you at risk, we tell you and the authority.`,
  ],
});

const changes: LegalSection = {
  id: 'changes',
  title: 'Changes',
  blocks: [
    paragraph`The date at the top says from when this text holds. If we use your data in a new way, we tell you by e-mail before, and ask you where your consent is needed.`,
  ],
};
