import { qrCode } from '@laine/palette/qr-code.ts';
import { formatSum } from '@laine/rules/money/format-money.ts';
import { WifiOff } from 'lucide-react';
import type { Screen } from '../../../src/screen/screen.ts';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { momentText } from '../time/moment-text.ts';

const MINUTES_IN_HOUR = 60;

/** The way for somebody without a booking. Nothing where nobody can have a board. */
export function WalkUpCard({
  className = '',
  qrSize = 'size-40 tall:size-36',
}: {
  className?: string;
  qrSize?: string;
}) {
  const { walkUp, isOnline } = useScreen();
  const texts = useTexts();
  if (walkUp === null) return null;
  return (
    <section
      className={`flex shrink-0 items-center gap-3 rounded-card bg-paper p-1 pr-6 text-left text-ink ${className}`}
    >
      {isOnline ? (
        <QrCode text={walkUp.url} className={qrSize} />
      ) : (
        <WifiOff aria-hidden className="m-4 size-12 shrink-0 text-ink-soft" />
      )}
      <div className="min-w-0 py-1">
        <h2 className="text-lg leading-tight">{texts.walkUp.title}</h2>
        {isOnline ? <Offer walkUp={walkUp} /> : <p className="mt-1 max-w-[26em] text-sm">{texts.walkUp.offline}</p>}
      </div>
    </section>
  );
}

function Offer({ walkUp: { free, nextFreeAt, minutes, priceInCents } }: { walkUp: NonNullable<Screen['walkUp']> }) {
  const screen = useScreen();
  const { walkUp: words } = useTexts();
  const length =
    minutes % MINUTES_IN_HOUR === 0 ? words.hours({ hours: minutes / MINUTES_IN_HOUR }) : words.minutes({ minutes });
  return (
    <>
      <p className="mt-1 font-semibold text-action figures">{free > 0 ? words.free({ boards: free }) : words.none}</p>
      {nextFreeAt !== null && (
        <p className="figures">
          {words.next({ moment: momentText(Date.parse(nextFreeAt), Date.parse(screen.now), screen) })}
        </p>
      )}
      <p className="text-lg font-bold whitespace-nowrap figures">
        {length} {formatSum(priceInCents, screen.locale)}
      </p>
      <p className="text-sm">{words.scan}</p>
    </>
  );
}

/** Dark on white with its quiet zone, whatever lies around it. */
function QrCode({ text, className }: { text: string; className: string }) {
  const { size, path } = qrCode(text);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`shrink-0 rounded-card bg-white text-ink ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
