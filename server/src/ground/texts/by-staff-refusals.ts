/** Refusals of things that staff do for customers. */
export const byStaffRefusals = {
  'cancel-in-booking':
    'This board belongs to a paid booking. Cancel it there, so that its customer gets the money back.',
  'goodwill-limit': 'That is more than you may give here: {left} is left for this booking and this month',
  'reason-needed': 'Please say why you give this time away',
  'time-is-paid':
    'The customer is entitled to {minutes, plural, one {# minute} other {# minutes}}. Only an admin can take time away.',
  'own-booking': 'This is your own booking: a colleague has to do it',
  'price-surprising': 'It was {was} and would now be {now}. Is that meant?',
  'price-too-low': 'Within a day you can lower this to half at most. For less, ask an admin.',
  'zone-surprising': '{zone} is no clock of this country ({zones}). Is that meant?',
  'changed-meanwhile':
    '{who} changed this to {theirs} on {when}; you were about to write {yours}. To keep yours, save once more.',
  'end-before-start': 'The end is before the start',
  'end-is-over': 'This end is already over',
  'no-such-locker': 'There is no such locker at this station',
  'locker-out-of-service': 'This locker is out of service',
  'locker-incomplete': 'Something is missing in this locker: board, paddle or vest',
  'broadcast-over': 'This message would already be over',
  'broadcast-id-taken': 'This message has been sent at another station. Please open a new one.',
  'broadcast-names-code': 'Do not write door codes to everybody: each person has their own on the booking page',
} as const;
