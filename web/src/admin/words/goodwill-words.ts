import type { GoodwillReason } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why staff give something of their own accord. */
export const goodwillReasonWords: Readonly<Record<GoodwillReason, MessageDescriptor>> = {
  'equipment-trouble': msg({
    message: 'Trouble with the equipment',
    comment: 'Why staff give something out of kindness',
  }),
  'door-trouble': msg({ message: 'Trouble with a door', comment: 'Why staff give something out of kindness' }),
  'late-start': msg({ message: 'Could not start in time', comment: 'Why staff give something out of kindness' }),
  weather: msg({ message: 'Weather', comment: 'Why staff give something out of kindness' }),
  'wrong-charge': msg({ message: 'Charged wrongly', comment: 'Why staff give something out of kindness' }),
  'poor-service': msg({ message: 'Our service was poor', comment: 'Why staff give something out of kindness' }),
  other: msg({ message: 'Something else', comment: 'Why staff give something out of kindness' }),
};
