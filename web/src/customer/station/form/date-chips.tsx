import type { DateChoice } from '@laine/rules/time/date-choices.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { findDateWords, type DateWords } from '../date-words.ts';

type Props = {
  choices: readonly DateChoice[];
  chosen: string;
  words: readonly DateWords[];
  onChoose: (date: Temporal.PlainDate) => void;
};

export function DateChips({ choices, chosen, words, onChoose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const today = t`Today`;
  const days = choices.map((choice, at) => {
    const found = findDateWords(words, choice.date, locale);
    return { choice, ...found, weekday: at === 0 ? today : found.weekday };
  });
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">
        <Trans comment="Label of the five days to choose from">Date</Trans>
      </legend>
      {/* One row of equal chips, in which only a long word for 'today' takes more; large text takes rows. */}
      <div className="flex flex-wrap gap-1 text-xs max-[22rem]:text-[0.75rem]">
        {days.map(({ choice, date, weekday, month, long }, at) => (
          <label
            key={date}
            className="group relative grid min-h-16 flex-[1_1_2.25rem] px-0.5 cursor-pointer content-center justify-items-center rounded-control border border-line-strong bg-paper text-center leading-tight transition-colors hover:border-action has-checked:border-fill has-checked:bg-fill has-checked:text-white has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-foam has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name="date"
              value={date}
              checked={date === chosen}
              disabled={!choice.selectable}
              onChange={() => onChoose(choice.date)}
              aria-label={
                at === 0
                  ? t({ message: `Today, ${long}`, comment: 'Name of a day to choose; long is a date in words' })
                  : long
              }
              suppressHydrationWarning
              className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
            />
            <span aria-hidden className="font-medium whitespace-nowrap">
              <ServerText>{weekday}</ServerText>
            </span>
            <span aria-hidden className="figures text-lg leading-tight font-semibold group-has-disabled:line-through">
              {choice.date.day}
            </span>
            <span aria-hidden className="whitespace-nowrap">
              <ServerText>{month}</ServerText>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
