import type { Overtime } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { longDateText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';

type Props = { objection: NonNullable<Overtime['objection']>; timeZone: string };

/** The customer's words and the admin's answer. Both may be empty after data was removed. */
export function ObjectionTalk({ objection, timeZone }: Props) {
  const locale = useLocale();
  const { text, at, answer } = objection;
  const date = (moment: string) => <ServerText>{longDateText(moment, timeZone, locale)}</ServerText>;
  return (
    <div className="grid gap-3 text-sm">
      <figure className="rounded-control border border-line px-4 py-3">
        <figcaption className="text-ink-soft">
          <Trans comment="Above the words of an objection; a date follows">You objected on {date(at)}</Trans>
        </figcaption>
        <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">{text}</blockquote>
      </figure>
      {answer && (
        <figure className="rounded-control border border-line bg-foam px-4 py-3">
          <figcaption className="text-ink-soft">
            {answer.decision === 'dropped' ? (
              <Trans comment="Above an answer; a date follows">We agreed with you on {date(answer.at)}</Trans>
            ) : (
              <Trans comment="Above an answer; a date follows">We looked into it on {date(answer.at)}: it stays</Trans>
            )}
          </figcaption>
          <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">{answer.reason}</blockquote>
        </figure>
      )}
    </div>
  );
}
