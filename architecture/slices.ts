// The slices that a slice may call (through their public.ts or public.tsx). A slice may only name slices above its own line, so that there
// are no cycles. `writes` are the tables that only this slice changes.

export const slices: Readonly<Record<string, { calls: readonly string[]; writes: readonly string[] }>> = {
  jobs: { calls: [], writes: ['job_runs', 'job_files', 'inbox_items'] },
  files: { calls: [], writes: ['files'] },
  upscaler: { calls: [], writes: [] },
  feeds: { calls: [], writes: ['calendar_feeds'] },
  access: {
    calls: ['files', 'feeds'],
    writes: ['users', 'api_tokens', 'password_resets', 'user_roles', 'superadmin_terms'],
  },
  permissions: { calls: ['access'], writes: ['roles', 'role_abilities'] },
  audit: { calls: [], writes: [] },
  mailbox: { calls: ['jobs'], writes: [] },
  taxonomy: {
    calls: ['files'],
    writes: [
      'sports',
      'tags',
      'categories',
      'location_types',
      'location_type_applications',
      'product_types',
      'product_type_applications',
    ],
  },
  labels: {
    calls: ['files', 'taxonomy'],
    writes: [
      'labels',
      'label_applications',
      'label_filters',
      'organization_labels',
      'activity_labels',
      'product_labels',
    ],
  },
  // campaigns that a platform shows on its website and in its app for a period
  campaigns: { calls: ['files', 'taxonomy'], writes: ['campaigns'] },
  // app users of a platform
  profiles: { calls: [], writes: ['profiles', 'profile_codes', 'profile_tokens'] },
  wallets: {
    calls: ['access', 'files', 'profiles', 'taxonomy'],
    writes: [
      'wallets',
      'wallet_labels',
      'wallet_applications',
      'coupon_batches',
      'coupons',
      'coupon_redemptions',
      'wallet_entries',
      'wallet_balances',
    ],
  },
  // messages to app users, and their choices about them
  devices: { calls: ['profiles'], writes: ['profile_devices', 'profile_notification_settings'] },
  questions: { calls: [], writes: ['question_fields', 'question_answers'] },
  contacts: { calls: [], writes: ['contacts', 'contact_links'] },
  team: { calls: ['access', 'contacts'], writes: ['invites'] },
  locations: {
    calls: ['files', 'contacts', 'taxonomy'],
    writes: [
      'locations',
      'location_organizations',
      'location_type_links',
      'location_sports',
      'opening_hours',
      'opening_exceptions',
    ],
  },
  integrations: { calls: [], writes: ['api_clients', 'api_client_tokens'] },
  organizations: {
    calls: ['files', 'integrations', 'labels', 'locations', 'team'],
    writes: ['organizations', 'organization_applications', 'organization_sports', 'organization_unlinks'],
  },
  imports: { calls: ['jobs', 'locations', 'organizations'], writes: ['imports'] },
  rates: { calls: [], writes: ['rates', 'cancellation_terms', 'cancellation_periods', 'rate_cancellation_terms'] },
  orders: { calls: ['wallets'], writes: ['orders', 'order_lines', 'order_links', 'transactions', 'refunds'] },
  // sessions that organisers canceled, with the result per person, which the bookings slice stores
  cancellations: { calls: ['orders'], writes: [] },
  // the operator's charges to organisations
  invoices: {
    calls: ['access', 'files', 'jobs', 'orders'],
    writes: ['invoice_numbers', 'invoices', 'invoice_lines', 'invoice_pdfs', 'invoice_mails', 'invoicing_start'],
  },
  // payouts to organisations of the money that the platform received; database functions settle orders, refunds and invoices by line
  payouts: { calls: ['access', 'jobs', 'orders'], writes: ['sepa_batches', 'sepa_lines', 'sepa_skips'] },
  // bank account and address of an organisation, and the screen with its financial tabs
  finances: {
    calls: ['access', 'rates', 'orders', 'invoices', 'payouts', 'cancellations'],
    writes: ['finance_infos'],
  },
  // messages of staff to people; other slices pass the recipients
  messages: { calls: [], writes: ['messages'] },
  // the only service that gives and takes spots; the slices with screens call it
  bookings: {
    calls: ['contacts', 'questions', 'orders'],
    writes: [
      'participants',
      'bundle_participants',
      'waitlist_entries',
      'spot_reservations',
      'organizer_cancellations',
      'canceled_people',
    ],
  },
  // every sold line of any kind: refunds and cash
  transactions: { calls: ['orders', 'bookings'], writes: [] },
  'check-in': { calls: ['orders', 'bookings'], writes: ['check_in_taps'] },
  // participants of sessions and bundles, shown on the screens of these
  participants: { calls: ['contacts', 'questions', 'orders', 'messages', 'bookings', 'check-in'], writes: [] },
  waitlist: { calls: ['access', 'orders', 'bookings', 'participants'], writes: [] },
  activities: {
    calls: [
      'bookings',
      'cancellations',
      'files',
      'contacts',
      'taxonomy',
      'labels',
      'messages',
      'questions',
      'locations',
      'rates',
      'organizations',
    ],
    writes: ['activities', 'activity_categories', 'activity_tags'],
  },
  sessions: {
    calls: [
      'orders',
      'bookings',
      'cancellations',
      'feeds',
      'messages',
      'participants',
      'waitlist',
      'activities',
      'locations',
      'rates',
      'contacts',
      'organizations',
    ],
    writes: ['sessions', 'session_series'],
  },
  products: {
    calls: ['files', 'contacts', 'taxonomy', 'labels', 'questions', 'locations', 'rates', 'activities'],
    writes: ['products', 'product_categories', 'product_tags'],
  },
  bundles: {
    calls: ['rates', 'activities', 'bookings', 'cancellations', 'participants', 'waitlist', 'sessions'],
    writes: ['bundles', 'bundle_sessions'],
  },
  duplicates: { calls: ['activities', 'bundles', 'labels', 'questions', 'sessions'], writes: [] },
  calendar: { calls: ['feeds', 'activities', 'sessions'], writes: [] },
  purchases: { calls: ['contacts', 'orders', 'messages', 'questions', 'products'], writes: ['purchases'] },
  // payments and refunds through a payment provider
  payments: {
    calls: ['contacts', 'wallets', 'access', 'orders', 'bookings', 'purchases'],
    writes: ['payments', 'payment_events', 'provider_refunds', 'payment_keys', 'test_payments', 'test_refunds'],
  },
  reconciliation: {
    calls: ['access', 'jobs', 'orders', 'invoices'],
    writes: ['reconciliations', 'reconciliation_checks', 'reconciliation_findings'],
  },
  'provider-comparisons': {
    calls: ['access', 'jobs', 'orders', 'payments', 'reconciliation'],
    writes: ['provider_entries', 'provider_days', 'provider_findings'],
  },
  // the offers that website and app read; it changes nothing
  offers: { calls: ['files'], writes: [] },
  // bookings by visitors of a website, and the page of their order
  checkout: {
    calls: [
      'profiles',
      'wallets',
      'contacts',
      'questions',
      'orders',
      'bookings',
      'purchases',
      'payments',
      'offers',
      'access',
    ],
    writes: [],
  },
  // apps of platforms: their configuration and their builds
  builds: { calls: ['files', 'jobs'], writes: ['app_configs', 'builds', 'build_logs'] },
  // notifications of platforms and organisations to app users
  notifications: {
    calls: ['devices', 'jobs', 'labels', 'taxonomy', 'activities', 'sessions', 'organizations'],
    writes: ['notifications', 'notification_deliveries', 'notification_settings'],
  },
  applications: {
    calls: [
      'builds',
      'labels',
      'notifications',
      'wallets',
      'payments',
      'files',
      'upscaler',
      'team',
      'taxonomy',
      'campaigns',
      'locations',
      'orders',
      'organizations',
      'activities',
      'sessions',
      'products',
    ],
    writes: [
      'applications',
      'application_hosts',
      'application_filters',
      'application_geofences',
      'payment_methods',
      'school_holidays',
    ],
  },
  preferences: { calls: [], writes: ['user_preferences', 'saved_views', 'form_drafts'] },
  // exports and erases the data of a person; each slice erases its own tables
  privacy: {
    calls: [
      'access',
      'questions',
      'contacts',
      'team',
      'orders',
      'messages',
      'notifications',
      'bookings',
      'check-in',
      'purchases',
      'payments',
      'provider-comparisons',
      'preferences',
      'profiles',
      'sessions',
    ],
    writes: ['erasures'],
  },
  onboarding: { calls: [], writes: ['onboarding_hidden'] },
  search: { calls: [], writes: [] },
  // everything of one e-mail address
  people: { calls: ['orders', 'participants'], writes: [] },
  // figures of dashboards and the lists behind them
  statistics: { calls: ['access', 'jobs', 'orders', 'sessions'], writes: [] },
  home: {
    calls: [
      'activities',
      'check-in',
      'invoices',
      'orders',
      'organizations',
      'payouts',
      'provider-comparisons',
      'reconciliation',
      'sessions',
      'statistics',
      'team',
    ],
    writes: [],
  },
  help: { calls: [], writes: [] },
  'dev-ui': { calls: [], writes: [] },
};
