import { Trans } from '@lingui/react/macro';

/** On every page while the payment provider takes test cards only: nobody may believe that they have booked. */
export function RehearsalBanner() {
  return (
    <aside className="bg-yellow text-on-yellow">
      <p className="page-width py-2.5 text-center text-sm font-medium">
        <Trans comment="On every page of a rehearsal">
          This is a rehearsal. No money moves, and only invited people can book.
        </Trans>
      </p>
    </aside>
  );
}
