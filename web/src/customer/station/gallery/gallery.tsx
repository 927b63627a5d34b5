import { useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Thumbnails } from './thumbnails.tsx';
import { useStrip } from './use-strip.ts';

const load = async () => import('./large-view.tsx');

const LargeView = lazy(async () => {
  const { LargeView: view } = await load();
  return { default: view };
});

/** Before the press, so that the view is there with it. If it fails, the press asks again. */
const loadAhead = () => void load().catch(() => undefined);

type Props = { images: readonly string[]; stationName: string };

export function Gallery({ images, stationName }: Props) {
  const { t } = useLingui();
  const { strip, index, show, onScroll } = useStrip(images.length);
  const [openedAt, setOpenedAt] = useState<number>();
  const count = images.length;
  // After the large view closes, the main picture and the focus are at the picture that was seen last.
  const onClosed = (at: number) => {
    setOpenedAt(undefined);
    show(at, 'instant');
    strip.current?.querySelectorAll('button')[at]?.focus({ preventScroll: true });
  };
  if (count === 0) return null;
  return (
    <section aria-label={t({ message: 'Pictures', comment: 'Name of the gallery, for screen readers' })}>
      <div className="relative overflow-hidden rounded-card bg-sky">
        <ul
          ref={strip}
          onScroll={onScroll}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {images.map((src, at) => {
            const number = at + 1;
            return (
              <li key={src} aria-hidden={at !== index} className="w-full shrink-0 snap-center">
                <button
                  type="button"
                  tabIndex={at === index ? 0 : -1}
                  onFocus={loadAhead}
                  onPointerEnter={loadAhead}
                  onClick={() => setOpenedAt(at)}
                  aria-label={t`View picture ${number} of ${count} large`}
                  className="block w-full cursor-zoom-in -outline-offset-6"
                >
                  <img
                    src={src}
                    alt=""
                    width={1200}
                    height={800}
                    loading={at === 0 ? 'eager' : 'lazy'}
                    fetchPriority={at === 0 ? 'high' : 'auto'}
                    className="aspect-3/2 w-full object-cover dim-at-night"
                  />
                </button>
              </li>
            );
          })}
        </ul>
        <p
          aria-hidden
          className="figures pointer-events-none absolute right-3 bottom-3 flex items-center gap-2 rounded-full bg-paper/90 px-3 py-1 text-xs font-medium"
        >
          <Maximize2 className="size-3.5" />
          {index + 1} / {count}
        </p>
      </div>
      {count > 1 && <Thumbnails images={images} index={index} onShow={show} />}
      {openedAt !== undefined && (
        <Suspense>
          <LargeView images={images} stationName={stationName} first={openedAt} onClosed={onClosed} />
        </Suspense>
      )}
    </section>
  );
}
