import * as styles from './marks.module.css'; /** A key as printed on the keyboard; on a filled button in the button's text colour. */
export function Kbd({ children, onSolid = false }: { children: string; onSolid?: boolean | undefined }) {
  const style = onSolid
    ? {
        marginLeft: 8,
        background: 'transparent',
        color: 'inherit',
        borderColor: 'color-mix(in srgb, currentColor 45%, transparent)',
      }
    : undefined;
  return (
    <kbd className={styles.key} style={style} aria-hidden={onSolid}>
      {children}
    </kbd>
  );
}
