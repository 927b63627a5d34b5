/** Text sizes in percent, and the part of the page to check. */
type Look = { sizes: readonly number[]; within: string };

/**
 * Describes everything on the page that a reader would call broken with text of these sizes; empty if all is well. It
 * runs in the page, so it can't use anything from outside its own lines.
 *
 * - the page scrolls sideways
 * - text is cut off by a box around it, or is beyond the edge of the screen
 * - a time, a date in figures, a sum, a phone number or a code is broken over two lines
 * - a word of a heading, a button or a label is broken inside
 * - two texts overlap, or a text overlaps a button or icon that it isn't part of
 */
export function findLayoutFaults({ sizes, within }: Look): string[] {
  /** `layer`: text that scrolls with the page is separate from text that stays in view. */
  type Piece = { rect: DOMRect; owner: Element; layer: Element | undefined; words: string; isText: boolean };
  const TOLERANCE = 1.5;
  const unbreakable = [
    /\d{1,2}:\d{2}(?:\s?[–-]\s?\d{1,2}:\d{2})?/g,
    /\d{2}\.\d{2}\.\d{4}/g,
    /€\s?\d[\d.,]*\d|\d[\d.,\u00A0\u202F]*\s?€/g,
    /\+\d[\d ]{6,}\d/g,
    /(?<![\p{L}\d.,:€])\d{2,}(?![\p{L}\d.,:])/gu,
  ];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** The nearest ancestor, or the element itself, that matches. Asked for every text, so answers are remembered. */
  const nearest = (isSo: (style: CSSStyleDeclaration) => boolean) => {
    const known = new Map<Element, Element | undefined>();
    const find = (element: Element): Element | undefined => {
      if (!known.has(element)) {
        const around = element.parentElement;
        known.set(element, isSo(styleOf(element)) ? element : around ? find(around) : undefined);
      }
      return known.get(element);
    };
    return { find, forget: () => known.clear() };
  };
  const hidingPlaces = nearest(({ clipPath }) => clipPath === 'inset(50%)');
  const layers = nearest(({ position }) => position === 'fixed' || position === 'sticky');
  const edges = nearest(({ overflowX }) => overflowX !== 'visible');
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !hidingPlaces.find(element);
  const blockOf = (element: Element): Element =>
    element.parentElement && styleOf(element).display === 'inline' ? blockOf(element.parentElement) : element;
  const rectsOf = (range: Range | Element) =>
    [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  /** Text boxes are taller than the drawn letters. */
  const drawn = ({ left, right, top, bottom, height }: DOMRect, isText: boolean) => ({
    left: left + 1,
    right: right - 1,
    top: top + (isText ? height * 0.24 : 1),
    bottom: bottom - (isText ? height * 0.24 : 1),
  });

  const textsIn = (root: Element): Map<Element, Text[]> => {
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, svg, select, template, [inert]')) continue;
      if (!isSeen(parent)) continue;
      const block = blockOf(parent);
      // A space between two words separates them.
      if (!node.nodeValue?.trim() && !blocks.has(block)) continue;
      blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
    }
    return blocks;
  };

  const isClip = (element: Element) => ['hidden', 'clip'].includes(styleOf(element).overflowX);

  /** Adds faults for cut-off text, and returns the lines that aren't cut. */
  const linesOf = (block: Element, nodes: Text[], faults: string[]): Piece[] => {
    const boxes: DOMRect[] = [];
    let edge = edges.find(block);
    // Content beyond a scrolling element can be scrolled to.
    for (; edge && isClip(edge); edge = edge.parentElement ? edges.find(edge.parentElement) : undefined)
      boxes.push(edge.getBoundingClientRect());
    const canScroll = edge !== undefined;
    const range = document.createRange();
    return nodes.flatMap((node) => {
      range.selectNodeContents(node);
      const words = short(node.data);
      return rectsOf(range).flatMap((rect) => {
        const { top, bottom } = drawn(rect, true);
        const isCut = boxes.some(
          (box) =>
            rect.right > box.right + TOLERANCE ||
            rect.left < box.left - TOLERANCE ||
            bottom > box.bottom + TOLERANCE ||
            top < box.top - TOLERANCE,
        );
        const isBeyond = !canScroll && (rect.right > innerWidth + TOLERANCE || rect.left < -TOLERANCE);
        if (isCut) faults.push(`cut: ${words}`);
        else if (isBeyond) faults.push(`beyond the edge: ${words}`);
        return isCut || isBeyond ? [] : [{ rect, owner: block, layer: layers.find(block), words, isText: true }];
      });
    });
  };

  /** Text of a block that is broken although it must stay together. */
  const breaksIn = (block: Element, nodes: Text[]): string[] => {
    const text = nodes.map(({ data }) => data).join('');
    const place = (offset: number) => {
      let rest = offset;
      for (const node of nodes) {
        if (rest <= node.length) return { node, at: rest };
        rest -= node.length;
      }
      throw new Error('beyond the text');
    };
    const isBroken = (match: RegExpExecArray) => {
      const range = document.createRange();
      const [from, to] = [place(match.index), place(match.index + match[0].length)];
      range.setStart(from.node, from.at);
      range.setEnd(to.node, to.at);
      const [first, ...rest] = rectsOf(range).map(({ top, height }) => ({ middle: top + height / 2, height }));
      return first !== undefined && rest.some(({ middle }) => Math.abs(middle - first.middle) > first.height * 0.7);
    };
    const isName =
      block.closest('h1, h2, h3, button, a.rounded-control, dt, label, summary, [role=timer], [aria-live]') !== null;
    const patterns = isName ? [...unbreakable, /[\p{L}\p{M}\u00AD]+/gu] : unbreakable;
    return (
      patterns
        .flatMap((pattern) => [...text.matchAll(pattern)])
        // A soft hyphen allows a break.
        .filter((match) => !match[0].includes('\u00AD') && isBroken(match))
        .map(([words]) => `broken over two lines: ${words} in ${short(text)}`)
    );
  };

  /** Buttons, fields and icons. An invisible field covers the text that stands for it. */
  const thingsIn = (root: Element): Piece[] =>
    [...root.querySelectorAll('button, input, select, textarea, svg.lucide')]
      .filter((owner) => isSeen(owner) && !owner.closest('[inert]'))
      .flatMap((owner) => {
        const words = `<${owner.localName}> ${short(owner.textContent ?? '')}`;
        return rectsOf(owner).map((rect) => ({ rect, owner, layer: layers.find(owner), words, isText: false }));
      });

  /** Elements that let touches through are on top on purpose, such as the arrow of a list or a number on a picture. */
  const isLaidOver = ({ owner }: Piece) => styleOf(owner).pointerEvents === 'none';

  const overlapsOf = (all: readonly Piece[]): string[] => {
    const pieces = all.filter((piece) => !isLaidOver(piece));
    return pieces.flatMap((one, index) => {
      const a = drawn(one.rect, one.isText);
      return pieces.slice(index + 1).flatMap((other) => {
        if (one.layer !== other.layer || one.owner.contains(other.owner) || other.owner.contains(one.owner)) return [];
        const b = drawn(other.rect, other.isText);
        const isOver = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return isOver ? [`overlap: ${one.words} / ${other.words}`] : [];
      });
    });
  };

  const cutFields = (root: Element): string[] =>
    [...root.querySelectorAll('input:not([type=checkbox], [type=radio], [type=hidden], [type=range], [type=file])')]
      .filter((field) => isSeen(field) && field.scrollWidth > field.clientWidth + 2)
      .map((field) => `cut in its field: ${field.id || field.getAttribute('name') || ''}`);

  const faultsNow = (): string[] => {
    for (const known of [hidingPlaces, layers, edges]) known.forget();
    styles.clear();
    const faults: string[] = [];
    const across = document.documentElement.scrollWidth - innerWidth;
    if (across > 0) faults.push(`the page scrolls sideways by ${across} px`);
    for (const root of document.querySelectorAll(within)) {
      const blocks = [...textsIn(root)];
      const lines = blocks.flatMap(([block, nodes]) => linesOf(block, nodes, faults));
      faults.push(
        ...blocks.flatMap(([block, nodes]) => breaksIn(block, nodes)),
        ...overlapsOf([...lines, ...thingsIn(root)]),
        ...cutFields(root),
      );
    }
    return [...new Set(faults)];
  };

  return sizes.flatMap((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    return faultsNow().map((fault) => `${size} %: ${fault}`);
  });
}
