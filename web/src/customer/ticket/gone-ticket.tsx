import { paths } from '@laine/contract/paths.ts';
import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Shore } from '../../ui/art/shore.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import type { TicketEnd } from './ticket-end-of.ts';

type Props = {
  end: TicketEnd;
  /** The ticket that the page showed before, if any. */
  last: SharedTicket | undefined;
};

/** Replaces a ticket that somebody may have scrolled through: the focus moves to its headline, so that they hear it. */
export function GoneTicket({ end, last }: Props) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    headline.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="relative isolate overflow-hidden bg-sky pb-24 md:pb-32">
      <div className="page-width grid max-w-xl grid-cols-[minmax(0,1fr)] justify-items-start gap-4 pt-10 md:pt-16">
        <h1 ref={headline} tabIndex={-1} className="text-2xl md:text-3xl">
          {end.isPast ? (
            <Trans comment="Headline of a board's ticket after its time">This ticket is over</Trans>
          ) : (
            <Trans comment="Headline of a ticket that was taken back or never was">
              This ticket is no longer valid
            </Trans>
          )}
        </h1>
        <p className="max-w-prose">
          {end.why ?? (
            <Trans>
              Its time is over, it was taken back, or the link was cut off on its way. Whoever sent it to you knows
              more.
            </Trans>
          )}
        </p>
        <Link
          to={last ? paths.station(last.station.id) : paths.home('locations')}
          className={`${buttonStyle('primary')} mt-2 w-full sm:w-auto sm:min-w-[min(16rem,100%)]`}
        >
          <Trans comment="Button to a station, or to the list of them">Book a board</Trans>
        </Link>
      </div>
      <Shore className="absolute inset-x-0 -bottom-px -z-10 text-foam" />
    </div>
  );
}
