import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { useSearchHere } from '../../../ui/hooks/use-search-here.ts';
import { Problem } from '../../../ui/state/problem.tsx';
import type { OpeningWish } from '../station-data.ts';
import { markOpeningWish } from './draft-store.ts';
import { useOpeningWish } from './use-opening-wish.ts';

type Props = { stationId: string; wish: OpeningWish };

/** One press, and one mail when a closed station can be booked again. */
export function TellWhenOpen({ stationId, wish }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const target = paths.station(stationId) + useSearchHere();
  const show = () => part.current?.scrollIntoView({ block: 'center' });
  const { isWished, isActing, problem, toggle } = useOpeningWish(stationId, wish, show);
  const { email } = wish;
  const label = (
    <>
      <BellRing aria-hidden className="size-4.5 shrink-0" />
      <Trans comment="Button: one mail when a closed station can be booked again">Tell me when it opens</Trans>
    </>
  );
  return (
    <div ref={part} className="grid w-full grid-cols-[minmax(0,1fr)] gap-2 text-center">
      {email === null ? (
        <Link
          to={paths.login({ redirect: target })}
          onClick={() => markOpeningWish(stationId)}
          className={buttonStyle('action')}
        >
          {label}
        </Link>
      ) : (
        <button
          type="button"
          onClick={toggle}
          aria-disabled={isActing}
          className={`${buttonStyle(isWished ? 'quiet' : 'action')} aria-disabled:cursor-progress`}
        >
          {isWished ? <Trans comment="Button: no mail after all when a station opens">Don’t tell me</Trans> : label}
        </button>
      )}
      <p aria-live="polite" className="text-sm break-words text-ink-soft">
        {isWished ? (
          <Trans comment="email is the person's own address">We’ll write to {email} when it opens.</Trans>
        ) : (
          <Trans>One mail when it can be booked again, and nothing else.</Trans>
        )}
      </p>
      {problem !== undefined && <Problem text={problem} />}
    </div>
  );
}
