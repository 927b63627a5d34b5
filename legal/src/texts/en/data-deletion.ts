import { paths } from '@laine/contract/paths.ts';
import { link, list, mailLink, paragraph } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { days, years } from './amounts.ts';

export function dataDeletion({ brand, facebook }: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Data deletion',
    summary: `Delete your account in your settings. It closes at once; for ${days(figures.restoreDays)} you can take it back by signing in. Then your personal data is removed.`,
    sections: [
      {
        id: 'how',
        title: 'How to delete your account',
        blocks: [
          paragraph`Sign in, open your ${link('settings', paths.settings())} and choose “Delete my account”. Before you confirm, the page says when everything is removed, what that waits for, and which gift-card balance or pass you would lose. If you like, export your data first, on the same page.`,
          paragraph`Can you no longer sign in? Write to ${mailLink(brand.contactEmail)} from the e-mail address of the account. We do it for you within ${days(figures.deletionProcessedDays)}.`,
        ],
      },
      {
        id: 'what-happens',
        title: 'What happens when',
        blocks: [
          list(
            'At once: the account is deactivated, you can no longer book, and all other browsers are signed out. In this one you can still see bookings and codes, open your locker, pay, export and take the deletion back.',
            `For ${days(figures.restoreDays)}: sign in, and everything is as before.`,
            'Then: name, contacts, sign-ins, reviews, the saved card, bank account numbers, photos, and what you wrote about problems, claims and on gift cards are removed, also at the payment provider as far as its own duties allow.',
          ),
        ],
      },
      {
        id: 'what-it-waits-for',
        title: 'What the removal waits for',
        blocks: [
          paragraph`As long as one of these is open, we still need to know who you are:`,
          list(
            'a coming or running rental;',
            'a debt that is due;',
            'an undecided claim;',
            'a refund on its way to you;',
            'a payment that is disputed at your bank.',
          ),
          paragraph`The settings page names what it waits for. After ${days(figures.deletionMaxDays)} from your request the data is removed in any case.`,
        ],
      },
      {
        id: 'what-stays',
        title: 'What stays, and why',
        blocks: [
          list(
            `Accounting documents: ${years(figures.accountingYears)} after the end of their calendar year, because the law demands it. Your name and contacts are taken out of them; a company stays on its invoice.`,
            `The record that you agreed to the terms: ${years(figures.consentYears)}, as proof, without your name and contacts.`,
            `After a ban or a valid warning: keyed hashes of e-mail address and phone numbers until it ends, for a ban without an end ${years(figures.banYears)}. Nobody can read the addresses from them.`,
          ),
          paragraph`More about it stands in the ${link('privacy policy', paths.privacy())}.`,
        ],
      },
      ...(facebook
        ? [
            {
              id: 'facebook',
              title: 'If you signed in with Facebook',
              blocks: [
                paragraph`In Facebook’s settings, under “Apps and websites”, remove ${brand.name} and ask for the deletion of your data. Facebook tells us, and we begin the deletion as if you had asked here. Facebook shows you a confirmation code with a link to this page, which says how far it is.`,
              ],
            },
          ]
        : []),
      {
        id: 'contact',
        title: 'Questions',
        blocks: [
          paragraph`${brand.legalName}, ${brand.address}, ${mailLink(brand.contactEmail)}. If you are not content with our answer, you may complain to the Data Protection Inspectorate of Estonia (Andmekaitse Inspektsioon) or to the authority where you live.`,
        ],
      },
    ],
  };
}
