import type { StationStatus } from '@laine/contract/states.ts';

type Props = { src: string | null; status: StationStatus };

/** The words beside a picture say the same, so screen readers skip the picture. */
export function StationPicture({ src, status }: Props) {
  return (
    <div className="aspect-3/2 overflow-hidden rounded-card bg-sky">
      {src && (
        <img
          src={src}
          alt=""
          width={1200}
          height={800}
          loading="lazy"
          decoding="async"
          className={`size-full object-cover transition-[scale] duration-250 group-hover:scale-[1.02] dim-at-night ${status === 'active' ? '' : 'opacity-70 saturate-50'}`}
        />
      )}
    </div>
  );
}
