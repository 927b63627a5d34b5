import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { DateField } from '../../ui/field/date-field.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import type { ShownList } from '../../ui/table/use-list.ts';
import { StationFilter, type NamedStation } from '../frame/station-filter.tsx';
import type { InsightsAnswer, insightsList } from './insights-data.ts';

type Props = {
  list: ShownList<typeof insightsList>;
  stations: readonly NamedStation[];
  shown: InsightsAnswer;
};

/** The days and the station. Only whole days compare, so the presets end yesterday. */
export function InsightsFilter({ list, stations, shown }: Props) {
  const { t } = useLingui();
  const { field, hrefWith, change } = list;
  const yesterday = Temporal.PlainDate.from(shown.today).subtract({ days: 1 });
  const lastDays = (days: number) => ({
    from: yesterday.subtract({ days: days - 1 }).toString(),
    to: yesterday.toString(),
  });
  const { from, to } = shown.now;
  const ranges = [
    { days: 7, label: t({ message: '7 days', comment: 'Link: the last seven days' }) },
    { days: 28, label: t({ message: '28 days', comment: 'Link: the last four weeks' }) },
    { days: 91, label: t({ message: '13 weeks', comment: 'Link: the last thirteen weeks' }) },
    { days: 364, label: t({ message: '52 weeks', comment: 'Link: the last fifty-two weeks' }) },
  ];
  return (
    <div className="grid gap-3">
      <TableFilters isFiltered={list.isFiltered} clearHref={list.clearHref}>
        <StationFilter {...field('station')} stations={stations} />
        <DateField
          {...field('from')}
          value={list.shown.from ?? from}
          onChange={(day) => change({ from: day, to: list.shown.to ?? to })}
          label={t({ message: 'From', comment: 'Filter: first day' })}
        />
        <DateField
          {...field('to')}
          value={list.shown.to ?? to}
          onChange={(day) => change({ from: list.shown.from ?? from, to: day })}
          label={t({ message: 'To', comment: 'Filter: last day' })}
        />
      </TableFilters>
      <ul className="flex flex-wrap gap-2">
        {ranges.map(({ days, label }) => {
          const range = lastDays(days);
          const isShown = range.from === from && range.to === to;
          return (
            <li key={days}>
              <Link
                to={hrefWith(range)}
                replace
                preventScrollReset
                {...(isShown && { 'aria-current': 'true' })}
                className={`${buttonStyle('quiet', 'small')} aria-[current=true]:border-action aria-[current=true]:text-action`}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
