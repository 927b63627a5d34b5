/** Names the present and the earlier line. The table below the chart labels its own columns. */
export function ChartLegend({ now, before }: { now: string; before: string }) {
  return (
    <p aria-hidden className="flex flex-wrap gap-x-4 text-xs text-ink-soft">
      <span className="flex items-center gap-1.5">
        <span className="w-5 border-t-3 border-action" />
        {now}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="w-5 border-t-2 border-dashed border-ink-soft" />
        {before}
      </span>
    </p>
  );
}
