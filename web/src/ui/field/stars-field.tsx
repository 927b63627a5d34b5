import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldProps } from './field-props.ts';
import { GroupFrame } from './group-frame.tsx';

const CHOICES = [1, 2, 3, 4, 5];

/** Five radio buttons that look like stars: a finger taps one, the arrow keys move among them. */
export function StarsField({ id, name, value, onChange, onBlur, error, ...frame }: FieldProps<number>) {
  const { t } = useLingui();
  const chosen = value ?? 0;
  return (
    <GroupFrame id={id} error={error} {...frame}>
      <div className="-ml-1.5 flex">
        {CHOICES.map((stars) => (
          <label
            key={stars}
            className={`flex size-12 cursor-pointer items-center justify-center rounded-control text-3xl transition-colors has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-action ${stars <= chosen ? 'text-alert' : 'text-line-strong hover:text-ink-soft'}`}
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === chosen}
              onChange={() => onChange(stars)}
              onBlur={onBlur}
              aria-label={t({
                message: plural(stars, { one: '# star', other: '# stars' }),
                comment: 'One of five ratings to choose from',
              })}
              data-field={name}
              data-invalid={error === undefined ? undefined : ''}
              className="absolute size-px opacity-0"
            />
            <span aria-hidden className="star" />
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
