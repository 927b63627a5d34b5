import { Trans } from '@lingui/react/macro';

export function StationTitle({ name }: { name: string }) {
  return (
    <h1 id="station-title">
      <span className="block text-sm font-semibold tracking-normal text-action">
        <Trans>Book SUP board here</Trans>
      </span>
      <span className="sr-only">: </span>
      <span className="block text-3xl md:text-4xl">{name}</span>
    </h1>
  );
}
