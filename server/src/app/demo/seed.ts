import { sql } from 'kysely';
import type pg from 'pg';
import { seedDemoPeople } from '../../demo/access/access.demo.ts';
import { seedDemoActivities } from '../../demo/activities/activities.demo.ts';
import { seedDemoApplicationSettings } from '../../demo/applications/application-settings.demo.ts';
import { seedDemoApplications } from '../../demo/applications/applications.demo.ts';
import { seedDemoAudit } from '../../demo/audit/audit.demo.ts';
import { seedDemoBookings } from '../../demo/bookings/bookings.demo.ts';
import { seedDemoBuilds } from '../../demo/builds/builds.demo.ts';
import { seedDemoBundles } from '../../demo/bundles/bundles.demo.ts';
import { seedDemoWaiting } from '../../demo/bookings/waiting.demo.ts';
import { seedDemoCampaigns } from '../../demo/campaigns/campaigns.demo.ts';
import { seedDemoContacts } from '../../demo/contacts/contacts.demo.ts';
import { seedDemoFinances } from '../../demo/finances/finances.demo.ts';
import { seedDemoDevices } from '../../demo/devices/devices.demo.ts';
import { seedDemoImages } from '../../demo/files/files.demo.ts';
import { seedDemoInvoices } from '../../demo/invoices/invoices.demo.ts';
import { seedDemoJobs } from '../../demo/jobs/jobs.demo.ts';
import { seedDemoLabels } from '../../demo/labels/labels.demo.ts';
import { seedDemoIntegrations } from '../../demo/integrations/integrations.demo.ts';
import { seedDemoLocations } from '../../demo/locations/locations.demo.ts';
import { seedDemoNotifications } from '../../demo/notifications/notifications.demo.ts';
import {
  seedDemoOrganizations,
  seedDemoReviews,
  seedManyOrganizations,
} from '../../demo/organizations/organizations.demo.ts';
import { seedDemoWalletOrders } from '../../demo/orders/wallet-orders.demo.ts';
import { seedDemoEarlierOrders } from '../../demo/orders/earlier-orders.demo.ts';
import { seedDemoOrderHistory } from '../../demo/orders/orders.demo.ts';
import { seedDemoProducts } from '../../demo/products/products.demo.ts';
import { seedDemoQuestions } from '../../demo/questions/questions.demo.ts';
import { seedDemoPurchases } from '../../demo/purchases/purchases.demo.ts';
import { seedDemoRates } from '../../demo/rates/rates.demo.ts';
import { seedDemoSchoolHolidays } from '../../demo/applications/school-holidays.demo.ts';
import { seedDemoCanceledSession } from '../../demo/sessions/canceled-session.demo.ts';
import { seedDemoProviderComparisons } from '../../demo/provider-comparisons/provider-comparisons.demo.ts';
import { seedDemoReconciliation } from '../../demo/reconciliation/reconciliation.demo.ts';
import { seedDemoPayouts } from '../../demo/payouts/payouts.demo.ts';
import { seedDemoPayments } from '../../demo/payments/payments.demo.ts';
import { seedDemoSessions } from '../../demo/sessions/sessions.demo.ts';
import { seedDemoInvites } from '../../demo/team/team.demo.ts';
import { seedDemoWallets } from '../../demo/wallets/wallets.demo.ts';
import { seedDemoWords } from '../../demo/taxonomy/taxonomy.demo.ts';
import type { Config } from '../../platform/config.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { Log } from '../../platform/log/create-log.ts';
import { seedManySessions } from './seed-large.ts';

interface SeedParts {
  pool: pg.Pool;
  config: Config;
  log: Log;
}

/** Adds the demo data of each slice in the order of their dependencies, in one transaction. */
export async function seedDemo({ pool, config, log }: SeedParts): Promise<void> {
  const seed = async (db: Database): Promise<void> => {
    // no user waits for this, and on a slow machine 100,000 rows take longer than the limit of a call
    await sql`set local statement_timeout = 0`.execute(db);
    const applications = await seedDemoApplications(db);
    const words = await seedDemoWords(db, applications);
    const organizations = await seedDemoOrganizations(db, { applications, words });
    if (config.seedScale === 'large') await seedManyOrganizations(db, { applications, words });
    const people = await seedDemoPeople(db, { applications, organizations, password: config.demoPassword });
    await seedDemoInvites(db, { applications, organizations, people });
    await seedDemoReviews(db, people.youssef);
    await seedDemoIntegrations(db, { organizations, people });
    await seedDemoJobs(db, { people, applications });
    const prices = await seedDemoRates(db, organizations);
    await seedDemoFinances(db, { organizations, people, appKey: config.appKey });
    const contacts = await seedDemoContacts(db, { organizations, people });
    const locations = await seedDemoLocations(db, { organizations, words });
    const activities = await seedDemoActivities(db, { organizations, words, locations, contacts });
    const products = await seedDemoProducts(db, { organizations, words, locations, contacts, prices });
    await seedDemoLabels(db, { applications, organizations, words, activities, products });
    await seedDemoCampaigns(db, { applications, words, now: new Date() });
    await seedDemoWallets(db, { applications, people });
    await seedDemoSchoolHolidays(db, applications);
    await seedDemoApplicationSettings(db, applications);
    await seedDemoBuilds(db, { applications, people, config });
    const crowds = await seedDemoSessions(db, activities);
    await seedDemoBookings(db, crowds);
    await seedDemoBundles(db, activities);
    await seedDemoPurchases(db, products);
    await seedDemoOrderHistory(db);
    await seedDemoWalletOrders(db);
    const now = new Date();
    await seedDemoEarlierOrders(db, { organizations, now });
    await seedDemoCanceledSession(db, { people, organizations });
    await seedDemoPayments(db);
    await seedDemoInvoices(db, organizations, now);
    await seedDemoPayouts(db, { people, config });
    await seedDemoReconciliation(db, people);
    await seedDemoDevices(db);
    await seedDemoNotifications(db, { applications, organizations, people });
    await seedDemoProviderComparisons(db, { people, config, now });
    await seedDemoWaiting(db);
    await seedDemoQuestions(db, { activities, products });
    await seedDemoImages(db, openStorage(config), { applications, organizations, people });
    await seedDemoAudit(db, people);
    if (config.seedScale === 'large') await seedManySessions(db);
  };
  await asSystem(pool, seed, { isLong: true });
  log.info({ scale: config.seedScale }, 'demo data written');
}
