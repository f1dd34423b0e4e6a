import type { ReactNode } from 'react';
import { resolveAddress } from '../platform/navigation/addresses.ts';
import { type Needs, passes, useGate } from '../platform/session/gate.tsx';
import { usePathname } from '../platform/navigation/navigation.tsx';
import { PHONE, useMediaQuery } from '../ui/look/use-media-query.ts';
import { ActionMenu, type MenuItem } from '../ui/overlays/menus/ActionMenu.tsx';
import { Button } from '../ui/page/Button.tsx';

/** A button in a list's toolbar. */
export type Tool = {
  label: string;
  icon: ReactNode;
  /** Shown only to users who pass this guard. */
  needs: Needs;
  /** The name for screen readers; default: the label. */
  name?: string | undefined;
  /** The URL that the button opens: absolute, or relative to the current URL. */
  to?: string | undefined;
  onClick?: (() => void) | undefined;
  isBusy?: boolean | undefined;
};

type ToolButtonsProps = {
  /** The last tool is the primary button. */
  tools: readonly Tool[];
  /** How many of the last tools a phone shows as buttons; the others are in the “…” menu. */
  onPhone?: number;
  menu?: readonly MenuItem[];
  /** No tool is primary: the primary button is elsewhere on the page. */
  isQuiet?: boolean;
};

/**
 * The actions of a list. A phone shows only the primary button by default, to leave height for the rows, and a tool of the menu while it is
 * busy, since a menu can't show progress.
 */
export function ToolButtons({ tools, onPhone = 1, menu = [], isQuiet = false }: ToolButtonsProps) {
  const gate = useGate();
  const isPhone = useMediaQuery(PHONE);
  const allowed = tools.filter(({ needs }) => passes(needs, gate));
  const isHidden = (tool: Tool, index: number) => isPhone && index < allowed.length - onPhone && tool.isBusy !== true;
  const hidden = allowed.filter(isHidden);
  const shown = allowed.filter((tool, index) => !isHidden(tool, index));
  const items = useItems(hidden);
  return (
    <>
      {shown.map((tool, index) => (
        <ToolButton key={tool.label} tool={tool} isMain={!isQuiet && index === shown.length - 1} />
      ))}
      <ActionMenu items={[...items, 'divider', ...menu]} isFramed />
    </>
  );
}

function ToolButton({
  tool: { label, icon, name, to, onClick, isBusy = false },
  isMain,
}: {
  tool: Tool;
  isMain: boolean;
}) {
  const href = resolveAddress(usePathname(), to ?? '');
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={icon}
      aria-label={name}
      loading={isBusy}
      {...(to === undefined ? { onClick } : { href })}
    >
      {label}
    </Button>
  );
}

function useItems(tools: readonly Tool[]): MenuItem[] {
  const pathname = usePathname();
  return tools.map(({ label, name = label, icon, to, onClick }) => ({
    label: name,
    icon,
    onClick,
    href: to === undefined ? undefined : resolveAddress(pathname, to),
  }));
}
