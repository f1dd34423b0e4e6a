import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { useWords } from '../../Words.tsx';
import type { Density } from './columns.ts';
import * as buttonStyles from '../../page/Button.module.css';

type DensityButtonProps = { density: Density; onChange: (density: Density) => void };

/** Turns compact rows on and off, on all lists of the account. */
export function DensityButton({ density, onChange }: DensityButtonProps) {
  const { compactRows: label } = useWords().columns;
  const isCompact = density === 'compact';
  const Icon = isCompact ? IconBaselineDensitySmall : IconBaselineDensityMedium;
  return (
    <button
      type="button"
      className={buttonStyles.iconButton}
      data-framed
      aria-label={label}
      title={label}
      aria-pressed={isCompact}
      onClick={() => onChange(isCompact ? 'roomy' : 'compact')}
    >
      <Icon size={17} stroke={1.75} aria-hidden />
    </button>
  );
}
