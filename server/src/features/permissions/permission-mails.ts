import type { RoleAbilities } from '@move/contract/permissions/permissions.ts';
import { permissionLabels } from '@move/contract/permissions/permissions.labels.ts';
import type { Ability } from '@move/domain/access/abilities.ts';
import type { GrantedRole } from '@move/domain/access/roles.ts';
import { roleNames } from '@move/domain/access/role-names.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { type Mail, sendMails } from '../../platform/mail/send-mail.ts';
import { findAdministrators, findSuperadmins, mailOtherSuperadmins, userDisplayName } from '../access/public.ts';

type Calling = { db: Database; caller: Caller; config: { appUrl: string } };
type Changed = { role: GrantedRole; before: RoleAbilities; after: RoleAbilities };

/**
 * Mails the other superadmins which abilities a role gained and lost, and who changed it. Administrators are mailed too when it is their
 * role. Sends nothing when no ability changed.
 */
export async function mailChangedRights(call: Calling, { role, before, after }: Changed): Promise<void> {
  const gained = after.abilities.filter((name) => !before.abilities.includes(name));
  const lost = before.abilities.filter((name) => !after.abilities.includes(name));
  if (gained.length + lost.length === 0) return;
  const noticeIn = (locale: Locale, by: string) => {
    const t = words[locale];
    const inWords = (names: readonly Ability[]) => names.map((name) => permissionLabels[locale][name]).join(', ');
    return {
      subject: t.subject(roleNames[locale][role]),
      paragraphs: [
        t.what(by, roleNames[locale][role]),
        ...(gained.length > 0 ? [t.gained(inWords(gained))] : []),
        ...(lost.length > 0 ? [t.lost(inWords(lost))] : []),
      ],
    };
  };
  await mailOtherSuperadmins(call, (locale, by) => ({
    ...noticeIn(locale, by),
    link: { text: words[locale].open, url: `${call.config.appUrl}/admin/permissions` },
  }));
  if (role === 'admin') await mailHolders(call, noticeIn);
}

/** Mails the administrators, except superadmins, who are mailed already. */
async function mailHolders(
  { db, caller }: Calling,
  noticeIn: (locale: Locale, by: string) => Pick<Mail, 'subject' | 'paragraphs'>,
): Promise<void> {
  const superadmins = new Set((await findSuperadmins(db)).map(({ id }) => id));
  const holders = (await findAdministrators(db, null)).filter(({ id }) => !superadmins.has(id));
  await sendMails(
    db,
    holders.map(({ email: to, locale }) => ({ to, locale, ...noticeIn(locale, userDisplayName(caller.user)) })),
  );
}

type Words = {
  subject: (role: string) => string;
  what: (by: string, role: string) => string;
  gained: (abilities: string) => string;
  lost: (abilities: string) => string;
  open: string;
};

const words = {
  nl: {
    subject: (role) => `Rechten van de rol ${role} gewijzigd`,
    what: (by, role) => `${by} heeft de rechten van de rol ${role} gewijzigd. Dat geldt meteen.`,
    gained: (abilities) => `Erbij: ${abilities}.`,
    lost: (abilities) => `Kwijt: ${abilities}.`,
    open: 'Bekijk de rechten per rol',
  },
  en: {
    subject: (role) => `Permissions of the role ${role} changed`,
    what: (by, role) => `${by} changed the permissions of the role ${role}. This applies at once.`,
    gained: (abilities) => `Added: ${abilities}.`,
    lost: (abilities) => `Removed: ${abilities}.`,
    open: 'See the permissions of each role',
  },
} as const satisfies Record<Locale, Words>;
