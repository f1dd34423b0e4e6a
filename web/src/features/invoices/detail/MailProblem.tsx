import type { Invoice } from '@move/contract/invoices/invoice.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { mailProblemMessages } from './mail-problem.messages.ts';

/** Why a superadmin has to mail an invoice: to which address its last mail failed, when and why, or that it was never mailed. */
export function MailProblem({ invoice: { mail_problem: problem, email, timeline } }: { invoice: Invoice }) {
  const t = useMessages(mailProblemMessages);
  const formats = useFormats();
  // without an address there is another banner
  if (problem === null || email === null) return null;
  const failed = timeline.findLast(({ mail }) => mail?.status === 'failed');
  if (problem === 'overdue' || !failed?.mail) return <Banner tone="warning">{t.overdue(email)}</Banner>;
  const { to, error } = failed.mail;
  return (
    <Banner tone="danger">
      {[
        t.failed(to, formats.moment(failed.at)),
        ...(error === null ? [] : [t.reason(error)]),
        ...(to === email ? [] : [t.next(email)]),
      ].join(' ')}
    </Banner>
  );
}
