type Period = { readonly years?: number; readonly months?: number; readonly days?: number; readonly hours?: number };
type Rule = Period & {
  /** The start of the period. */
  readonly from: string;
  /** What happens to the data at the end of the period. */
  readonly end: 'removed' | 'replaced';
  /** The job that removes or replaces the data. */
  readonly job: string;
};

/**
 * How long personal data is kept, and what ends it; a test compares the table of docs/privacy.md with this list. The jobs read their
 * periods here. Two periods are kept elsewhere: a reply is stored with its end, and the job of `mail_links` runs every hour.
 */
export const RETENTION = {
  notes: { months: 24, from: 'the last session', end: 'removed', job: 'purge_people' },
  answers: { months: 24, from: 'the last session or the purchase', end: 'removed', job: 'purge_people' },
  birth_dates: { months: 24, from: 'the last session or the purchase', end: 'removed', job: 'purge_people' },
  unused_waiting: { months: 12, from: 'the end of the entry', end: 'removed', job: 'purge_people' },
  messages: { months: 24, from: 'sending', end: 'removed', job: 'purge_people' },
  reasons: { months: 24, from: 'the session', end: 'removed', job: 'purge_people' },
  notification_texts: {
    months: 24,
    from: 'the end of sending or the last change',
    end: 'replaced',
    job: 'purge_people',
  },
  refund_texts: { months: 24, from: 'writing', end: 'removed', job: 'purge_people' },
  // at least seven years after the year of the sale, for the tax office
  names: { years: 8, from: 'the last session or the purchase', end: 'replaced', job: 'purge_people' },
  // app users without moves
  profiles: { months: 24, from: 'the last use', end: 'replaced', job: 'purge_people' },
  // logins of app users
  profile_codes: { days: 0, from: 'expiry', end: 'removed', job: 'purge_people' },
  profile_tokens: { days: 0, from: 'expiry', end: 'removed', job: 'purge_people' },
  invites: { days: 90, from: 'expiry', end: 'removed', job: 'clean_invites' },
  mail_links: { hours: 1, from: 'use or expiry', end: 'removed', job: 'clean_mail_links' },
  sent_mails: { days: 30, from: 'writing', end: 'removed', job: 'clean_mails' },
  mail_limits: { hours: 24, from: 'writing', end: 'removed', job: 'clean_mail_links' },
  unsent_mails: { days: 90, from: 'writing', end: 'removed', job: 'clean_mails' },
  taps: { days: 30, from: 'arrival', end: 'removed', job: 'sweep_check_in_taps' },
  trail: { months: 24, from: 'the month of the change', end: 'removed', job: 'make_audit_partitions' },
  drafts: { days: 30, from: 'the last change', end: 'removed', job: 'clean_drafts' },
  logins: { days: 1, from: 'expiry', end: 'removed', job: 'clean_access' },
  password_links: { days: 7, from: 'expiry', end: 'removed', job: 'clean_access' },
  client_tokens: { days: 0, from: 'expiry', end: 'removed', job: 'clean_client_tokens' },
  stored_replies: { hours: 24, from: 'the call', end: 'removed', job: 'clean_access' },
  runs: { days: 30, from: 'the start', end: 'removed', job: 'clean_jobs' },
  notifications: { days: 90, from: 'creation', end: 'removed', job: 'clean_jobs' },
  push_devices: { days: 270, from: 'the last registration', end: 'removed', job: 'clean_notifications' },
  push_deliveries: { months: 12, from: 'the end of sending', end: 'removed', job: 'clean_notifications' },
  erasures: { months: 24, from: 'the erasure', end: 'removed', job: 'purge_people' },
} as const satisfies Record<string, Rule>;

export type Retained = keyof typeof RETENTION;

/** A period as text, as in docs/privacy.md: `24 months`, `1 hour`. */
export function periodText(rule: Period): string {
  const units = (['years', 'months', 'days', 'hours'] as const).map((unit) => [rule[unit], unit] as const);
  const [count = 0, unit = 'days'] = units.find(([amount]) => amount !== undefined) ?? [];
  return count === 0 ? 'at once' : `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

/** The moment before which data has been kept long enough; years and months by the calendar, in UTC. */
export function retentionCutoff(rule: Retained, now: Date): string {
  const { years = 0, months = 0, days = 0, hours = 0 }: Period = RETENTION[rule];
  const zoned = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC');
  return zoned.subtract({ years, months, days, hours }).toInstant().toString();
}
