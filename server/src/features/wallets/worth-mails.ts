import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { noticeStep } from '@move/domain/wallets/worth.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import type { Subject } from '../../platform/http/written.ts';
import { type Mail, sendMails } from '../../platform/mail/send-mail.ts';
import { findSuperadmins } from '../access/public.ts';
import type { WalletName } from './wallets.queries.ts';

type Issuing = Pick<Call<{ permission: 'role:superadmin' }>, 'db' | 'caller' | 'config' | 'now'>;

/** Mails all superadmins the value that the caller issued within a day, when it reaches the limit and each time it doubles. */
export async function mailMadeWorth(call: Issuing, wallet: WalletName): Promise<void> {
  await mailWithinDay(call, wallet, await findIssuedWithinDay(call));
}

type Raised = {
  wallet: WalletName;
  /** What the changed coupons, or the moves of the changed wallet, are worth now. */
  cents: number;
  /** The record that is worth more now; none when coupons were made valid again. */
  subject?: Subject;
};

/**
 * Mails all superadmins that existing coupons are worth more now, or valid again, and how much in all. Small changes are added to what
 * the caller issued within a day. Call it after the change is saved.
 */
export async function mailRaisedWorth(call: Issuing, { wallet, cents, subject }: Raised): Promise<void> {
  if (noticeStep(cents) !== null) return mailAll(call, { wallet, cents, what: 'raised' });
  const issued = await findIssuedWithinDay(call, subject);
  // the trail doesn't have yet what this call made valid again
  await mailWithinDay(call, wallet, subject === undefined ? issued + cents : issued);
}

async function mailWithinDay(call: Issuing, wallet: WalletName, cents: number): Promise<void> {
  const step = noticeStep(cents);
  if (step === null) return;
  const onceKey = `voucher-worth:${call.caller.user.id}:${call.now.toISOString().slice(0, 10)}:${step}`;
  await mailAll(call, { wallet, cents, what: 'made', onceKey });
}

/**
 * The value in cents that the caller issued within a day: created coupons, raised ones, ones made valid again, and all of a wallet whose
 * value of a move was raised. Earlier calls are read from the trail; `raised` is what this call raised.
 */
async function findIssuedWithinDay({ db, caller, now }: Issuing, raised?: Subject): Promise<number> {
  const since = sql`${now.toISOString()}::timestamptz - interval '1 day'`;
  const idsOf = (type: string) => sql`(select subject_id from traced where subject_type = ${type})`;
  const { rows } = await sql<{ cents: number }>`
    with revived as (
      select coalesce(sum((changes -> 'revived_in_cents' ->> 'new')::numeric), 0) as cents from audit_log
       where actor_id = ${caller.user.id} and created_at > ${since}
         and action in ('updateCoupon', 'updateCouponBatch', 'updateCoupons') and changes ? 'revived_in_cents'
    ), traced as (
      select subject_type, subject_id from audit_log
       where actor_id = ${caller.user.id} and created_at > ${since}
         and action in ('updateCoupon', 'updateCouponBatch', 'updateWallet')
         and exists (select from jsonb_each(changes) as change (field, versions)
           where case when field in ('value', 'quantity', 'move_value_in_cents') and jsonb_typeof(versions -> 'new') = 'number'
             then coalesce((versions ->> 'new')::numeric > (versions ->> 'old')::numeric, true) else false end)
      union select ${raised?.type ?? null}, ${raised === undefined ? null : String(raised.id)}
    ), whole as (
      select id, move_value_in_cents::numeric * (
          (select coalesce(sum(moves), 0) from wallet_balances where wallet_id = wallets.id)
          + (select coalesce(sum(value::numeric * (quantity - redeemed_count)), 0) from coupons where wallet_id = wallets.id)) as cents
        from wallets where id::text in ${idsOf('wallets')}
    ), single as (
      select value::numeric * quantity * move_value_in_cents as cents
        from coupons join wallets on wallets.id = coupons.wallet_id
       where coupons.wallet_id not in (select id from whole)
         and (coupons.created_by = ${caller.user.id} and coupons.created_at > ${since}
           or coupons.id::text in ${idsOf('coupons')} or coupons.batch_id::text in ${idsOf('coupon_batches')})
    )
    select least(coalesce(sum(cents), 0), ${Number.MAX_SAFE_INTEGER})::bigint as cents
    from (select cents from whole union all select cents from single union all select cents from revived) as issued`.execute(
    db,
  );
  return rows[0]?.cents ?? 0;
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
      `${by} heeft binnen een dag vouchers gemaakt, meer waard gemaakt of weer geldig gemaakt, ter waarde van samen ${worth}, als laatste in de wallet ${wallet}.`,
    raised: (by: string, worth: string, wallet: string) =>
      `${by} heeft vouchers of moves in de wallet ${wallet} meer waard of weer geldig gemaakt: nu samen ${worth}.`,
    whatFor: 'Waar met moves wordt betaald, krijgt de organisatie geld uitbetaald.',
    notRight: 'Klopt dit niet? Zet de vouchers dan uit en overleg meteen met de andere superadmins.',
    open: 'Bekijk de vouchers',
  },
  en: {
    subject: (worth: string) => `Vouchers worth ${worth}`,
    hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    made: (by: string, worth: string, wallet: string) =>
      `${by} issued vouchers, raised their value or made them valid again within a day: ${worth} in all, the last ones in the wallet ${wallet}.`,
    raised: (by: string, worth: string, wallet: string) =>
      `${by} raised the value of vouchers or moves in the wallet ${wallet}, or made them valid again: now ${worth} in all.`,
    whatFor: 'Organisations where moves are spent are paid out in money.',
    notRight: 'Is this not correct? Disable the vouchers, and talk to the other superadmins at once.',
    open: 'View the vouchers',
  },
} as const satisfies Record<Locale, unknown>;
