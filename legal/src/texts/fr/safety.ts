import { EMERGENCY_NUMBER } from '../../emergency-number.ts';

export const safety: readonly string[] = [
  'Gardez toujours le gilet et le leash.',
  'Un vent de terre vous emporte au large\u00A0: dans ce cas, restez sur la plage.',
  'Restez en vue du rivage, à l’écart des baigneurs, des bateaux et des ponts.',
  `Ne vous éloignez jamais seul. Gardez votre téléphone au sec et à portée de main\u202F; en cas d’urgence, appelez le ${EMERGENCY_NUMBER}.`,
  'Allez sur l’eau sobre et en forme.',
];
