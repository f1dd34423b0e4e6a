/** How far something is: the lane, filling up. What it counts stands beside it in text. */
export function ProgressLane({ percentage, label }: { percentage: number; label: string }) {
  return (
    <div
      className="lane"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentage}
    >
      <i style={{ width: `${percentage}%` }} />
    </div>
  );
}
