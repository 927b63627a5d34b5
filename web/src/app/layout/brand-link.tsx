import { paths } from '@laine/contract/paths.ts';
import { Link } from 'react-router';
import { WaveMark } from '../../ui/art/wave-mark.tsx';

export function BrandLink({ name }: { name: string }) {
  return (
    <Link
      to={paths.home()}
      className="-ml-1 flex items-center gap-2.5 rounded-control px-1 py-2 text-lg font-bold tracking-tight text-ink"
    >
      <WaveMark className="size-8 text-action" />
      {name}
    </Link>
  );
}
