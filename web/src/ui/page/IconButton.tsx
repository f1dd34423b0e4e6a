import type { ComponentProps, ReactNode } from 'react';
import { Hint } from '../overlays/menus/Hint.tsx';
import * as styles from './Button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Read by screen readers, and shown as a tooltip unless `withHint` is false. */
  label: string;
  icon: ReactNode;
  isFramed?: boolean | undefined;
  isSmall?: boolean | undefined;
  withHint?: boolean | undefined;
};

/** A button with only an icon; use text for rare actions. */
export function IconButton({ label, icon, isFramed, isSmall, withHint = true, className, ...rest }: IconButtonProps) {
  const button = (
    <button
      type="button"
      className={className === undefined ? styles.iconButton : `${styles.iconButton} ${className}`}
      aria-label={label}
      data-framed={isFramed}
      data-size={isSmall ? 'small' : undefined}
      {...rest}
    >
      {icon}
    </button>
  );
  return withHint ? <Hint text={label}>{button}</Hint> : button;
}
