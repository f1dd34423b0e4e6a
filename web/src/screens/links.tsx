import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Can, type Needs } from '../platform/session/gate.tsx';
import { resolveAddress } from '../platform/navigation/addresses.ts';
import { usePathname } from '../platform/navigation/navigation.tsx';
import { Anchor } from '../ui/page/Anchor.tsx';
import { Button } from '../ui/page/Button.tsx';
import { LogoTile } from '../ui/people/LogoTile.tsx';
import * as look from '../ui/look/look.module.css';
import * as tableStyles from '../ui/table/table.module.css';

type RecordLinkProps = {
  name: string;
  href?: string | undefined;
  image?: string | null | undefined;
  size?: number | undefined;
  withLogo?: boolean | undefined;
  /** Shown instead of the logo. */
  mark?: ReactNode;
};

/** A record by its logo (or initials) and name; the name is the only link of its row. */
export function RecordLink({ name, href, image, size = 28, withLogo = true, mark }: RecordLinkProps) {
  return (
    <span className={look.row} style={{ gap: 12, minWidth: 0 }}>
      {mark ?? (withLogo && <LogoTile name={name} image={image} size={size} />)}
      {href === undefined ? (
        <span className={`${tableStyles.primary} ${look.ellipsis}`}>{name}</span>
      ) : (
        <Anchor className={`${tableStyles.primary} ${look.ellipsis}`} href={href}>
          {name}
        </Anchor>
      )}
    </span>
  );
}

type ActionLinkProps = {
  /** Absolute, or relative to the current URL: `create`. */
  to: string;
  /** Shown only to users who may call this endpoint. */
  needs: Needs;
  children: ReactNode;
  icon?: ReactNode;
  variant?: 'filled' | 'default';
};

/** A button that opens another page; by default the filled “add” button. */
export function ActionLink({ to, needs, children, icon, variant = 'filled' }: ActionLinkProps) {
  const href = resolveAddress(usePathname(), to);
  return (
    <Can endpoint={needs}>
      <Button variant={variant} leftSection={icon ?? <IconPlus size={17} stroke={1.75} aria-hidden />} href={href}>
        {children}
      </Button>
    </Can>
  );
}
