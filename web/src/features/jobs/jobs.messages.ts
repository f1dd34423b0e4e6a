import type { InboxKind } from '@move/domain/jobs/inbox.ts';
import type { JobKind } from '@move/domain/jobs/job.ts';
import { defineMessages } from '../../platform/texts/messages.ts';

type Result = Readonly<Record<string, number>>;

const rows = (count: number) => (count === 1 ? '1 regel' : `${count.toLocaleString('nl-NL')} regels`);
const rowsEn = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-GB')} rows`);

const payments = ({ payments: count = 0 }: Result) =>
  count === 1 ? '1 betaling' : `${count.toLocaleString('nl-NL')} betalingen`;
const paymentsEn = ({ payments: count = 0 }: Result) =>
  count === 1 ? '1 payment' : `${count.toLocaleString('en-GB')} payments`;

/** The title and result text of a kind of run. */
type KindWords = { title: string; result: (result: Result) => string };

const nl = {
  title: 'Meldingen',
  busyTitle: 'Bezig',
  earlier: 'Eerder',
  older: 'Oudere meldingen',
  empty: {
    title: 'Nog geen meldingen',
    text: 'Hier lees je wat er klaar is, zoals een import, en wat anderen voor jou deden.',
  },
  kinds: {
    import_organizations: {
      title: 'Organisaties importeren',
      result: ({ created = 0, updated = 0, skipped = 0, refused = 0 }) =>
        `${created === 1 ? '1 organisatie' : `${created.toLocaleString('nl-NL')} organisaties`} toegevoegd${updated > 0 ? `, ${updated.toLocaleString('nl-NL')} bijgewerkt` : ''}${skipped > 0 ? `, ${rows(skipped)} overgeslagen` : ''}${refused > 0 ? `, ${rows(refused)} geweigerd` : ''}`,
    },
    issue_invoices: {
      title: 'Facturen maken',
      result: ({ invoices = 0 }) => (invoices === 1 ? '1 factuur' : `${invoices.toLocaleString('nl-NL')} facturen`),
    },
    prepare_sepa_batch: { title: 'Uitbetaalronde maken', result: payments },
    execute_sepa_batch: { title: 'Uitbetaalronde vastleggen', result: payments },
    cancel_sepa_batch: { title: 'Uitbetaalronde annuleren', result: () => 'Alle bedragen staan weer open' },
  } satisfies Record<JobKind, KindWords> as Record<JobKind, KindWords>,
  items: {
    job_succeeded: 'Klaar',
    job_failed: 'Mislukt',
    job_canceled: 'Gestopt',
    mails_stuck: 'E-mails worden niet verzonden',
    figures_corrected: 'Cijfers klopten niet en zijn hersteld',
    reconciliation_differs: 'Afsluiting: verschillen gevonden',
    provider_differs: 'Betaaldienst: nieuwe verschillen',
    provider_not_compared: 'Betaaldienst: al twee dagen niet vergeleken',
    notification_sent: 'Pushmelding verstuurd',
    notification_partly_failed: 'Pushmelding niet bij iedereen aangekomen',
    notification_failed: 'Pushmelding mislukt',
    notification_canceled: 'Versturen van pushmelding gestopt',
    notification_to_nobody: 'Pushmelding: er was niemand om naar te versturen',
    notification_without_sender: 'Pushmelding niet verstuurd: wie die inplande, mag dat niet meer',
    build_succeeded: 'App-build is klaar',
    build_failed: 'App-build is mislukt',
    build_aborted: 'App-build is afgebroken',
  } satisfies Record<InboxKind, string> as Record<InboxKind, string>,
  figures: { sent: 'verstuurd', failed: 'mislukt', skipped: 'overgeslagen' },
  canceled: 'Er is niets gewijzigd.',
  waiting: 'Begint zo',
  stopping: 'Wordt gestopt',
  progress: (done: string, total: string) => `${done} van ${total}`,
  stop: 'Stoppen',
  stopLabel: (name: string) => `${name} stoppen`,
  retry: 'Opnieuw proberen',
  file: (name: string) => `${name} downloaden`,
  isNew: 'Nieuw',
  failed: 'De meldingen konden niet laden.',
};

const en: typeof nl = {
  title: 'Notifications',
  busyTitle: 'In progress',
  earlier: 'Earlier',
  older: 'Older notifications',
  empty: {
    title: 'No notifications yet',
    text: 'Here you read what has finished, such as an import, and what others did for you.',
  },
  kinds: {
    import_organizations: {
      title: 'Import organisations',
      result: ({ created = 0, updated = 0, skipped = 0, refused = 0 }) =>
        `${created === 1 ? '1 organisation' : `${created.toLocaleString('en-GB')} organisations`} added${updated > 0 ? `, ${updated.toLocaleString('en-GB')} updated` : ''}${skipped > 0 ? `, ${rowsEn(skipped)} skipped` : ''}${refused > 0 ? `, ${rowsEn(refused)} refused` : ''}`,
    },
    issue_invoices: {
      title: 'Issue invoices',
      result: ({ invoices = 0 }) => (invoices === 1 ? '1 invoice' : `${invoices.toLocaleString('en-GB')} invoices`),
    },
    prepare_sepa_batch: { title: 'Make payout batch', result: paymentsEn },
    execute_sepa_batch: { title: 'Record payout batch', result: paymentsEn },
    cancel_sepa_batch: { title: 'Cancel payout batch', result: () => 'All amounts are open again' },
  },
  items: {
    job_succeeded: 'Done',
    job_failed: 'Failed',
    job_canceled: 'Stopped',
    mails_stuck: 'E-mails are not being sent',
    figures_corrected: 'Figures were wrong and have been corrected',
    reconciliation_differs: 'Month-end: differences found',
    provider_differs: 'Provider: new differences',
    provider_not_compared: 'Provider: not compared for two days',
    notification_sent: 'Notification sent',
    notification_partly_failed: 'Notification did not reach everyone',
    notification_failed: 'Notification failed',
    notification_canceled: 'Sending of notification stopped',
    notification_to_nobody: 'Notification: there was nobody to send to',
    notification_without_sender: 'Notification not sent: who scheduled it may not do so any more',
    build_succeeded: 'App build is ready',
    build_failed: 'App build failed',
    build_aborted: 'App build was aborted',
  },
  figures: { sent: 'sent', failed: 'failed', skipped: 'skipped' },
  canceled: 'Nothing was changed.',
  waiting: 'Starting soon',
  stopping: 'Stopping',
  progress: (done, total) => `${done} of ${total}`,
  stop: 'Stop',
  stopLabel: (name) => `Stop ${name}`,
  retry: 'Try again',
  file: (name) => `Download ${name}`,
  isNew: 'New',
  failed: 'The notifications could not be loaded.',
};

export const jobMessages = defineMessages({ nl, en });
