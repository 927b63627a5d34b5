/** The lines come with the page's data, in its language, and are the same in the mail. */
export function SafetyList({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="grid list-decimal gap-1.5 pl-5 marker:text-action">
      {lines.map((line) => (
        <li key={line} className="pl-1">
          {line}
        </li>
      ))}
    </ol>
  );
}
