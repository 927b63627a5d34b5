import { Trans } from '@lingui/react/macro';

/** '1 h 30 min', as short as a price line needs it. */
export function Duration({ minutes }: { minutes: number }) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return <Trans comment="A length of time, as short as possible">{rest} min</Trans>;
  if (rest === 0) return <Trans comment="A length of time, as short as possible">{hours} h</Trans>;
  return (
    <Trans comment="A length of time, as short as possible">
      {hours} h {rest} min
    </Trans>
  );
}
