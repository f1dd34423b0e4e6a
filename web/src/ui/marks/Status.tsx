import type { Tone } from '../look/tokens.ts';
import { useLocale } from '../Words.tsx';
import type { Shape, StatusLook } from './status-looks.ts';
import * as styles from './marks.module.css';

type GlyphProps = { shape: Shape; tone: Tone; size?: number | undefined };

const isCircled = (shape: Shape) => shape === 'half' || shape === 'full' || shape === 'slash';
const isFilled = (shape: Shape) => shape === 'check' || shape === 'cross' || shape === 'out' || shape === 'back';
const MARKS: Partial<Record<Shape, string>> = {
  check: 'm4.4 7.2 1.8 1.8 3.4-3.8',
  cross: 'm5 5 4 4m0-4-4 4',
  out: 'M5 9l4-4m-3.2 0H9v3.2',
  back: 'M9.6 9.2V7.9c0-.9-.6-1.4-1.4-1.4H4.6m1.6-1.7L4.5 6.5l1.7 1.7',
};

/** The icon of a status, hidden from screen readers: the word next to it says the same. */
export function Glyph({ shape, tone, size = 14 }: GlyphProps) {
  const colour = `var(--mv-${tone}-dot)`;
  const mark = MARKS[shape];
  return (
    <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true" style={{ flex: 'none' }}>
      {shape === 'dot' && <circle cx="7" cy="7" r="4.2" fill={colour} />}
      {shape === 'ring' && (
        <circle cx="7" cy="7" r="5" fill="none" stroke={colour} strokeWidth="2" strokeDasharray="2.6 1.6" />
      )}
      {isCircled(shape) && <circle cx="7" cy="7" r="5.2" fill="none" stroke={colour} strokeWidth="1.6" />}
      {shape === 'half' && <path d="M7 4a3 3 0 0 1 0 6z" fill={colour} />}
      {shape === 'full' && <circle cx="7" cy="7" r="3" fill={colour} />}
      {shape === 'slash' && <path d="m3.6 10.4 6.8-6.8" stroke={colour} strokeWidth="1.6" />}
      {isFilled(shape) && <circle cx="7" cy="7" r="6" fill={colour} />}
      {mark !== undefined && (
        <path
          d={mark}
          fill="none"
          stroke="var(--mv-sheet)"
          strokeWidth={1.6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

type StatusProps = {
  look: StatusLook;
  /** A pill, for page headers and cards; tables and lists show plain text. */
  pill?: boolean | undefined;
  /** Shown instead of the standard label, for example with a date. */
  text?: string | undefined;
};

export function Status({ look, pill = false, text }: StatusProps) {
  const locale = useLocale();
  const { tone, shape, word, isQuiet } = look;
  const style = pill
    ? { background: `var(--mv-${tone}-tint)`, color: `var(--mv-${tone}-text)` }
    : { color: isQuiet ? 'var(--mv-ink-2)' : 'var(--mv-ink)', fontWeight: isQuiet ? 400 : 560, fontSize: 14 };
  return (
    <span className={pill ? `${styles.status} ${styles.pill}` : styles.status} style={style}>
      <Glyph shape={shape} tone={tone} />
      {text ?? word(locale)}
    </span>
  );
}
