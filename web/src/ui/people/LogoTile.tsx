import { initials } from '@move/domain/kit/text/initials.ts';
import { usePicture } from './use-picture.ts';
import * as styles from './people.module.css';

const HUES = [25, 60, 105, 150, 195, 240, 285, 330];

/** The same name always gets the same hue. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return HUES[hash % HUES.length] ?? 150;
}

/** The first two initials: more would need a text that is too small. */
function tileLetters(name: string): string {
  const graphemes = new Intl.Segmenter().segment(initials(name));
  return Array.from(graphemes, ({ segment }) => segment)
    .slice(0, 2)
    .join('');
}

type LogoTileProps = { name: string; image?: string | null | undefined; size?: number | undefined };

/**
 * The logo of an organisation, or its initials on a square in a colour of its own; hidden from screen readers, since the name is next to
 * it.
 */
export function LogoTile({ name, image, size = 28 }: LogoTileProps) {
  const { src, onError } = usePicture(image);
  const hue = hueOf(name);
  if (src !== null) {
    return (
      <img
        key={src}
        className={`${styles.logo} ${styles.tile}`}
        {...{ src, onError }}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        style={{ '--tile-hue': hue }}
        // its colour fills the square while it loads; a transparent logo lies on the sheet
        onLoad={({ currentTarget }) => currentTarget.classList.remove(styles.tile)}
      />
    );
  }
  const letters = tileLetters(name);
  return (
    <span
      className={`${styles.logo} ${styles.tile}`}
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.4),
        '--tile-hue': hue,
      }}
    >
      {letters}
    </span>
  );
}
