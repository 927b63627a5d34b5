const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-base leading-tight font-semibold ' +
  'transition-[background-color,border-color,opacity,scale] active:scale-[0.985] ' +
  'disabled:cursor-not-allowed disabled:opacity-60 disabled:active:scale-100';

const tones = {
  /** The single most important action of a screen. */
  primary: 'bg-coral text-white hover:bg-coral-strong',
  action: 'bg-fill text-white hover:bg-fill-strong',
  quiet: 'border border-line-strong bg-paper text-ink hover:border-action',
  plain: 'text-action hover:bg-tint',
  off: 'border border-line bg-foam text-ink-soft',
} as const;

export type ButtonTone = keyof typeof tones;

/** Links, buttons and labels share one look. */
export const buttonStyle = (tone: ButtonTone, extra = ''): string => `${shape} ${tones[tone]} ${extra}`;
