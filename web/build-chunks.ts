import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(import.meta.dirname, 'src');

/**
 * The chunks that screens share, from the bottom up, each with the modules it is made of (docs/adr/0023-what-a-screen-loads.md). A chunk
 * also gets everything that its modules import, unless an earlier chunk has it, so no module here may import a `public.tsx`. The bundler
 * divides what is in no chunk: modules that exactly the same screens need become one file.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // every page: the application, and what pages before and after login both need
  base: [
    '../index.html',
    '../../domain/src/kit/messages/planning/word-messages.ts',
    // for pages without a login, and for lists
    '../../contract/src/orders/refund-amounts.ts',
    '../../domain/src/orders/payment/transactions.ts',
    '../../domain/src/participants/participant.ts',
    // for the mailbox, which needs nothing else of lists; check-in and calendar use the arrow too
    '../../contract/src/kit/filters/chosen.ts',
    '../../contract/src/kit/paging.labels.ts',
    '../../contract/src/kit/paging.ts',
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs',
    'platform/api/calls.ts',
    'platform/api/downloads.ts',
    'platform/texts/formats.ts',
    'platform/texts/person-name.ts',
    'platform/state/unsent-taps.ts',
    'platform/use-brand-of.ts',
    'screens/confirm.tsx',
    'ui/inputs/text/PasswordInput.tsx',
    'ui/inputs/text/TextInput.tsx',
    'ui/marks/marks.module.css',
    'ui/page/bars/Banner.tsx',
    'ui/page/EmptyState.tsx',
    'ui/page/errors/ErrorPanel.tsx',
    'ui/page/PageHeader.tsx',
    'platform/use-now.ts',
    // the styles of the frame, of lists and of the login: they are small, and together with those of every page they save a request
    'app/shell/banners/banners.module.css',
    'app/shell/menu/menu.module.css',
    'app/shell/picker/picker.module.css',
    'app/shell/shell.module.css',
    'app/shell/top-bar/TopBar.module.css',
    'features/access/login/login.module.css',
    'features/jobs/BellButton.module.css',
    'ui/inputs/choices.module.css',
    'ui/inputs/short-form.module.css',
    'ui/page/FormSection.module.css',
    'ui/page/bars/TabBar.module.css',
    'ui/page/bars/toolbar.module.css',
    'ui/people/people.module.css',
    'ui/table/SearchBox.module.css',
    'ui/table/table.module.css',
  ],
  login: [
    'features/access/login/ForgotPasswordScreen.tsx',
    'features/access/GeneralError.tsx',
    'features/access/login/LoginScreen.tsx',
    'features/access/login/LogoutScreen.tsx',
    'features/access/login/ResetPasswordScreen.tsx',
    'features/access/use-short-form.ts',
  ],
  // every screen behind login: the frame and what lists are made of
  'logged-in': [
    'app/shell/Shell.tsx',
    'screens/ask.tsx',
    'screens/list/ListScreen.tsx',
    // the day in a column, for nearly every list
    'screens/list/dates.tsx',
    'screens/use-remove.ts',
    'ui/marks/CapacityBar.tsx',
    'ui/marks/Status.tsx',
    'ui/marks/statuses.ts',
    'ui/marks/use-status-word.ts',
    // who may see a part of a bundle, for nearly all that is planned
    '../../contract/src/bundles/bundle-permission.ts',
    '../../contract/src/contacts/contacts.ts',
    '../../contract/src/kit/pin.ts',
    '../../contract/src/kit/report.ts',
    '../../contract/src/taxonomy/taxonomy.ts',
    '../../domain/src/activities/offer.ts',
    '../../domain/src/kit/money/vat.ts',
    '../../domain/src/sessions/session-status.ts',
    // for holidays, and among the pictograms
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconBeach.mjs',
    // for the user menu, and for the auth sessions of a team
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconLogout.mjs',
  ],
  // the first list of staff, with its contract, which other screens need too: a file of its own would be one request more
  'location-list': [
    '../../contract/src/locations/locations.ts',
    'features/locations/list/LocationList.tsx',
    'features/locations/use-known-locations.ts',
  ],
  dialogs: ['ui/overlays/ConfirmDialog.tsx', 'ui/overlays/Dialog.tsx', 'ui/overlays/SideDrawer.tsx'],
  // what some lists and forms need
  'list-parts': [
    'platform/texts/counted.ts',
    'screens/ToolButtons.tsx',
    'screens/edit/fields/list-words.ts',
    'screens/edit/use-drawer.ts',
    'screens/list/export/all-rows.ts',
    'screens/list/export/use-sheet-export.tsx',
    'screens/list/ListPart.tsx',
    'screens/list/use-list-of-application.ts',
    'screens/list/filters/use-server-options.ts',
    'screens/show/RecordFailed.tsx',
    'ui/inputs/text/LongText.tsx',
    'ui/marks/SegmentedChoice.tsx',
  ],
  // the filter of the platform's lists, what several lists do with chosen offers, and what organisations' own screens call
  'offer-lists': [
    '../../contract/src/labels/labels.ts',
    '../../contract/src/organizations/organizations.ts',
    'features/activities/publish/use-bulk-publishing.ts',
    'features/labels/public.tsx',
    'screens/list/filters/use-organization-filter.ts',
  ],
  // every sentence of the rules: part of forms, and fetched behind the form before login
  validation: ['../../contract/src/kit/validate.ts'],
  forms: [
    // the button that puts sessions in the user's own calendar: for screens that have forms, not for the platform's list
    '../../contract/src/feeds/feeds.ts',
    'features/feeds/use-feeds-tool.tsx',
    '../../domain/src/team/invite.ts',
    'screens/edit/EditDrawer.tsx',
    'screens/edit/EditScreen.tsx',
    'screens/edit/fields/fields.tsx',
    'screens/edit/use-create-form.ts',
    'screens/edit/use-edit-form.ts',
    'ui/inputs/ContactsInput.tsx',
    'ui/inputs/map/map.module.css',
  ],
  participants: [
    '../../contract/src/participants/participants.ts',
    'features/participants/attendance/attendance.module.css',
    'features/participants/participants.module.css',
  ],
  // the payment states of an order, for the lists of orders, purchases and participants
  money: [
    '../../domain/src/orders/payment/payment-state-text.ts',
    '../../domain/src/orders/payment/payment-state-words.ts',
    '../../domain/src/orders/payment/payment-type-words.ts',
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs',
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs',
    'screens/refunds/RefundAmounts.tsx',
    'ui/marks/PaymentStatus.tsx',
  ],
  // what an order page before login shares with the orders behind it
  'order-parts': [
    '../../contract/src/payments/payments.ts',
    '../../domain/src/orders/order-number.ts',
    '../../domain/src/orders/refunds/refund-text.ts',
    '../../domain/src/orders/refunds/refund-ways.ts',
    '../../domain/src/wallets/moves.ts',
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs',
  ],
  'check-in': ['features/check-in/screens.tsx', 'features/check-in/today/TodayPart.tsx'],
  // calls, rules and texts of what is planned: activities, their sessions and bundles, and who takes part
  planning: [
    '../../contract/src/activities/activities.ts',
    '../../contract/src/bundles/bundles.labels.ts',
    '../../contract/src/rates/rates.ts',
    '../../domain/src/rates/cancellation.ts',
    '../../domain/src/rates/free-rate.ts',
    '../../domain/src/rates/price-text.ts',
    // their dialogs are loaded when they open; outside a chunk, lists of sessions would fetch lists of activities for them
    'features/cancellations/public.tsx',
    'features/locations/choose/use-bulk-location.tsx',
    'features/activities/activities.messages.ts',
    'features/activities/activity-offer.messages.ts',
    'features/activities/offer/offer-status.ts',
    'features/activities/offer/use-rate-choices.ts',
    'features/activities/offer/with-stored.ts',
    'features/activities/offer/use-sport-options.ts',
  ],
  products: [
    '../../contract/src/products/products.ts',
    'features/products/products.messages.ts',
    'features/products/edit/product-path.ts',
    'features/products/use-copy-product.tsx',
    'features/products/use-remove-product.ts',
    'features/products/use-restore-product.ts',
  ],
  activities: ['features/activities/edit/activity-form.messages.ts', 'features/activities/edit/activity-tabs.ts'],
  'product-forms': [
    'features/products/edit/product-form.messages.ts',
    'features/products/edit/product-tabs.ts',
    'features/products/edit/use-product-form.ts',
  ],
  sessions: [
    '../../contract/src/calendar/calendar.ts',
    '../../contract/src/sessions/session-grid.ts',
    '../../contract/src/sessions/sessions.ts',
    'features/sessions/list/SeriesMark.tsx',
    'features/sessions/session-reads.ts',
  ],
  'session-lists': [
    '../../contract/src/bundles/bundles.ts',
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs',
    'features/sessions/list/session-columns.tsx',
    'features/sessions/remove/use-ending-items.tsx',
    'features/sessions/list/view-of-sessions.ts',
    'features/sessions/list/ViewSwitch.tsx',
    'features/sessions/sessions.messages.ts',
  ],
  calendar: [
    // the icon next to the switch between list and calendar
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconTable.mjs',
    'features/sessions/calendar/LazyCalendar.tsx',
  ],
  'session-forms': [
    '../../domain/src/sessions/repetition/repetition-sentence.ts',
    'features/sessions/edit/InheritedSelect.tsx',
    'features/sessions/edit/change.messages.ts',
    'features/sessions/series/ScopeChoice.tsx',
    'features/sessions/series/RepetitionInput.tsx',
  ],
  messages: [
    '../../contract/src/messages/messages.ts',
    '../../contract/src/purchases/buyer-messages.ts',
    'features/messages/message-items.messages.ts',
    'features/messages/message-calls.ts',
    'features/messages/use-message-dialog.tsx',
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconSend.mjs',
  ],
  people: [
    '../../contract/src/participants/bundle-participants.ts',
    'features/participants/bookable-scope.ts',
    'features/participants/participants.messages.ts',
    'features/participants/attendance/sheet.messages.ts',
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconPrinter.mjs',
  ],
  'personal-data': [
    '../../contract/src/privacy/personal-data.labels.ts',
    'screens/personal-data/personal-data.messages.ts',
    'screens/personal-data/use-personal-data.tsx',
  ],
  'activity-list': ['features/activities/list/ActivityList.tsx'],
  organizations: [
    '../../contract/src/organizations/review.ts',
    'features/organizations/organizations.messages.ts',
    'features/organizations/use-remove-organization.ts',
    'features/organizations/use-sports.ts',
  ],
  purchases: [
    '../../contract/src/purchases/purchases.ts',
    'features/purchases/purchase-reads.ts',
    'features/purchases/purchases.messages.ts',
  ],
  // the fields of records that are managed together, for their screens and for the trail
  words: ['../../contract/src/campaigns/campaigns.labels.ts', '../../contract/src/taxonomy/taxonomy.labels.ts'],
  'reach-words': [
    '../../contract/src/builds/builds.labels.ts',
    '../../contract/src/notifications/notifications.labels.ts',
    'features/notifications/notifications.messages.ts',
    'features/notifications/sending/sending.messages.ts',
    'features/notifications/notification-look.ts',
  ],
  // in a chunk of its own, because its drag and drop shares a store library with the charts
  'ordered-list': ['ui/table/order/OrderedList.tsx'],
  figures: [
    '../../contract/src/statistics/statistics.labels.ts',
    '../../domain/src/statistics/period.ts',
    '../../domain/src/statistics/bookings.ts',
    'features/statistics/statistics.messages.ts',
  ],
  jobs: [
    '../../contract/src/jobs/inbox.ts',
    '../../contract/src/jobs/jobs.ts',
    '../../domain/src/jobs/job.ts',
    'platform/api/when-ended.ts',
    'ui/marks/ProgressBar.tsx',
  ],
  team: [
    '../../contract/src/team/team.labels.ts',
    'features/team/team.messages.ts',
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconMailForward.mjs',
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconMailOff.mjs',
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs',
    '../../node_modules/@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs',
  ],
  applications: [
    '../../contract/src/applications/application-settings.ts',
    '../../contract/src/applications/manage-applications.ts',
    'features/applications/applications.messages.ts',
  ],
};

const names = Object.keys(CHUNKS);

export const chunkGroups = names.map((name, index) => {
  const modules = new Set(CHUNKS[name]?.map((module) => join(WEB, module)));
  for (const module of modules) if (!existsSync(module)) throw new Error(`${module} of the chunk ${name} is gone`);
  return { name, priority: names.length - index, test: (module: string) => modules.has(module) };
});

/**
 * Writes which file contains each module that is loaded on demand; Vite's manifest leaves out modules that are also imported statically.
 */
export function lazyFiles(): Plugin {
  return {
    name: 'lazy-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const lazy = new Set(
        [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      );
      const chunks = Object.values(bundle).filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');
      const files = chunks.flatMap(({ moduleIds, fileName }) =>
        moduleIds.filter((id) => lazy.has(id)).map((id) => [relative(ROOT, id), fileName]),
      );
      const source = JSON.stringify(Object.fromEntries(files));
      this.emitFile({ type: 'asset', fileName: '.vite/lazy-files.json', source });
    },
  };
}
