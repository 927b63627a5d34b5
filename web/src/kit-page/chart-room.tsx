import { formatMoney } from '@laine/rules/money/format-money.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { BarChart } from '../ui/chart/bar-chart.tsx';
import { LineChart } from '../ui/chart/line-chart.tsx';
import { Room } from './part.tsx';

const hours = Array.from({ length: 15 }, (_, at) => `${String(at + 8).padStart(2, '0')}:00`);
const bookings = [1, 2, 4, 7, 11, 14, 17, 15, 13, 12, 9, 6, 3, 2, 0];
const days = Array.from({ length: 30 }, (_, at) => `${at + 1}.06.`);
const revenueInCents = days.map((_, at) => 24_000 + ((at * 7_919) % 31_000) + (at % 7 > 4 ? 22_000 : 0));
const beforeInCents = days.map((_, at) => 20_000 + ((at * 6_007) % 27_000) + (at % 7 > 4 ? 15_000 : 0));

export function ChartRoom() {
  const locale = useLocale();
  return (
    <Room id="charts" title="Charts" note="Drawn on the server. The same figures stand below as a table.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <BarChart
          title="Bookings by hour"
          labelName="Hour"
          labels={hours}
          series={{ name: 'Bookings', values: bookings }}
          format={String}
        />
        <LineChart
          title="Revenue in June"
          labelName="Day"
          labels={days}
          series={{ name: 'This year', values: revenueInCents }}
          before={{ name: 'Last year', values: beforeInCents }}
          format={(cents) => formatMoney(cents, locale)}
        />
      </div>
    </Room>
  );
}
