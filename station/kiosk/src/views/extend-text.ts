import type { View } from '../../../src/screen/screen.ts';
import type { Texts } from '../texts/texts.ts';

type Hour = Extract<View, { name: 'extend' }>['hour'];

/** Heading and sentence for each step of one more hour. */
export function extendText(
  texts: Texts['extend'],
  hour: Hour,
  time: (moment: string) => string,
): { title: string; lead: string } {
  switch (hour.what) {
    case 'asking':
      return { title: texts.asking, lead: texts.askingLead };
    case 'offered':
      return { title: texts.offered, lead: texts.offeredLead };
    case 'extended':
      return { title: texts.extended, lead: texts.extendedLead };
    case 'to-pay':
      return { title: texts.toPay, lead: texts.toPayLead({ time: time(hour.until) }) };
    case 'waiting':
      return { title: texts.waiting, lead: texts.waitingLead({ time: time(hour.until) }) };
    default:
      return { title: texts.refused, lead: texts.reason[hour.reason] };
  }
}
