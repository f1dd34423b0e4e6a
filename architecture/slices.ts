// Which slices a slice may call (through their public.ts or public.tsx), written from the bottom up: a slice may name only
// slices above its own line, so that a circle can't be written down. `writes` are the tables that only this slice changes.

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
  // what a platform shows on its website and in its app, for a while
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
  // what reaches app users, and what they chose about it
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
  // what organisers canceled, with the result per person; the bookings slice records it
  cancellations: { calls: ['orders'], writes: [] },
  // what the operator charges organisations
  invoices: {
    calls: ['access', 'files', 'jobs', 'orders'],
    writes: ['invoice_numbers', 'invoices', 'invoice_lines', 'invoice_pdfs', 'invoice_mails', 'invoicing_start'],
  },
  // what the platform collected and pays out to organisations; functions of the database settle orders, refunds and invoices by their line
  payouts: { calls: ['access', 'jobs', 'orders'], writes: ['sepa_batches', 'sepa_lines', 'sepa_skips'] },
  // bank account and address of an organisation, and the screen with the tabs of its money
  finances: {
    calls: ['access', 'rates', 'orders', 'invoices', 'payouts', 'cancellations'],
    writes: ['finance_infos'],
  },
  // what staff write to people; whoever knows the people hands them over
  messages: { calls: [], writes: ['messages'] },
  // the one service that gives and takes places; the slices of their screens call it
  bookings: {
    calls: ['questions', 'orders'],
    writes: [
      'participants',
      'bundle_participants',
      'waitlist_entries',
      'spot_reservations',
      'organizer_cancellations',
      'canceled_people',
    ],
  },
  // every sold line, whatever it was sold for: refunding it, and its cash
  transactions: { calls: ['orders', 'bookings'], writes: [] },
  'check-in': { calls: ['orders', 'bookings'], writes: ['check_in_taps'] },
  // above the sessions and bundles that show them
  participants: { calls: ['questions', 'orders', 'messages', 'bookings', 'check-in'], writes: [] },
  waitlist: { calls: ['access', 'bookings', 'participants'], writes: [] },
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
    calls: ['activities', 'bookings', 'cancellations', 'participants', 'waitlist', 'sessions'],
    writes: ['bundles', 'bundle_sessions'],
  },
  duplicates: { calls: ['activities', 'bundles', 'labels', 'questions', 'sessions'], writes: [] },
  calendar: { calls: ['feeds', 'activities', 'sessions'], writes: [] },
  purchases: { calls: ['orders', 'messages', 'questions', 'products'], writes: ['purchases'] },
  // money that comes and goes through a payment provider
  payments: {
    calls: ['wallets', 'access', 'orders', 'bookings', 'purchases'],
    writes: ['payments', 'payment_events', 'provider_refunds', 'payment_keys', 'test_payments', 'test_refunds'],
  },
  reconciliation: {
    calls: ['jobs', 'orders', 'invoices'],
    writes: ['reconciliations', 'reconciliation_checks', 'reconciliation_findings'],
  },
  'provider-comparisons': {
    calls: ['jobs', 'orders', 'payments', 'reconciliation'],
    writes: ['provider_entries', 'provider_days', 'provider_findings'],
  },
  // what website and app read of all these; it changes nothing
  offers: { calls: ['files'], writes: [] },
  // what visitors of a website book, and the page of their order
  checkout: {
    calls: ['profiles', 'wallets', 'questions', 'orders', 'bookings', 'purchases', 'payments', 'offers', 'access'],
    writes: [],
  },
  // apps of platforms: what they are made of, and each time they were made
  builds: { calls: ['files', 'jobs'], writes: ['app_configs', 'builds', 'build_logs'] },
  applications: {
    calls: [
      'builds',
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
  // what platforms and organisations send to app users
  notifications: {
    calls: ['devices', 'jobs', 'labels', 'taxonomy', 'activities', 'sessions', 'organizations'],
    writes: ['notifications', 'notification_deliveries', 'notification_settings'],
  },
  preferences: { calls: [], writes: ['user_preferences', 'saved_views', 'form_drafts'] },
  // exports and erases one person; each table is erased by its owner
  privacy: {
    calls: [
      'access',
      'questions',
      'contacts',
      'team',
      'orders',
      'messages',
      'bookings',
      'check-in',
      'purchases',
      'preferences',
      'profiles',
    ],
    writes: ['erasures'],
  },
  onboarding: { calls: [], writes: ['onboarding_hidden'] },
  search: { calls: [], writes: [] },
  // figures of dashboards and the lists that prove them
  statistics: { calls: ['jobs', 'orders', 'sessions'], writes: [] },
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
