import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { RoundButton } from './round-button.tsx';
import { useStrip } from './use-strip.ts';

type Props = {
  images: readonly string[];
  stationName: string;
  /** The picture that it opens with. */
  first: number;
  /** With the picture that was last in view. */
  onClosed: (index: number) => void;
};

/** A native dialog, open as long as it is there: Escape closes it, and the focus stays inside. */
export function LargeView({ images, stationName, first, onClosed }: Props) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const { strip, index, show, onScroll } = useStrip(images.length);
  useEffect(() => {
    dialog.current?.showModal();
    show(first, 'instant');
    // oxlint-disable-next-line react/exhaustive-deps -- it opens once
  }, []);
  const close = () => dialog.current?.close();
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: images.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  const onPress = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('ul, button')) close();
  };
  const count = images.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and presses the dialog lacks
    <dialog
      ref={dialog}
      aria-label={t`Pictures of ${stationName}`}
      onKeyDown={onKeyDown}
      onClick={onPress}
      onClose={() => onClosed(index)}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden bg-deep/95 p-0 text-deep-ink backdrop:bg-deep/60"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between px-4 py-3">
          <p aria-live="polite" className="figures text-sm">
            {index + 1} / {count}
          </p>
          <RoundButton label={t`Close`} onPress={close} icon={X} />
        </div>
        <ul
          ref={strip}
          onScroll={onScroll}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
          tabIndex={0}
          aria-label={t({ message: 'Pictures', comment: 'Name of the gallery, for screen readers' })}
          className="flex min-h-0 grow snap-x snap-mandatory overflow-x-auto overscroll-contain outline-deep-ink -outline-offset-4 [scrollbar-width:none]"
        >
          {images.map((src, at) => {
            const number = at + 1;
            return (
              <li key={src} className="size-full shrink-0 snap-center px-4">
                <img
                  src={src}
                  alt={t`${stationName}, picture ${number} of ${count}`}
                  width={1200}
                  height={800}
                  loading="lazy"
                  className="size-full object-contain"
                />
              </li>
            );
          })}
        </ul>
        <div className="flex justify-center gap-4 px-4 py-3">
          <RoundButton label={t`Previous picture`} onPress={() => show(index - 1)} icon={ChevronLeft} />
          <RoundButton label={t`Next picture`} onPress={() => show(index + 1)} icon={ChevronRight} />
        </div>
      </div>
    </dialog>
  );
}
