import { paths } from '@laine/contract/paths.ts';
import { useLingui } from '@lingui/react/macro';
import { SearchField } from '../../ui/field/search-field.tsx';

type Props = { value: string; onChange: (text: string) => void };

/** Without scripts the browser sends it, and the page comes with what was found. */
export function StationSearch({ value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <search className="w-full sm:w-72">
      <form action={paths.home('locations')} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          id="station-search"
          name="search"
          label={t({ message: 'Find a station by name or place', comment: 'Label of a search field' })}
          value={value}
          onChange={(text) => onChange(text ?? '')}
        />
      </form>
    </search>
  );
}
