import { useLingui } from '@lingui/react/macro';

/** Small pictures; each opens by itself. */
export function PhotoRow({ urls }: { urls: string[] }) {
  const { t } = useLingui();
  if (urls.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {urls.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-control">
            <img
              src={url}
              alt={t({ message: `Photo ${index + 1}`, comment: 'Link to one of several pictures' })}
              loading="lazy"
              className="size-28 rounded-control border border-line bg-foam object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
