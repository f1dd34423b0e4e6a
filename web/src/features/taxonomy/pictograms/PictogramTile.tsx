import { isPictogram } from '@move/domain/taxonomy/pictograms.ts';
import { IconSparkles } from '@tabler/icons-react';
import { pictogramIcons } from './pictogram-icons.ts';
import * as styles from './pictograms.module.css';

/**
 * The pictogram of a category, sport or tag on a square, or a neutral icon when `icon` is null. Hidden from screen readers, because the
 * name is next to it.
 */
export function PictogramTile({ icon }: { icon: string | null }) {
  const Icon = isPictogram(icon) ? pictogramIcons[icon] : IconSparkles;
  return (
    <span className={styles.pictogram} data-empty={icon === null} aria-hidden="true">
      <Icon size={18} stroke={1.75} />
    </span>
  );
}
