export function Root() {
  return <main className="p-[1px]" />;
}
