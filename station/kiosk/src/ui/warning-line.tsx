import { useScreen, useTexts } from '../program/use-screen.ts';
import { warningIcons } from './warning-icons.ts';

/** The current warning, for people about to go out; renders nothing without one. */
export function WarningLine({ className = 'self-start tall:self-center' }: { className?: string }) {
  const { warning } = useScreen();
  const texts = useTexts();
  if (warning === null) return null;
  const Icon = warningIcons[warning.kind];
  return (
    <p
      className={`flex w-fit items-center gap-3 rounded-control bg-alert px-4 py-2 text-left text-lg leading-tight font-bold text-white ${className}`}
    >
      <Icon aria-hidden className="size-8 shrink-0" />
      {texts.warning[warning.kind]}
    </p>
  );
}
