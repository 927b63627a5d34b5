/** An initial, because a picture would be one more request and could leak who is signed in. */
export function NameBadge({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-fill text-sm font-semibold text-white uppercase"
    >
      {/^./u.exec(name)?.[0]}
    </span>
  );
}
