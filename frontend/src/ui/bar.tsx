/** How much of a whole, drawn; says nothing that is not said beside it. */
export function Bar({
  share,
  under = share,
}: {
  share: number /** A wider one, paler, behind it. */;
  under?: number;
}) {
  const percent = (value: number) => `${Math.min(1, Math.max(0, value)) * 100}%`;
  return (
    <div className="relative h-2 overflow-hidden rounded-full bg-hover" aria-hidden>
      <div
        className="absolute inset-y-0 left-0 rounded-full bg-accent-line"
        style={{ width: percent(under) }}
      />
      <div className="absolute inset-y-0 left-0 rounded-full bg-accent" style={{ width: percent(share) }} />
    </div>
  );
}
