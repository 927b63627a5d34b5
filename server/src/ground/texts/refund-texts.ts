/** Destinations of a refund's parts. */
export const refundTexts = {
  'refund-title': 'Your refund',
  'refund-card': '{refund} goes back to your card. Banks usually need 5 to 10 days.',
  'refund-at-bank':
    '{refund} waits until your bank has decided about your payment. If the payment stays with us, the money then goes back to your card and we write to you; otherwise you get it from your bank.',
  'refund-waits': '{refund} will go back to your card. It has not left yet: we will write to you as soon as it has.',
  'refund-to-come': 'Refund to come',
  'refund-before': 'Refunded before',
  'refund-gift-card': '{refund} is back on your gift card now.',
  'refund-buyer':
    '{refund} had been paid with a gift card whose buyer has withdrawn from the purchase since. This part goes back to the buyer and not to you.',
  'refund-pass': 'The free hour of your pass can be used again.',
  'refund-had': 'You have had the money for it already: as a voucher, or from your bank.',
  'refund-voucher':
    'The refund includes {refund} in place of the voucher that we gave you for this booking: that much of the voucher is no longer valid.',
  'refund-pass-price':
    '{refund} for the hour of your pass goes back as well, to the card you paid the pass with. Banks usually need 5 to 10 days.',
  'dispute-lost-subject': 'Please pay {refund}: your bank took a payment back',
  'dispute-lost-title': 'Pay what was used',
  'dispute-lost-intro':
    'Your bank has taken back what you paid for a pass or a gift card. What was used of it is still to be paid; the rest is no longer valid. Until then you cannot book.',
  'buyer-subject': 'Your gift card: {refund} more comes back to you',
  'buyer-intro':
    'You withdrew from a gift card, and a part of it had been spent on a rental. That rental was refunded, so this part goes back to you as well, to the card you paid with. Banks usually need 5 to 10 days.',
} as const;
