import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when the view appears, so that a screen reader reads it out. */
export function Title({
  children,
  className = 'text-3xl phone:text-2xl',
}: {
  children: ReactNode;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Inside another page's frame it must not pull the focus out of that page.
    if (document.hasFocus()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
