import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { type Mail, sendMails } from '../../../platform/mail/send-mail.ts';
import { findSuperadmins } from '../../access/public.ts';

type Calling = { db: Database; caller: Caller; config: { appUrl: string } };
/** `last4` is the end of the new key; null when the key was removed. */
type Changed = { platform: string; last4: string | null };

/** Mails all superadmins that the key of a platform at the payment provider was changed, and by whom. */
export async function mailPaymentKey({ db, caller, config }: Calling, { platform, last4 }: Changed): Promise<void> {
  const { first_name, last_name, email: login } = caller.user;
  const by = `${first_name} ${last_name}`.trim() || login;
  const mails = (await findSuperadmins(db)).map((superadmin): Mail => {
    const t = words[superadmin.locale];
    return {
      to: superadmin.email,
      locale: superadmin.locale,
      subject: t.subject(platform),
      paragraphs: [t.what(by, platform, last4), t.whatFor, t.notRight],
      link: { text: t.open, url: `${config.appUrl}/admin/audit` },
    };
  });
  await sendMails(db, mails);
}

const words = {
  nl: {
    subject: (platform: string) => `Sleutel voor betalingen van ${platform} gewijzigd`,
    what: (by: string, platform: string, last4: string | null) =>
      last4 === null
        ? `${by} heeft de sleutel van ${platform} bij de betaaldienst verwijderd.`
        : `${by} heeft de sleutel van ${platform} bij de betaaldienst gewijzigd. De nieuwe eindigt op ${last4}.`,
    whatFor: 'De sleutel bepaalt op welke rekening het geld van kopers binnenkomt.',
    notRight: 'Klopt dit niet? Vervang de sleutel meteen en overleg met de andere superadmins.',
    open: 'Naar de geschiedenis',
  },
  en: {
    subject: (platform: string) => `Payment key of ${platform} changed`,
    what: (by: string, platform: string, last4: string | null) =>
      last4 === null
        ? `${by} removed the key of ${platform} at the payment provider.`
        : `${by} changed the key of ${platform} at the payment provider. The new one ends in ${last4}.`,
    whatFor: 'The key decides to which account the money of buyers goes.',
    notRight: 'Is this not correct? Replace the key at once, and talk to the other superadmins.',
    open: 'Go to the history',
  },
} as const satisfies Record<Locale, unknown>;
