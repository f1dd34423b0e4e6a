import * as styles from './login.module.css'; /** Lanes of a running track, alternately wide and thin. */
const LANES = [
  { radius: 560, width: 64 },
  { radius: 486, width: 2 },
  { radius: 412, width: 64 },
  { radius: 338, width: 2 },
  { radius: 264, width: 64 },
  { radius: 190, width: 2 },
  { radius: 124, width: 52 },
];

/** The runners: the radius of their lane, and their first and current angle, in degrees from the right. */
const RUNNERS = [
  { radius: 412, from: 176, to: 164 },
  { radius: 264, from: 156, to: 136 },
  { radius: 190, from: 178, to: 150 },
];

const CENTRE = { x: 640, y: 640 };

function pointAt(radius: number, degrees: number): { x: string; y: string } {
  const turn = (degrees * Math.PI) / 180;
  return {
    x: (CENTRE.x + radius * Math.cos(turn)).toFixed(1),
    y: (CENTRE.y - radius * Math.sin(turn)).toFixed(1),
  };
}

function Runner({ radius, from, to }: { radius: number; from: number; to: number }) {
  const start = pointAt(radius, from);
  const now = pointAt(radius, to);
  return (
    <g>
      <path
        d={`M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${now.x} ${now.y}`}
        stroke="var(--mv-second-solid)"
        strokeOpacity="0.4"
        strokeWidth="26"
        strokeLinecap="round"
      />
      <circle cx={now.x} cy={now.y} r="14" fill="var(--mv-second-solid)" />
    </g>
  );
}

/** The corner of a running track with three runners; decoration only. */
export function TrackBackdrop() {
  return (
    <svg
      className={styles.track}
      viewBox="0 0 640 900"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      aria-hidden="true"
    >
      {LANES.map(({ radius, width }) => (
        <path
          key={radius}
          d={`M${CENTRE.x - radius} 960V${CENTRE.y}a${radius} ${radius} 0 0 1 ${radius} ${-radius}h80`}
          stroke="currentColor"
          strokeOpacity={width > 2 ? 0.1 : 0.28}
          strokeWidth={width}
        />
      ))}
      {RUNNERS.map((runner) => (
        <Runner key={runner.radius} {...runner} />
      ))}
    </svg>
  );
}
