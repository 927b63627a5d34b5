import { EMERGENCY_NUMBER } from '../../emergency-number.ts';

export const safety: readonly string[] = [
  'Lleva siempre puestos el chaleco y la correa de la tabla.',
  'El viento de tierra te aleja de la orilla: en ese caso, quédate en la playa.',
  'Quédate a la vista de la orilla, lejos de bañistas, barcos y puentes.',
  `Nunca te alejes a solas. Lleva el móvil seco y a mano; en caso de emergencia llama al ${EMERGENCY_NUMBER}.`,
  'Sal sobrio y en forma.',
];
