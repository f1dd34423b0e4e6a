import {
  IconAccessible,
  IconBook,
  IconChecklist,
  IconHelp,
  IconKeyboard,
  IconLifebuoy,
  IconMenu2,
  IconSearch,
  IconSparkles,
} from '@tabler/icons-react';
import { Brand } from '../../../platform/Brand.tsx';
import { useWorkContext } from '../../../platform/state/context.ts';
import { useGate, useProfile } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link, useAddress, useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useSettings } from '../../../platform/state/settings.ts';
import { helpAbout } from '../../../features/help/public.tsx';
import { Kbd } from '../../../ui/marks/Kbd.tsx';
import { ActionMenu, type MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { BellSlot } from './BellSlot.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { logoTarget } from './logo-target.ts';
import { OrganizationPicker } from '../picker/OrganizationPicker.tsx';
import { shellMessages } from '../shell.messages.ts';
import { useMenu } from '../../../platform/menu/menu-context.tsx';
import { UserMenu } from './UserMenu.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './TopBar.module.css';

type TopBarProps = { onMenu: () => void; onSearch: () => void; onShortcuts: () => void };

/** The bar on every page: logo, organisation, breadcrumb, search, help, user. */
export function TopBar({ onMenu, onSearch, onShortcuts }: TopBarProps) {
  const t = useMessages(shellMessages);
  return (
    <header className={`${styles.top} ${styles.bar}`}>
      <button
        type="button"
        className={`${buttonStyles.iconButton} ${styles.menu}`}
        aria-label={t.openMenu}
        onClick={onMenu}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </button>
      <Logo />
      <div className={styles.picker}>
        <OrganizationPicker />
      </div>
      <Breadcrumb />
      <button type="button" className={styles.jump} onClick={onSearch}>
        <IconSearch size={16} stroke={1.75} aria-hidden />
        <span className={`${look.grow} ${look.ellipsis} ${styles.jumpText}`}>{t.search}</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      <BellSlot />
      <HelpMenu onShortcuts={onShortcuts} />
      <UserMenu />
    </header>
  );
}

function Logo() {
  const gate = useGate();
  const { organizationId } = useMenu();
  const own = useProfile()?.organizations[0]?.id ?? null;
  const last = useWorkContext().organizationId;
  return (
    <Link to={logoTarget(gate, organizationId ?? last ?? own)} className={styles.logo}>
      <Brand size={28} />
    </Link>
  );
}

function HelpMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useMessages(shellMessages);
  const navigate = useNavigate();
  const address = useAddress();
  const { organizationId } = useMenu();
  const supportUrl = useSettings().application?.support_url;
  const setup: MenuItem[] =
    organizationId === null
      ? []
      : [
          {
            label: t.setup,
            icon: <IconChecklist size={17} stroke={1.75} aria-hidden />,
            onClick: () => navigate(`/organizations/${organizationId}?setup=1`),
          },
        ];
  const support: MenuItem[] = supportUrl
    ? [
        {
          label: `${t.support} ${t.newTab}`,
          icon: <IconLifebuoy size={17} stroke={1.75} aria-hidden />,
          onClick: () => window.open(supportUrl, '_blank', 'noreferrer'),
        },
      ]
    : [];
  return (
    <ActionMenu
      label={t.help}
      className={`${buttonStyles.iconButton} ${styles.help}`}
      items={[
        {
          label: t.manual,
          icon: <IconBook size={17} stroke={1.75} aria-hidden />,
          href: helpAbout(address),
        },
        { label: t.news, icon: <IconSparkles size={17} stroke={1.75} aria-hidden />, href: '/help?chapter=news' },
        {
          label: t.accessibility,
          icon: <IconAccessible size={17} stroke={1.75} aria-hidden />,
          href: '/accessibility',
        },
        { label: t.shortcuts, icon: <IconKeyboard size={17} stroke={1.75} aria-hidden />, onClick: onShortcuts },
        ...setup,
        ...support,
      ]}
    >
      <IconHelp size={19} stroke={1.75} aria-hidden />
    </ActionMenu>
  );
}
