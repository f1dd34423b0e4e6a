import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '../look/tokens.ts';
import { Anchor } from './Anchor.tsx';
import * as styles from './Button.module.css';

type ButtonLook = {
  variant?: 'filled' | 'default' | 'light' | 'subtle' | 'outline' | undefined;
  color?: 'brand' | Tone | undefined;
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  fullWidth?: boolean | undefined;
  /** Replaces the words by a spinner and disables the button; a link can still be followed. */
  loading?: boolean | undefined;
};

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'color'> & { href?: undefined };
type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Anchor>, 'color'>;

/** A button with words, or a link that looks like one when it has an `href`. */
export function Button(props: ButtonProps | ButtonLinkProps) {
  const {
    variant = 'filled',
    color = 'brand',
    size = 'sm',
    leftSection,
    rightSection,
    fullWidth = false,
    loading = false,
    className,
    children,
    ...rest
  } = props;
  const look = {
    className: className === undefined ? styles.button : `${styles.button} ${className}`,
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-block': fullWidth || undefined,
    'data-loading': loading || undefined,
  };
  const content = (
    <>
      {leftSection}
      <span className={styles.words}>{children}</span>
      {rightSection}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} {...look}>
        {content}
      </Anchor>
    );
  }
  const { disabled = false, href: _, ...native } = rest;
  return (
    <button type="button" {...native} {...look} disabled={disabled || loading}>
      {content}
    </button>
  );
}
