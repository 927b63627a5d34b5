const shape =
  'flex items-center justify-center gap-4 rounded-control text-center leading-tight font-semibold ' +
  'transition-[background-color,border-color,scale] active:scale-[0.97] disabled:opacity-60 disabled:active:scale-100';

const tones = {
  /** The single most important action of a screen. */
  primary: 'bg-coral text-white active:bg-coral-strong',
  action: 'bg-fill text-white active:bg-fill-strong',
  quiet: 'border-2 border-line-strong bg-paper text-ink active:border-action active:bg-tint',
};

const sizes = {
  /** For staff pages, which have many buttons. */
  dense: 'touch-height px-2 py-1 text-base',
  regular: 'touch-height px-6 py-2 text-lg',
  large: 'touch-height min-h-20 px-8 py-3 text-xl',
};

export const buttonStyle = (tone: keyof typeof tones, size: keyof typeof sizes = 'regular'): string =>
  `${shape} ${tones[tone]} ${sizes[size]}`;
