import { link, list, mailLink, paragraph, phoneLink } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { days, languages } from './amounts.ts';

export function accessibility({ brand }: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Accessibility',
    summary: `${brand.name} is made to be used by as many people as possible, with or without a mouse, sight or a steady hand. Here is what holds, what does not yet, and whom to write to.`,
    sections: [
      {
        id: 'aim',
        title: 'What we aim at',
        blocks: [
          paragraph`The website aims at the ${link('Web Content Accessibility Guidelines', 'https://www.w3.org/TR/WCAG22/')} (WCAG) 2.2, level AA. They also underlie the European standard EN 301 549 and the European Accessibility Act. This is our own assessment; no outside body has examined it.`,
        ],
      },
      {
        id: 'what-holds',
        title: 'What holds',
        blocks: [
          list(
            'Every page can be used with the keyboard alone; the focus is visible, and a link skips to the content.',
            'Headings, form fields, messages and dialogs have names and roles that screen readers announce.',
            'Colours have enough contrast in the light and the dark design. Nothing is told by colour alone.',
            'Pages can be enlarged and fit small screens. Movement is reduced where your device asks for it.',
            'Errors are told in words beside the field. Nothing that you filled in is lost when you sign in.',
            `Pages, e-mails and text messages exist in ${languages(figures.languages)}.`,
            'The touch screen at the station has large buttons and the same languages. You can also open your locker from the booking page, with your own device.',
            'A program checks the pages with every change we make.',
          ),
        ],
      },
      {
        id: 'known-limits',
        title: 'Known limits',
        blocks: [
          list(
            'The map shows by pictures where a station is. The address in words stands beside it.',
            'The touch screen does not speak and cannot be used without sight. The door can be opened from the booking page, or call us and we open it.',
            'Lockers stand at different heights, and the way over sand or stones may not suit a wheelchair. Call before you book, and we tell you what the place is like.',
            'The payment page belongs to Stripe, which answers for its own accessibility.',
            'Booking and signing in by e-mail need JavaScript.',
            'Programs do not find every barrier. We have not yet tested with people of every kind of disability.',
          ),
        ],
      },
      {
        id: 'tell-us',
        title: 'Tell us',
        blocks: [
          paragraph`If something does not work for you, or you need this or another text in another form, write to ${mailLink(brand.contactEmail)} or call ${phoneLink(brand.contactPhone)}. Say which page it was and what you used. We answer within ${days(figures.disputeDays)}, and help you to book meanwhile.`,
        ],
      },
      {
        id: 'authority',
        title: 'If our answer is not enough',
        blocks: [
          paragraph`You may turn to the authority that supervises the accessibility of services: in Estonia the one for consumer protection, elsewhere the one of your country.`,
        ],
      },
    ],
  };
}
