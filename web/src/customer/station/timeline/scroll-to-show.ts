/** Pixels from the left end of what scrolls. */
type Span = { from: number; to: number };
type View = { left: number; width: number; contentWidth: number };

/**
 * The scroll position that shows a span, or undefined if it's already visible. It's centred, so that the next steps
 * stay in view too; for a span wider than the view, the moved end counts.
 */
export function scrollToShow(view: View, span: Span, movedEnd: 'from' | 'to'): number | undefined {
  const { left, width, contentWidth } = view;
  const isWider = span.to - span.from > width;
  const wanted = isWider ? onlyEnd(span, movedEnd, width) : span;
  if (wanted.from >= left && wanted.to <= left + width) return undefined;
  const middle = (wanted.from + wanted.to - width) / 2;
  return Math.max(0, Math.min(contentWidth - width, middle));
}

const onlyEnd = ({ from, to }: Span, movedEnd: 'from' | 'to', width: number): Span =>
  movedEnd === 'from' ? { from, to: from + width } : { from: to - width, to };

/**
 * How fast a held thing scrolls the view, in pixels per second: not at all in the middle, faster towards an edge, only
 * outwards. At the edge itself an hour takes half a second, so that a hand can stop at the one it wants.
 */
export function edgePull(x: number, view: { left: number; right: number }, heldAt: number): number {
  const pull = (beyond: number) => MIN_PULL + (MAX_PULL - MIN_PULL) * Math.min(1, beyond / EDGE);
  if (x < heldAt && x < view.left + EDGE) return -pull(view.left + EDGE - x);
  if (x > heldAt && x > view.right - EDGE) return pull(x - (view.right - EDGE));
  return 0;
}

const EDGE = 40;
const MIN_PULL = 30;
const MAX_PULL = 90;
