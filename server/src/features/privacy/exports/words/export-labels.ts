import { accessLabels } from '@move/contract/access/access.labels.ts';
import { userLabels } from '@move/contract/access/users.labels.ts';
import { activityLabels } from '@move/contract/activities/activities.labels.ts';
import { bundleLabels } from '@move/contract/bundles/bundles.labels.ts';
import { contactLabels } from '@move/contract/contacts/contacts.labels.ts';
import type { Labels } from '@move/contract/kit/labels.ts';
import { locationLabels } from '@move/contract/locations/locations.labels.ts';
import { messageLabels } from '@move/contract/messages/messages.labels.ts';
import { organizationLabels } from '@move/contract/organizations/organizations.labels.ts';
import { paymentLabels } from '@move/contract/payments/payments.labels.ts';
import { participantLabels } from '@move/contract/participants/participants.labels.ts';
import { preferenceLabels } from '@move/contract/preferences/preferences.labels.ts';
import { productLabels } from '@move/contract/products/products.labels.ts';
import { purchaseLabels } from '@move/contract/purchases/purchases.labels.ts';
import { rateLabels } from '@move/contract/rates/rates.labels.ts';
import { sessionLabels } from '@move/contract/sessions/sessions.labels.ts';
import { teamLabels } from '@move/contract/team/team.labels.ts';
import { waitlistLabels } from '@move/contract/waitlist/waitlist.labels.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { exportColumns } from './export-columns.ts';

/** The contract's labels for the fields of each table. */
const OF_TABLE: Readonly<Record<string, readonly Labels[]>> = {
  participants: [participantLabels],
  bundle_participants: [participantLabels],
  waitlist_entries: [waitlistLabels, participantLabels],
  answers: [participantLabels],
  purchases: [purchaseLabels],
  orders: [purchaseLabels],
  order_lines: [purchaseLabels],
  refunds: [purchaseLabels],
  provider_refunds: [paymentLabels],
  contacts: [contactLabels],
  invites: [teamLabels],
  mails: [messageLabels],
  messages: [messageLabels],
  users: [accessLabels, userLabels],
  user_roles: [teamLabels],
  user_preferences: [preferenceLabels],
  saved_views: [preferenceLabels],
  form_drafts: [preferenceLabels],
};

/** Labels for fields inside a value, e.g. a change in the trail, a draft or a filter. */
const ANY: readonly Labels[] = [
  ...new Set(Object.values(OF_TABLE).flat()),
  activityLabels,
  bundleLabels,
  locationLabels,
  organizationLabels,
  productLabels,
  rateLabels,
  sessionLabels,
];

function labelIn(catalogues: readonly Labels[], column: string, locale: Locale): string | null {
  for (const labels of catalogues) if (Object.hasOwn(labels[locale], column)) return labels[locale][column] ?? null;
  return null;
}

/** The label of a column of an export; null when it has none (a test checks that every column has one). */
export function columnLabel(table: string, column: string, locale: Locale): string | null {
  const own = exportColumns[locale];
  return own.of[`${table}.${column}`] ?? labelIn(OF_TABLE[table] ?? [], column, locale) ?? own.all[column] ?? null;
}

/** The label of a field inside a value. */
export function fieldLabel(name: string, locale: Locale): string | null {
  return exportColumns[locale].all[name] ?? labelIn(ANY, name, locale);
}
