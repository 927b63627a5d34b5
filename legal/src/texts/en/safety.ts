import { EMERGENCY_NUMBER } from '../../emergency-number.ts';

export const safety: readonly string[] = [
  'Wear the life vest and the leash, all the time.',
  'Wind from the land carries you out: then stay on the beach.',
  'Stay in sight of the shore, away from swimmers, boats and bridges.',
  `Never far out alone. Keep your phone dry and at hand; in an emergency call ${EMERGENCY_NUMBER}.`,
  'Go out sober and fit.',
];
