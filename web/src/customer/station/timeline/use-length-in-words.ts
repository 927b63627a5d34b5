import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** '2 hours 5 minutes', for a voice; the eye gets the short form of `Duration`. */
export function useLengthInWords(): (minutes: number) => string {
  const { t } = useLingui();
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const inHours = t({ message: plural(hours, { one: '# hour', other: '# hours' }), comment: 'A length, read aloud' });
    const inMinutes = t({
      message: plural(rest, { one: '# minute', other: '# minutes' }),
      comment: 'A length, read aloud',
    });
    return [hours > 0 && inHours, rest > 0 && inMinutes].filter(Boolean).join(' ');
  };
}
