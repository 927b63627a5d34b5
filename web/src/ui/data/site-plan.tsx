import { useLingui } from '@lingui/react/macro';

type Props = { src: string; stationName: string };

/** The whole plan, whatever its shape, large enough to read its labels. */
export function SitePlan({ src, stationName: name }: Props) {
  const { t } = useLingui();
  return (
    <a href={src} target="_blank" rel="noreferrer" className="block cursor-zoom-in rounded-control">
      <img
        src={src}
        alt={t({ message: `Site plan of ${name}`, comment: 'A drawing of the place from above' })}
        loading="lazy"
        width={600}
        height={400}
        className="aspect-3/2 w-full rounded-control bg-sky object-contain"
      />
    </a>
  );
}
