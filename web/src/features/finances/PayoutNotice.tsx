import { type FinanceInfo, getFinanceInfo, releasePayouts } from '@move/contract/finances/finance-info.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { financeMessages } from './finances.messages.ts';
import * as buttonStyles from '../../ui/page/Button.module.css';

type PayoutNoticeProps = { organizationId: number; info: FinanceInfo };

/** Explains why nothing is paid out, and who can change that; renders nothing while payouts continue. */
export function PayoutNotice({ organizationId, info }: PayoutNoticeProps) {
  const t = useMessages(financeMessages).notices;
  const formats = useFormats();
  const { iban_masked: iban, payouts_held_since: since, link_until: until, stopped_at: stopped, may } = info;
  if (iban === null) return <Banner tone="info">{t.none}</Banner>;
  if (since === null) return null;
  const byLink = until === null ? t.bySuperadmin : t.byLink(formats.moment(until));
  const who = stopped === null ? byLink : t.stopped(formats.moment(stopped));
  return (
    <Banner tone="warning" action={may.release && <Release organizationId={organizationId} info={info} />}>
      {t.held(iban, formats.moment(since))} {who}
    </Banner>
  );
}

function Release({ organizationId, info }: PayoutNoticeProps) {
  const t = useMessages(financeMessages);
  const { call, isPending } = useCall(releasePayouts, { invalidates: [getFinanceInfo] });
  const [confirm, confirmDialog] = useConfirm();
  const { iban_masked: iban, iban_changed_at } = info;
  if (iban === null || iban_changed_at === null) return null;
  const release = async () => {
    const { title, text, confirm: confirmLabel } = t.releasing;
    if (!(await confirm({ title: title(iban), text, confirmLabel }))) return;
    const { ok } = await call({ params: { organizationId }, body: { iban_changed_at } });
    if (ok) notify.success(t.notices.released);
  };
  return (
    <>
      <button type="button" className={buttonStyles.linkButton} disabled={isPending} onClick={() => void release()}>
        {t.notices.release}
      </button>
      {confirmDialog}
    </>
  );
}
