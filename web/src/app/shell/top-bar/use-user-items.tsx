import { updateProfile } from '@move/contract/access/access.ts';
import { type Locale, LOCALES } from '@move/domain/kit/messages/locale.ts';
import {
  IconCheck,
  IconDeviceDesktop,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useCall } from '../../../platform/api/calls.ts';
import { useGate } from '../../../platform/session/gate.tsx';
import { setLocale, useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { type SchemeChoice, setScheme, useScheme } from '../../../platform/state/scheme.ts';
import { saveUser } from '../../../platform/session/session.ts';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { hasScreen } from '../../features.ts';
import { shellMessages } from '../shell.messages.ts';

const ADMIN = '/admin/applications';
const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;
const SCHEMES = [
  { choice: 'auto', Icon: IconDeviceDesktop },
  { choice: 'light', Icon: IconSun },
  { choice: 'dark', Icon: IconMoon },
] as const satisfies readonly { choice: SchemeChoice; Icon: typeof IconSun }[];

/** The items of the user menu; the palette shows them too. */
export function useUserItems(): MenuItem[] {
  const t = useMessages(shellMessages);
  const gate = useGate();
  const scheme = useScheme();
  const locale = useLocale();
  const switchLanguage = useLanguageSwitch();
  const schemes = SCHEMES.map(({ choice, Icon }): MenuItem => {
    const isChosen = scheme === choice;
    return {
      label: t.user.schemes[choice],
      isChosen,
      icon: isChosen ? <IconCheck {...icon} /> : <Icon {...icon} />,
      onClick: () => setScheme(choice),
    };
  });
  const admin: MenuItem[] =
    gate.role('superadmin') && hasScreen(ADMIN)
      ? [{ label: t.user.admin, icon: <IconSettings {...icon} />, href: ADMIN }]
      : [];
  return [
    { label: t.user.profile, icon: <IconUser {...icon} />, href: '/profile' },
    ...admin,
    'divider',
    { label: t.user.language, lang: otherLocale(locale), icon: <IconLanguage {...icon} />, onClick: switchLanguage },
    'divider',
    ...schemes,
    'divider',
    { label: t.user.logout, icon: <IconLogout {...icon} />, href: '/logout' },
  ];
}

const otherLocale = (locale: Locale): Locale => LOCALES.find((other) => other !== locale) ?? locale;

/** Switches the language in this browser, and stores it on the account. */
function useLanguageSwitch(): () => void {
  const locale = useLocale();
  const { call } = useCall(updateProfile);
  return () => {
    const next = otherLocale(locale);
    setLocale(next);
    void call({ body: { locale: next } }).then((result) => {
      if (result.ok) saveUser(result.reply.user);
    });
  };
}
