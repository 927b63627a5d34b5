import { Reader } from '../art/reader.tsx';

export function PaddleTip({ children, className = '' }: { children: string; className?: string }) {
  return (
    <div className={`flex items-center gap-4 text-left ${className}`}>
      <Reader className="h-14 w-auto shrink-0" />
      <p>{children}</p>
    </div>
  );
}
