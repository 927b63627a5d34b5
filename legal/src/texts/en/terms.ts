import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { link, list, mailLink, paragraph, phoneLink, table, text } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent, LegalSection } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { boards, days, digits, either, hours, languages, minutes, percent, years } from './amounts.ts';
import { charges } from './terms-charges.ts';

export function terms(facts: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Terms and conditions',
    summary: `You rent from ${facts.brand.legalName}. Be at least ${figures.minAgeYears} or with an adult, wear the vest, bring everything back on time. More than ${hours(figures.refundNoticeHours)} before the start you get ${percent(figures.refundPercent)} back; up to ${minutes(figures.graceMinutes)} late costs nothing; what we cause we refund in full.`,
    sections: [
      ...beforeRenting(facts, figures),
      ...usingTheSite(facts, figures),
      accountTermination(figures),
      charges(facts, figures),
      taxes,
      userLiability(figures),
      ...ourLiability,
      ...disputes(facts, figures),
      additionalProvisions(figures),
      contactDetails(facts),
    ],
  };
}

function beforeRenting({ brand, google, facebook }: LegalFacts, figures: Figures): LegalSection[] {
  const code = `with a code of ${digits(figures.loginCodeDigits)} that we send you by e-mail`;
  const ways = either([...(google ? ['with Google'] : []), ...(facebook ? ['with Facebook'] : []), code]);
  return [
    {
      id: 'access-and-registration',
      title: 'Access and Registration',
      blocks: [
        paragraph`These terms are the contract between you and ${brand.legalName}, registration number ${brand.registrationNumber}, ${brand.address} (“we”). We run ${brand.name}: stations where you take a stand-up paddle board from a locker by yourself. Some stations belong to partners; the seller is always us.`,
        paragraph`To book you need an account. It is free and makes itself when you first sign in: ${ways}. It is yours alone. Keep your e-mail address and phone number right, because door codes and warnings go there.`,
        paragraph`Whoever books is at least ${years(figures.minAgeYears)} old. Younger people go on the water only together with an adult, who books and answers for them. Everyone who goes out must be able to swim. You confirm this with every booking.`,
        paragraph`While you pay we hold your boards for ${minutes(figures.holdMinutes)}, or for ${minutes(figures.pressedHoldMinutes)} while more than half of the station is held by people who are still paying. The contract is made when your payment has arrived or, where nothing is left to pay, when your card has been saved. You then get a confirmation by e-mail, with these terms.`,
        paragraph`A booking follows the terms, prices and refund rule that held when you made it. We store which version you accepted, in which language and when. If there is a newer version, we ask for your agreement at your next booking.`,
      ],
    },
    {
      id: 'acceptable-usage',
      title: 'Acceptable Usage',
      blocks: [
        list(
          text`Booking: up to ${boards(figures.maxBoards)} for ${figures.minBilledHours} to ${hours(figures.maxHours)}, today or on one of the next ${days(figures.daysAhead)}. If the station closes in less than ${hours(figures.closingSoonHours)} from your start, for at most ${hours(figures.beforeClosingHours)}. A station may set narrower limits; its page shows them.`,
          text`Door code: each board has a code of ${digits(figures.doorCodeDigits)}. You get it by SMS, by e-mail and on your booking page. It works from ${minutes(figures.doorCodeEarlyMinutes)} before the start until the board is back. Give it only to people you paddle with: what is done with your code counts as done by you, unless somebody got it through our fault.`,
          'Before you go out: look at board, paddle and life vest. If anything is missing, broken or unsafe, do not go out with it and tell us at once, at the contact on your booking page. You get another locker or all your money back.',
          'On the water: wear the vest, look at wind and weather, stay where you can come back from, and follow the rules of the place. Whether you go out is your decision.',
          'Return: bring everything back by your booked end. Open the locker with the code, or by holding the paddle to the reader, put board, paddle and vest inside and close the door. The tags on the things tell that they are back. Then please confirm on your booking page.',
          'If the station does not take the board back (a jammed door, no power), call us. The time from your first attempt or your call does not count against you.',
          'If you are not back, we worry. We may call you and, if need be, the rescue services.',
        ),
      ],
    },
    {
      id: 'prohibited-uses',
      title: 'Prohibited Uses',
      blocks: [
        paragraph`Please do not:`,
        list(
          'go out under the influence of alcohol or drugs, in a storm or thunder, in the dark, or against a warning or ban of the place;',
          'carry more people or weight than the board is made for;',
          'sublet the equipment or use it for paid lessons or tours, unless we have agreed to it in writing;',
          'change, mark or damage equipment or lockers, or remove tags;',
          'try codes that are not yours, open other lockers or force a door;',
          'leave anything dangerous, forbidden or perishable in a locker;',
          'use somebody else’s account or card, or book under a false name or number;',
          'disturb the website, read it out by programs on a large scale or get round its limits.',
        ),
      ],
    },
  ];
}

function usingTheSite({ brand }: LegalFacts, figures: Figures): LegalSection[] {
  return [
    {
      id: 'intellectual-property',
      title: 'Intellectual Property',
      blocks: [
        paragraph`The name ${brand.name}, the texts, the pictures and the design of the website belong to us or to those who let us use them. You may use them to rent and to tell others about it. Parts of the software are open source; their own licences hold for them.`,
        paragraph`After a finished rental you may write a review. It stays yours; you allow us to show it on our website with your given name and the station, until you ask us to remove it or your account is removed. Reviews come only from people who rented and are shown by date. We refuse one only if it is insulting, contains personal data, advertises, is not about the rental or is unlawful, and you can see the reason.`,
      ],
    },
    {
      id: 'notifying-infractions',
      title: 'Notifying Infractions',
      blocks: [
        paragraph`If something on our website breaks the law or your rights, or if you find a security hole or misuse of a locker, write to ${mailLink(brand.contactEmail)}. Say what it is, where it is, why you think so and how we reach you.`,
        paragraph`A person looks at it and answers within ${days(figures.disputeDays)}. What is unlawful we remove. Whoever wrote it is told the reason and may object.`,
      ],
    },
    {
      id: 'data-protection',
      title: 'Data Protection',
      blocks: [
        paragraph`What we know about you, why, and for how long stands in the ${link('privacy policy', paths.privacy())}. You can see and export your data in your ${link('settings', paths.settings())}. How to delete it stands under ${link('data deletion', paths.dataDeletion())}.`,
      ],
    },
  ];
}

const accountTermination = (figures: Figures): LegalSection => ({
  id: 'account-termination',
  title: 'Account Termination',
  blocks: [
    paragraph`By you: you can delete your account at any time in your ${link('settings', paths.settings())}. It is deactivated at once, and you can take that back for ${days(figures.restoreDays)} by signing in. Then your personal data is removed; the removal waits for what is still open, at most ${days(figures.deletionMaxDays)}. A gift-card balance and a pass are lost with the account; we name them before you confirm.`,
    paragraph`Warnings: if a board comes back more than ${minutes(figures.graceMinutes)} late, you get a warning by e-mail. It holds for ${years(figures.warningYears)}. If you think it is wrong, tell us and a person looks. After another late return within that time our staff decide whether to suspend the account.`,
    paragraph`By us: for serious or repeated breaches of these terms, for unpaid debts, danger to others or fraud, we may suspend or ban an account. A suspended person can sign in, see, pay, export and delete, but not book. A banned person can no longer sign in. Staff decide this, never a program. You are told the reason and, where there is one, the end, and may object.`,
    paragraph`With a ban, coming bookings that were not collected are cancelled and you get all that money back. A board that is out must still come back; its code keeps working.`,
    paragraph`An account that nobody has used for ${years(figures.usageYears)} is deleted. We write to you before.`,
  ],
});

const taxes: LegalSection = {
  id: 'taxes',
  title: 'Taxes',
  blocks: [
    paragraph`All prices include value added tax at the rate of the country where the station stands. Every charge has a numbered receipt and every refund a credit note. If you need an invoice for a company, you may have a receipt turned into one, once. A gift card is taxed when it is used, not when it is sold. Compensation for damage carries no value added tax.`,
  ],
};

const userLiability = (figures: Figures): LegalSection => ({
  id: 'user-liability',
  title: 'User Liability',
  blocks: [
    paragraph`You are responsible for the equipment from the opening of the locker until it is back, also for people you let use it. Normal wear is on us. For what you lose, or damage beyond normal wear through your fault, we may ask compensation up to:`,
    table(
      ['Thing', 'At most'],
      ['Paddle', formatMoney(figures.paddleInCents, 'en')],
      ['Board', formatMoney(figures.boardInCents, 'en')],
      ['Life vest', formatMoney(figures.vestInCents, 'en')],
    ),
    paragraph`For used equipment less is normal: we ask for the loss we really have, and you may show that it was smaller. We ask nothing for damage that was reported before your rental.`,
    paragraph`How it goes: our staff propose a claim with a note and a photo, and an admin approves it. You get it by e-mail and have ${days(figures.claimDays)} to answer. If you do not answer, we charge the saved card, once. If you object, nothing is charged until an admin who did not propose it has decided and told you why. You can still go to court or a consumer board.`,
    paragraph`If a board has not come back when the longest possible overtime of the station is over, we close the rental and may ask compensation for what is missing. If it turns up, tell us: we pay back what we did not lose.`,
    paragraph`Towards others, such as swimmers or boats, you answer for what you do on the water as the law says.`,
  ],
});

const ourLiability: LegalSection[] = [
  {
    id: 'limitation-of-liability',
    title: 'Limitation of Liability',
    blocks: [
      paragraph`Nothing in these terms limits our liability for intent or gross negligence, for death or injury through our fault, or where the law does not allow a limit.`,
      paragraph`Otherwise we answer for the loss that is typical and could be foreseen when you booked. We do not answer for wind, weather and water, for your own decisions on the water, or for things you leave in a locker, unless we caused the loss. If we cannot keep a booking, you get your money back for it, whatever the reason on our side.`,
    ],
  },
  {
    id: 'warranty-exclusions',
    title: 'Warranty Exclusions',
    blocks: [
      paragraph`Nobody works at the stations, and nobody looks at the equipment between every rental and the next. That is why we ask you to look before you go out. We do not promise a certain weather, that a board is free at a certain time, or that website and stations work without interruption.`,
      paragraph`Your rights by law when a service is faulty or not as agreed stay as they are.`,
    ],
  },
];

function disputes({ brand }: LegalFacts, figures: Figures): LegalSection[] {
  return [
    {
      id: 'conflict-resolution',
      title: 'Conflict Resolution',
      blocks: [
        paragraph`Write to us first, at ${mailLink(brand.contactEmail)}. We try to solve it with you within ${days(figures.disputeDays)}.`,
        paragraph`As a consumer you may also turn to a body for consumer disputes: in Estonia the Consumer Disputes Committee (Tarbijavaidluste komisjon), elsewhere in the European Union the one of your own country; the European Consumer Centre of your country helps to find it. You may go to court at any time.`,
        paragraph`Please bring claims within ${years(figures.claimsYears)} after you learned of the reason. Where the law gives you longer and does not let us shorten it, that longer time holds.`,
      ],
    },
    {
      id: 'applicable-law',
      title: 'Applicable Law',
      blocks: [
        paragraph`Estonian law holds. If you are a consumer and live elsewhere, you keep the protection that the law of your home country gives you and that no contract may take away.`,
        paragraph`As a consumer you may sue us in Estonia or where you live, and we may sue you only where you live. With everybody else the courts of Estonia decide.`,
      ],
    },
  ];
}

const additionalProvisions = (figures: Figures): LegalSection => ({
  id: 'additional-provisions',
  title: 'Additional Provisions',
  blocks: [
    paragraph`Force majeure: if something that neither of us can control, such as a storm, a flood or an order of the authorities, makes a duty impossible, that duty rests as long as it lasts, at most ${days(figures.forceMajeureDays)}. After ${days(figures.forceMajeureEndDays)} either of us may end the contract with notice of ${days(figures.forceMajeureNoticeDays)}. A booking that cannot take place at the station for such a reason is refunded in full; of a pass we pay back the unused days.`,
    paragraph`Changes: we may change these terms for the future. Bookings, passes and gift cards you already have keep the terms they were sold under.`,
    paragraph`If a part of these terms does not hold, the rest does. We may hand the contract over to another company only if your rights stay the same.`,
    paragraph`These terms exist in ${languages(figures.languages)}. The one in the language in which you booked binds us towards you; in doubt the reading that is better for you holds.`,
  ],
});

const contactDetails = ({ brand }: LegalFacts): LegalSection => ({
  id: 'contact-details',
  title: 'Contact Details',
  blocks: [
    paragraph`${brand.legalName}, registration number ${brand.registrationNumber}, ${brand.address}.`,
    paragraph`E-mail: ${mailLink(brand.contactEmail)}. Phone: ${phoneLink(brand.contactPhone)}.`,
    paragraph`For help at a station, use the phone number and e-mail address on your booking page. In danger to life call the emergency services first.`,
  ],
});
