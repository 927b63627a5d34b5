/** Refusals about gift cards and passes. */
export const prepaidRefusals = {
  'gift-card-unknown': 'We do not recognise this gift card',
  'voucher-used':
    'Somebody has paid with this gift card, so its voucher is not sent again. Whoever has the code can go on spending it.',
  'voucher-sent-often':
    'This voucher has been sent again {times, plural, one {# time} other {# times}} within a week. Please print it, or try again in a few days.',
  'gift-card-empty': 'This gift card has been used up',
  'gift-card-expired': 'This gift card has expired',
  'pass-held-already': 'You already have a seasonal pass',
  'pass-too-far-ahead': 'With a seasonal pass you can book at most 3 hours ahead',
  'pass-not-valid': 'Your seasonal pass is not valid for this rental',
  'pass-in-use':
    'The seasonal pass is in use for another rental. It is free again when that one has ended or is cancelled in time.',
  'too-many-free-bookings':
    'With a seasonal pass you can make 5 free bookings a day. Please pay for this one, or try again tomorrow.',
  'pass-not-on-sale': 'This pass is no longer on sale',
  'pass-stations-closed': 'Every station of this pass is closed right now. It is sold again once one opens.',
  'pass-starts-too-late': 'This season ends too soon: please ask for the pass to start at once',
  'not-withdrawable': 'This purchase can no longer be withdrawn from',
} as const;
