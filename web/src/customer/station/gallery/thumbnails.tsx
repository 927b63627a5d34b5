import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent } from 'react';

type Props = { images: readonly string[]; index: number; onShow: (index: number) => void };

/** One row: six in view, the next ones by scrolling. One stop for the tab key; arrows go from picture to picture. */
export function Thumbnails({ images, index, onShow }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  // Not `scrollIntoView`, which would scroll the page as well.
  useEffect(() => {
    const [row, shown] = [list.current, list.current?.children[index]];
    if (!row || !(shown instanceof HTMLElement)) return;
    const beyond = shown.offsetLeft + shown.offsetWidth - row.clientWidth;
    row.scrollLeft = Math.min(shown.offsetLeft, Math.max(row.scrollLeft, beyond));
  }, [index]);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const next = (index + steps + images.length) % images.length;
    onShow(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <ul
      ref={list}
      className="relative mt-2 grid auto-cols-[calc((100%-2.5rem)/6)] grid-flow-col gap-2 overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
    >
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
