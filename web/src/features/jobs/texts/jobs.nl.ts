import type { InboxKind } from '@move/domain/jobs/inbox.ts';
import type { JobKind } from '@move/domain/jobs/job.ts';

export type Result = Readonly<Record<string, number>>;

const rows = (count: number) => (count === 1 ? '1 regel' : `${count.toLocaleString('nl-NL')} regels`);

const payments = ({ payments: count = 0 }: Result) =>
  count === 1 ? '1 betaling' : `${count.toLocaleString('nl-NL')} betalingen`;

/** The title and result text of a kind of run. */
type KindWords = { title: string; result: (result: Result) => string };

const kinds: Record<JobKind, KindWords> = {
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
};

const items: Record<InboxKind, string> = {
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
  notification_to_nobody: 'Pushmelding niet verstuurd: geen ontvangers',
  notification_without_sender: 'Pushmelding niet verstuurd: de afzender heeft het recht niet meer',
  build_succeeded: 'App-build is klaar',
  build_failed: 'App-build is mislukt',
  build_aborted: 'App-build is afgebroken',
};

export const nl = {
  title: 'Meldingen',
  busyTitle: 'Bezig',
  earlier: 'Eerder',
  older: 'Oudere meldingen',
  empty: {
    title: 'Nog geen meldingen',
    text: 'Hier lees je wat er klaar is, zoals een import, en wat anderen voor jou deden.',
  },
  kinds,
  items,
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
