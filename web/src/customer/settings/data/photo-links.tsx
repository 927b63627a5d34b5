import { Trans } from '@lingui/react/macro';
import { KnownFact } from './known-fact.tsx';

/** Opens each picture by itself; a person without any has none listed. */
export function PhotoLinks({ urls }: { urls: string[] }) {
  return (
    <KnownFact label={<Trans comment="Photos of damage">Photos</Trans>}>
      {urls.length > 0 && (
        <span className="flex flex-wrap gap-3">
          {urls.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              <Trans comment="Link to one of several pictures">Photo {index + 1}</Trans>
            </a>
          ))}
        </span>
      )}
    </KnownFact>
  );
}
