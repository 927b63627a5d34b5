type Props = { digits: string; from: number; count: number; isBusy: boolean; isSmall: boolean };

/** A box for each digit of a number with a known length; the next one to fill is marked. */
export function DigitBoxes({ digits, from, count, isBusy, isSmall }: Props) {
  return (
    <div aria-hidden className={`flex gap-3 phone:gap-2 ${isBusy ? 'opacity-60' : ''}`}>
      {Array.from({ length: count }, (_, index) => {
        const digit = digits[from + index];
        const isNext = digits.length === from + index;
        return (
          <span
            key={index}
            className={`flex items-center justify-center rounded-control border-3 bg-paper font-bold ${isSmall ? 'h-17 w-15 text-3xl' : 'h-22 w-19 text-4xl tall:h-26 tall:w-22 tall:text-5xl phone:h-20 phone:w-18 phone:text-4xl'} ${isNext ? 'border-action' : digit ? 'border-ink' : 'border-line-strong'}`}
          >
            {digit}
          </span>
        );
      })}
    </div>
  );
}
