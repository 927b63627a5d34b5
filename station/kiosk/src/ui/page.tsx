import type { ReactNode } from 'react';
import { Swell } from '../art/swell.tsx';
import { WaveLine } from '../art/wave-line.tsx';
import { TopBar } from './top-bar.tsx';

const paleWater = ['#e3f1f0', '#cfe7e6'];

type Props = { children: ReactNode; footer?: ReactNode };

/** A view on calm water: a bar above, the content, and a bar of exits below. It never scrolls at a station. */
export function Page({ children, footer }: Props) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col wide:h-dvh">
      <TopBar />
      <WaveLine className="shrink-0 text-line-strong" />
      <main className="flex min-h-0 grow animate-rise flex-col px-8 pt-4 pb-3 phone:px-4">{children}</main>
      {footer}
      <Swell colors={paleWater} className="absolute inset-x-0 bottom-0 -z-10 h-32" />
    </div>
  );
}
