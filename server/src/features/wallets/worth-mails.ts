import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { noticeStep } from '@move/domain/wallets/worth.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { type Mail, sendMails } from '../../platform/mail/send-mail.ts';
import { findSuperadmins } from '../access/public.ts';
import type { WalletName } from './wallets.queries.ts';

type Issuing = Pick<Call<{ permission: 'role:superadmin' }>, 'db' | 'caller' | 'config' | 'now'>;

/** Mails all superadmins what the caller made within a day, from the limit on and each time it doubled. */
export async function mailMadeWorth(call: Issuing, wallet: WalletName): Promise<void> {
  const { db, caller, now } = call;
  const { rows } = await sql<{ cents: number }>`
    select least(coalesce(sum(made.cents), 0), ${Number.MAX_SAFE_INTEGER})::bigint as cents from wallets, lateral (
      select sum(value::numeric * quantity * wallets.move_value_in_cents) as cents from coupons
       where coupons.wallet_id = wallets.id and coupons.created_by = ${caller.user.id}
         and coupons.created_at > ${now.toISOString()}::timestamptz - interval '1 day') as made`.execute(db);
  const cents = rows[0]?.cents ?? 0;
  const step = noticeStep(cents);
  if (step === null) return;
  const onceKey = `voucher-worth:${caller.user.id}:${now.toISOString().slice(0, 10)}:${step}`;
  await mailAll(call, { wallet, cents, what: 'made', onceKey });
}

/** Mails all superadmins that what was there is worth more now, and how much in all. */
export async function mailRaisedWorth(call: Issuing, wallet: WalletName, cents: number): Promise<void> {
  if (noticeStep(cents) !== null) await mailAll(call, { wallet, cents, what: 'raised' });
}

type Issued = { wallet: WalletName; cents: number; what: 'made' | 'raised'; onceKey?: string };

async function mailAll({ db, caller, config }: Issuing, { wallet, cents, what, onceKey }: Issued): Promise<void> {
  const { first_name, last_name, email: login } = caller.user;
  const by = `${first_name} ${last_name}`.trim() || login;
  const mails = (await findSuperadmins(db)).map(({ id, email: to, locale, first_name: name }): Mail => {
    const t = words[locale];
    const worth = formatCents(cents, locale);
    return {
      to,
      locale,
      subject: t.subject(worth),
      paragraphs: [t.hello(name), t[what](by, worth, wallet.name), t.whatFor, t.notRight],
      link: { text: t.open, url: `${config.appUrl}/admin/wallets/${wallet.id}/coupons` },
      ...(onceKey !== undefined && { onceKey: `${onceKey}:${id}` }),
    };
  });
  await sendMails(db, mails);
}

const words = {
  nl: {
    subject: (worth: string) => `Vouchers ter waarde van ${worth}`,
    hello: (name: string) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
    made: (by: string, worth: string, wallet: string) =>
      `${by} heeft binnen een dag vouchers gemaakt ter waarde van samen ${worth}, als laatste in de wallet ${wallet}.`,
    raised: (by: string, worth: string, wallet: string) =>
      `${by} heeft vouchers of moves in de wallet ${wallet} meer waard gemaakt: nu samen ${worth}.`,
    whatFor: 'Waar met moves wordt betaald, krijgt de organisatie geld uitbetaald.',
    notRight: 'Klopt dit niet? Zet de vouchers dan uit en overleg meteen met de andere superbeheerders.',
    open: 'Bekijk de vouchers',
  },
  en: {
    subject: (worth: string) => `Vouchers worth ${worth}`,
    hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    made: (by: string, worth: string, wallet: string) =>
      `${by} made vouchers worth ${worth} in all within a day, the last ones in the wallet ${wallet}.`,
    raised: (by: string, worth: string, wallet: string) =>
      `${by} made vouchers or moves in the wallet ${wallet} worth more: now ${worth} in all.`,
    whatFor: 'An organisation where moves are spent is paid out in money.',
    notRight: 'Is this not right? Disable the vouchers, and talk to the other superadmins at once.',
    open: 'View the vouchers',
  },
} as const satisfies Record<Locale, unknown>;
