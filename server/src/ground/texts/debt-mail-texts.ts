/** Mails about a debt after a card didn't pay, from the first to the last. */
export const debtMailTexts = {
  'debt-subject': 'Please pay {sum} by {until}',
  'debt-title': 'An open payment',
  'debt-intro':
    'We could not charge {sum} to your saved card: the bank refused it or wants you to confirm it. Please pay by {until}.',
  'debt-dispute-intro':
    'Your bank has taken back a payment to us: {sum} of it is still to be paid. Please pay by {until}.',
  'debt-booking': 'Until it is paid, you cannot make a new booking.',
  'debt-doubles': 'If the overtime is not paid by {until}, its price doubles to {grown}.',
  'debt-doubles-late': 'If the overtime stays unpaid, its price doubles to {grown}.',
  'debt-object':
    'If you think this is wrong, tell us on the booking page: while we look into it, nothing has to be paid.',
  'debt-pay': 'Pay {sum}',
  'debt-for': 'For',
  'debt-sum': 'To be paid',
  'debt-until': 'Pay by',
  'debt-reminder-subject': 'Reminder: please pay {sum} by {until}',
  'debt-reminder-title': 'Your payment is still open',
  'debt-reminder-intro': '{sum} has not been paid yet. Please pay by {until}.',
  'debt-overdue-subject': 'Reminder: {sum} was due by {until}',
  'debt-overdue-intro': '{sum} was due by {until} and has not been paid yet. Please pay now.',
  'debt-doubled-subject': 'Your unpaid overtime is now {sum}',
  'debt-doubled-title': 'Your unpaid overtime has doubled',
  'debt-doubled-line': 'Doubled, because it was not paid in time',
  'debt-doubled-intro':
    'It was due on {until} and was not paid after two reminders, so its price has doubled to {sum}. It does not grow any further.',
} as const;
