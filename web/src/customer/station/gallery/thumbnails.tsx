import { useLingui } from '@lingui/react/macro';
import { useRef, type KeyboardEvent } from 'react';

type Props = { images: readonly string[]; index: number; onShow: (index: number) => void };

/** Six in a row. One stop for the tab key; arrows go from picture to picture. */
export function Thumbnails({ images, index, onShow }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const next = (index + steps + images.length) % images.length;
    onShow(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <ul ref={list} className="mt-2 grid grid-cols-6 gap-1.5 sm:gap-2">
      {images.map((src, at) => {
        const [number, count] = [at + 1, images.length];
        return (
          <li key={src}>
            <button
              type="button"
              tabIndex={at === index ? 0 : -1}
              aria-current={at === index}
              aria-label={t`Show picture ${number} of ${count}`}
              onClick={() => onShow(at)}
              onKeyDown={onKeyDown}
              className="block w-full overflow-hidden rounded-control border-2 border-transparent opacity-75 transition-opacity hover:opacity-100 aria-current:border-action aria-current:opacity-100"
            >
              <img
                src={src}
                alt=""
                width={180}
                height={120}
                loading="lazy"
                decoding="async"
                // The large picture comes first.
                fetchPriority="low"
                className="aspect-3/2 w-full rounded-[7px] object-cover dim-at-night"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
