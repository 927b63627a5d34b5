/** Shared by every control with a border: its colours in each state. */
const coloursOfStates =
  'rounded-control border border-line-strong bg-paper transition-colors hover:border-action ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-foam disabled:text-ink-soft';

/** Inputs, selects and text areas. */
export const controlStyle = `min-h-12 w-full min-w-0 px-4 text-[min(1em,7vw)] placeholder:text-ink-soft aria-invalid:border-alert ${coloursOfStates}`;

/** A frame around an input and its extras, such as a unit. */
export const controlFrameStyle =
  'flex min-h-12 items-stretch rounded-control border border-line-strong bg-paper transition-colors ' +
  'hover:border-action focus-within:border-action has-aria-invalid:border-alert has-disabled:border-line has-disabled:bg-foam';
