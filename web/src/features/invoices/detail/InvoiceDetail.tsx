import type { Invoice } from '@move/contract/invoices/invoice.ts';
import { creditInvoice, sendInvoice } from '@move/contract/invoices/invoices.ts';
import { invoiceFilename } from '@move/domain/invoices/invoice-filename.ts';
import { monthName } from '@move/domain/kit/dates/month-name.ts';
import { IconArrowBackUp, IconFileCode, IconFileDownload, IconMailShare } from '@tabler/icons-react';
import { useCall } from '../../../platform/api/calls.ts';
import { useSetCrumbs } from '../../../platform/menu/crumbs.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { notify } from '../../../platform/notify.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { ActionMenu } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { PageHeader, type RecordPosition } from '../../../ui/page/PageHeader.tsx';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { InvoiceLines, InvoiceSums, Parties } from './InvoiceTables.tsx';
import { InvoiceTimeline } from './InvoiceTimeline.tsx';
import { MailProblem } from './MailProblem.tsx';
import { type InvoiceScope, invoicePath } from '../invoice-paths.ts';
import { invoiceReads } from '../invoice-reads.ts';
import { INVOICE_LOOKS } from '../invoice-statuses.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import * as twoColumnStyles from '../../../screens/show/two-columns.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

type InvoiceDetailProps = {
  scope: InvoiceScope;
  invoice: Invoice | undefined;
  error: Error | null;
  onRetry: () => void;
  position: RecordPosition | undefined;
  onPdf: (filename: string) => void;
  onUbl: (filename: string) => void;
};

/** An invoice or credit note as issued, with its history. */
export function InvoiceDetail({ invoice, error, onRetry, ...props }: InvoiceDetailProps) {
  useSetCrumbs(invoice?.number ?? null);
  if (invoice === undefined)
    return error === null ? <FormSkeleton /> : <RecordFailed error={error} onRetry={onRetry} />;
  return <ShownInvoice invoice={invoice} {...props} />;
}

type ShownInvoiceProps = Omit<InvoiceDetailProps, 'invoice' | 'error' | 'onRetry'> & { invoice: Invoice };

function ShownInvoice({ invoice, scope, position, onPdf, onUbl }: ShownInvoiceProps) {
  const t = useMessages(invoiceMessages);
  const formats = useFormats();
  const locale = useLocale();
  const maySend = useCan(sendInvoice) && invoice.may.send;
  const mayCredit = useCan(creditInvoice) && invoice.may.credit;
  const [send, sending, isSending] = useSend(invoice);
  const [credit, crediting] = useCredit(invoice);
  const isCredit = invoice.credits !== null;
  const hasProblem = maySend && invoice.mail_problem !== null;
  const filename = invoiceFilename({ number: invoice.number, isCredit }, locale);
  return (
    <>
      <PageHeader
        isLined
        title={isCredit ? t.creditNote(invoice.number) : t.invoice(invoice.number)}
        status={<Status look={INVOICE_LOOKS[invoice.status]} pill />}
        meta={[
          invoice.organization.name,
          ...(invoice.organization.is_removed ? [t.removed] : []),
          monthName(invoice.month, locale),
          formats.money(invoice.total_price_in_cents),
        ]}
        position={position}
        actions={
          <>
            {maySend && (
              <Button
                variant={hasProblem ? 'filled' : 'default'}
                leftSection={<IconMailShare {...icon} />}
                loading={isSending}
                onClick={() => void send()}
              >
                {invoice.sent_at === null ? t.send.action : t.send.again}
              </Button>
            )}
            <Button
              variant={hasProblem ? 'default' : 'filled'}
              leftSection={<IconFileDownload {...icon} />}
              onClick={() => onPdf(`${filename}.pdf`)}
            >
              {t.pdf}
            </Button>
            <ActionMenu
              isFramed
              items={[
                { label: t.ubl, icon: <IconFileCode {...icon} />, onClick: () => onUbl(`${filename}.xml`) },
                ...(mayCredit
                  ? [
                      'divider' as const,
                      {
                        label: t.credit.action,
                        icon: <IconArrowBackUp {...icon} />,
                        isDanger: true,
                        onClick: () => void credit(),
                      },
                    ]
                  : []),
              ]}
            />
          </>
        }
      />
      <Other invoice={invoice} scope={scope} />
      {scope === 'all' && invoice.email === null && <Banner tone="warning">{t.noAddress}</Banner>}
      {hasProblem && <MailProblem invoice={invoice} />}
      <div className={twoColumnStyles.page}>
        <div className={twoColumnStyles.parts}>
          <InvoiceLines invoice={invoice} />
          <InvoiceSums invoice={invoice} scope={scope} />
        </div>
        <div className={twoColumnStyles.parts}>
          <Parties invoice={invoice} />
          <InvoiceTimeline invoice={invoice} scope={scope} />
        </div>
      </div>
      {sending}
      {crediting}
    </>
  );
}

/** Links from an invoice to its credit note, and back. */
function Other({ invoice, scope }: Pick<ShownInvoiceProps, 'invoice' | 'scope'>) {
  const t = useMessages(invoiceMessages);
  const other = invoice.credits ?? invoice.credited_by;
  if (other === null) return null;
  const href = invoicePath(scope, { id: other.id, organizationId: invoice.organization.id });
  return (
    <Banner
      tone="info"
      action={
        <Anchor className={buttonStyles.textLink} href={href}>
          {other.number}
        </Anchor>
      }
    >
      {invoice.credits === null ? t.isCredited : t.isCreditNote}
    </Banner>
  );
}

/** Mails an invoice; asks first if it was mailed before. */
function useSend({ id, number, sent_at, email }: Invoice) {
  const t = useMessages(invoiceMessages).send;
  const [confirm, confirmDialog] = useConfirm();
  const { call, isPending } = useCall(sendInvoice, { invalidates: invoiceReads });
  const send = async () => {
    const to = email ?? '';
    if (sent_at !== null && !(await confirm({ title: t.title(number), text: t.text(to), confirmLabel: t.again })))
      return;
    if ((await call({ params: { invoiceId: id } })).ok) notify.success(t.done(to));
  };
  return [send, confirmDialog, isPending] as const;
}

function useCredit({ id, number, total_price_in_cents }: Invoice) {
  const t = useMessages(invoiceMessages).credit;
  const formats = useFormats();
  const navigate = useNavigate();
  const [confirm, confirmDialog] = useConfirm();
  const { call } = useCall(creditInvoice, { invalidates: invoiceReads });
  const credit = async () => {
    const isSure = await confirm({
      title: t.title(number),
      text: t.text(formats.money(total_price_in_cents)),
      confirmLabel: t.confirm,
      isDanger: true,
    });
    if (!isSure) return;
    const result = await call({ params: { invoiceId: id } });
    if (!result.ok) return;
    notify.success(t.done(result.reply.invoice.number));
    navigate(invoicePath('all', { id: result.reply.invoice.id, organizationId: 0 }));
  };
  return [credit, confirmDialog] as const;
}
