import { Trans, useLingui } from '@lingui/react/macro';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { problemWords } from '../words/problem-words.ts';
import type { BookingData } from './booking-data.ts';

/** What the renter reported, with the pictures. */
export function ReportedProblems({ detail: { problems, station } }: { detail: BookingData }) {
  const { i18n, t } = useLingui();
  if (problems.length === 0) return null;
  return (
    <section aria-label={t`Reported problems`} className="grid gap-3">
      <h2 className="text-lg">
        <Trans>Reported problems</Trans>
      </h2>
      {problems.map((problem) => (
        <article key={problem.id} className="grid gap-2 rounded-card border border-line bg-paper p-4 text-sm">
          <p className="flex flex-wrap justify-between gap-2">
            <span className="font-semibold">{i18n._(problemWords[problem.what])}</span>
            <ZonedTime moment={problem.happenedAt} timeZone={station.timeZone} />
          </p>
          {problem.words !== '' && <p className="whitespace-pre-line">{problem.words}</p>}
          <ul className="flex flex-wrap gap-2">
            {problem.photoUrls.map((url, index) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img
                    src={url}
                    alt={t`Photo ${index + 1} of the problem`}
                    className="h-28 rounded-control object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
