import { useRef, useState } from 'react';

/** The browser itself scrolls and snaps the row of pictures; this only knows which one is shown. */
export function useStrip(length: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  const onScroll = () => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    setIndex(Math.min(length - 1, Math.max(0, Math.round(scrollLeft / clientWidth))));
  };
  /** After the last picture comes the first. */
  const show = (wish: number, behavior: ScrollBehavior = 'smooth') => {
    const next = (wish + length) % length;
    setIndex(next);
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: calm(behavior) });
  };
  return { strip, index, show, onScroll };
}

const calm = (wish: ScrollBehavior): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : wish;
