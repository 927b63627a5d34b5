import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { usePausedText } from '../../ui/field/use-paused-text.ts';

type Props = { value: string; onChange: (text: string) => void };

/**
 * Without scripts the browser sends it, and the page comes with what was found. Made by hand: what fields of forms are
 * made of would be one more file for every first page.
 */
export function StationSearch({ value, onChange }: Props) {
  return (
    <search className="w-full sm:w-72">
      <form action={paths.home('locations')} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="station-search" className="text-sm font-medium">
          <Trans comment="Label of a search field">Find a station by name or place</Trans>
        </label>
        <div className="relative mt-1.5">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-soft"
          />
          <input
            id="station-search"
            name="search"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            {...usePausedText(value, onChange)}
            className="min-h-11 w-full rounded-control border border-line-strong bg-paper pr-4 pl-10 transition-colors hover:border-action"
          />
        </div>
      </form>
    </search>
  );
}
