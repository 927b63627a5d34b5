import type { ItemKind } from '@laine/contract/states.ts';

/** Mails about things missing or broken after a rental. */
export const claimMailTexts = {
  'claim-subject': 'We ask {sum} for damage or loss: {station}, {day}',
  'claim-title': 'Something was missing or broken',
  'claim-intro':
    'After your rental our team found what is listed here, and we ask {sum} for it. {until, select, none {Please look at it} other {Please look at it by {until}}}: you can agree, or tell us why it is wrong.',
  'claim-photos': 'The booking page shows {photos, plural, one {a photo} other {# photos}} of it.',
  'claim-note': 'What we found',
  'claim-answer-by': 'Answer by',
  'claim-silence':
    '{until, select, none {Nothing is charged unless you agree.} other {Without an answer we charge {sum} to your saved card, once.}}',
  'claim-contest':
    'If you contest it, nothing is charged until an admin who did not propose it has decided and told you why.',
  'claim-open': 'See it and answer',
  'claim-total': 'Asked for in all',
  'claim-charged-subject': 'Paid: {sum}, {station}, {day}',
  'claim-charged-title': 'Your card has paid for the damage',
  'claim-charged-intro': 'We have charged {sum} to your saved card for what was missing or broken after your rental.',
  'claim-decided-subject': 'Our decision about the damage: {station}, {day}',
  'claim-kept-title': 'The claim stays',
  'claim-kept-intro':
    'We have read what you wrote, and somebody who did not propose the claim has decided: we ask {sum} and charge it to your saved card.',
  'claim-dropped-title': 'You owe nothing',
  'claim-dropped-intro': 'We have looked into it again and dropped the claim. Nothing is charged.',
  'claim-found-intro': 'What was missing has been found, so we ask nothing for it. Nothing is charged.',
  'claim-refund-intro': 'What was missing after your rental has been found, so you get back what you paid for it.',
  'item-board': 'Board',
  'item-paddle': 'Paddle',
  'item-vest': 'Life vest',
  'item-other': 'Other equipment',
} as const satisfies Record<`item-${ItemKind}`, string> & Record<string, string>;
