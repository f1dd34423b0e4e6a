import { isPictogram } from '@move/domain/taxonomy/pictograms.ts';
import { IconSparkles } from '@tabler/icons-react';
import { pictogramIcons } from './pictogram-icons.ts';
import * as styles from './pictograms.module.css';

/**
 * The pictogram of a category, sport or tag on a square, or a neutral icon when it has none or an unknown one. Hidden from screen readers,
 * because the name is next to it.
 */
export function PictogramTile({ icon }: { icon: string | null }) {
  const isKnown = isPictogram(icon);
  const Icon = isKnown ? pictogramIcons[icon] : IconSparkles;
  return (
    <span className={styles.pictogram} data-empty={!isKnown} aria-hidden="true">
      <Icon size={18} stroke={1.75} />
    </span>
  );
}
