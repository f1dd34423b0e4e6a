const RADII = [18, 29, 40, 51];

/** Our logo, the lanes of a running track; the runner shows the outcome. */
export function TrackArt({
  runner = 'brand',
  width = 172,
}: {
  runner?: 'brand' | 'danger' | 'none';
  width?: number | undefined;
}) {
  return (
    <svg width={width} height={width * 0.5} viewBox="0 0 106 54" aria-hidden="true" fill="none">
      <path d="M18.500 53a34.500 34.500 0 0 1 69 0" stroke="var(--mv-line)" strokeWidth="8" />
      {RADII.filter((radius) => radius !== 29).map((radius) => (
        <path
          key={radius}
          d={`M${53 - radius - 1} 53a${radius + 1} ${radius + 1} 0 0 1 ${2 * radius + 2} 0`}
          stroke="var(--mv-line-strong)"
        />
      ))}
      {runner !== 'none' && (
        <circle
          cx="33.500"
          cy="24.800"
          r="5"
          fill={runner === 'brand' ? 'var(--mv-brand-edge)' : 'var(--mv-danger-dot)'}
        />
      )}
    </svg>
  );
}
