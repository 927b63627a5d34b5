const shape =
  // With forced colours, only the border of a filled button remains.
  'inline-flex items-center justify-center gap-2 rounded-control border py-2 leading-tight font-semibold ' +
  'transition-[background-color,border-color,opacity,scale] active:scale-[0.985] ' +
  'disabled:cursor-not-allowed disabled:opacity-60 disabled:active:scale-100';

const tones = {
  /** The single most important action of a screen. */
  primary: 'border-transparent bg-coral text-white hover:bg-coral-strong',
  action: 'border-transparent bg-fill text-white hover:bg-fill-strong',
  /** Can't be undone; never the button to press first. */
  alert: 'border-alert bg-paper text-alert hover:bg-foam',
  quiet: 'border-line-strong bg-paper text-ink hover:border-action',
  off: 'border-line bg-foam text-ink-soft',
};

const sizes = {
  regular: 'min-h-12 px-[min(1.25rem,5vw)] text-[min(var(--text-base),7vw)]',
  small: 'min-h-11 px-[min(1rem,4vw)] text-[min(var(--text-sm),6.5vw)]',
};

/** Links and buttons share one look. */
export const buttonStyle = (tone: keyof typeof tones, size: keyof typeof sizes = 'regular'): string =>
  `${shape} ${tones[tone]} ${sizes[size]}`;
