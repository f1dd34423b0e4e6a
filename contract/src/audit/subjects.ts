import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { SearchKind } from '../search/search.ts';

/** What the audit trail knows of a kind of record. */
type KindOfRecord = {
  word: Readonly<Record<Locale, string>>;
  /** The kind of the global search. Absent: the search doesn't find these records by themselves. */
  search?: SearchKind;
  /** Absent: the table has the name of the kind. */
  table?: string;
} & (Named | Nameless);

type Named = {
  /** The columns with the record's name. They are read when an entry has no name, and for ids in the changes of other records. */
  name: string | readonly [string, string];
  /** The field with its id in other records, e.g. `location_id`; with an s (`location_ids`) a list of ids. */
  id: string;
  /** Other fields in which records have its id. */
  alsoIds?: readonly string[];
};

/** The entry keeps the name, or the record has none. */
type Nameless = { name: null };

const subjects = <Kind extends string>(kinds: Readonly<Record<Kind, KindOfRecord>>) => kinds;

/**
 * The kinds of records that the audit trail writes about, by their table. A new kind is added here first: the labels of its fields
 * (subject-labels.ts) then fail to compile until they are stated.
 */
export const SUBJECTS = subjects({
  locations: { word: { nl: 'Locatie', en: 'Location' }, id: 'location_id', name: 'name', search: 'location' },
  activities: { word: { nl: 'Activiteit', en: 'Activity' }, id: 'activity_id', name: 'name', search: 'activity' },
  sessions: { word: { nl: 'Sessie', en: 'Session' }, id: 'session_id', name: ['start_date', 'start_time'] },
  rates: { word: { nl: 'Tarief', en: 'Rate' }, id: 'rate_id', name: 'name' },
  cancellation_terms: {
    word: { nl: 'Annuleringsvoorwaarde', en: 'Cancellation term' },
    id: 'cancellation_term_id',
    name: 'name',
  },
  finance_infos: { word: { nl: 'Financiële gegevens', en: 'Finance info' }, name: null },
  organizer_cancellations: {
    word: { nl: 'Afgelasting', en: 'Cancellation' },
    name: null,
  },
  organizations: {
    word: { nl: 'Organisatie', en: 'Organisation' },
    id: 'organization_id',
    name: 'name',
    search: 'organization',
    alsoIds: ['owner_organization_id'],
  },
  applications: {
    word: { nl: 'Platform', en: 'Platform' },
    id: 'application_id',
    name: 'name',
    search: 'application',
    alsoIds: ['applications', 'home_application_id', 'parent_id'],
  },
  contacts: {
    word: { nl: 'Contactpersoon', en: 'Contact' },
    id: 'contact_id',
    name: ['first_name', 'last_name'],
    search: 'contact',
    alsoIds: ['contacts'],
  },
  invites: { word: { nl: 'Uitnodiging', en: 'Invitation' }, name: null },
  members: { word: { nl: 'Teamlid', en: 'Team member' }, name: null },
  users: { word: { nl: 'Account', en: 'Account' }, id: 'user_id', name: ['first_name', 'last_name'], search: 'user' },
  /** A user, as the subject of the command that appoints a superadmin. */
  user: { word: { nl: 'Account', en: 'Account' }, name: null, table: 'users' },
  roles: { word: { nl: 'Rol', en: 'Role' }, name: null },
  labels: { word: { nl: 'Label', en: 'Label' }, id: 'label_id', name: 'name', search: 'label' },
  imports: { word: { nl: 'Import', en: 'Import' }, name: null },
  wallets: { word: { nl: 'Portemonnee', en: 'Wallet' }, id: 'wallet_id', name: 'name' },
  notifications: {
    word: { nl: 'Pushmelding', en: 'Notification' },
    id: 'notification_id',
    name: 'title',
    search: 'notification',
  },
  notification_settings: { word: { nl: 'Stille uren', en: 'Quiet hours' }, name: null },
  coupons: { word: { nl: 'Voucher', en: 'Voucher' }, name: null, search: 'coupon' },
  coupon_batches: { word: { nl: 'Serie vouchers', en: 'Batch of vouchers' }, name: null },
  profiles: { word: { nl: 'Gebruiker van de app', en: 'App user' }, name: null },
  sports: { word: { nl: 'Sport', en: 'Sport' }, id: 'sport_id', name: 'name', search: 'sport', alsoIds: ['sports'] },
  tags: { word: { nl: 'Tag', en: 'Tag' }, id: 'tag_id', name: 'name', search: 'tag' },
  categories: { word: { nl: 'Categorie', en: 'Category' }, id: 'category_id', name: 'title', search: 'category' },
  campaigns: { word: { nl: 'Campagne', en: 'Campaign' }, id: 'campaign_id', name: 'title', search: 'campaign' },
  location_types: {
    word: { nl: 'Soort locatie', en: 'Location type' },
    id: 'location_type_id',
    name: 'name',
    alsoIds: ['type_ids'],
  },
  product_types: { word: { nl: 'Soort product', en: 'Product type' }, id: 'product_type_id', name: 'name' },
  job_runs: { word: { nl: 'Taak', en: 'Job' }, name: null },
  api_clients: { word: { nl: 'Koppeling', en: 'Integration' }, name: null },
  calendar_feeds: {
    word: { nl: 'Agenda-abonnement', en: 'Calendar subscription' },
    name: null,
  },
  bundles: { word: { nl: 'Bundel', en: 'Bundle' }, id: 'bundle_id', name: 'name' },
  products: { word: { nl: 'Product', en: 'Product' }, id: 'product_id', name: 'name', search: 'product' },
  purchases: {
    word: { nl: 'Aankoop', en: 'Purchase' },
    id: 'purchase_id',
    name: ['first_name', 'last_name'],
  },
  invoices: { word: { nl: 'Factuur', en: 'Invoice' }, id: 'invoice_id', name: 'number', search: 'invoice' },
  orders: { word: { nl: 'Bestelling', en: 'Order' }, name: null, search: 'order' },
  erasures: { word: { nl: 'Gegevens van een persoon', en: 'Data of a person' }, name: null },
  messages: { word: { nl: 'Bericht', en: 'Message' }, name: null },
  participants: {
    word: { nl: 'Deelnemer', en: 'Participant' },
    id: 'participant_id',
    name: ['first_name', 'last_name'],
    alsoIds: ['mailed_participant_ids'],
    search: 'participant',
  },
  bundle_participants: {
    word: { nl: 'Deelnemer van een bundel', en: 'Participant of a bundle' },
    id: 'bundle_participant_id',
    name: ['first_name', 'last_name'],
  },
  waitlist_entries: {
    word: { nl: 'Wachtlijst', en: 'Waiting list' },
    id: 'waitlist_entry_id',
    name: ['first_name', 'last_name'],
  },
  question_fields: { word: { nl: 'Extra vraag', en: 'Extra question' }, id: 'question_field_id', name: 'title' },
  files: { word: { nl: 'Bestand', en: 'File' }, name: null },
  sepa_batches: { word: { nl: 'Uitbetaalronde', en: 'Payout batch' }, name: null },
  sepa_lines: { word: { nl: 'Uitbetaling', en: 'Payout' }, name: null },
  reconciliations: { word: { nl: 'Afsluiting', en: 'Reconciliation' }, name: null },
  provider_findings: {
    word: { nl: 'Verschil met de betaaldienst', en: 'Difference with the payment provider' },
    name: null,
  },
  builds: { word: { nl: 'Build', en: 'Build' }, name: null },
  saved_views: { word: { nl: 'Weergave', en: 'Saved view' }, name: null },
});

export type SubjectType = keyof typeof SUBJECTS;

/** Whether a stored kind still exists. The trail keeps rows for two years, and a kind may have been removed since. */
export function isSubjectType(type: string): type is SubjectType {
  return Object.hasOwn(SUBJECTS, type);
}

/** The word for a kind of record; for a kind that no longer exists, the name of its table. */
export function subjectWord(locale: Locale, type: string): string {
  return isSubjectType(type) ? SUBJECTS[type].word[locale] : type.replaceAll('_', ' ');
}
