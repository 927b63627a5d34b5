/** For eyes only: screen readers hear it from the control. */
export function RequiredMark() {
  return (
    <span aria-hidden className="ml-0.5 text-alert">
      *
    </span>
  );
}
