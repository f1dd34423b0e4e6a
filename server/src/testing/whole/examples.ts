import { sql } from 'kysely';
import type pg from 'pg';
import { seedAuthSession } from '../../features/access/access.seed.ts';
import { seedActivity } from '../../features/activities/activities.seed.ts';
import { seedBundleParticipant, seedParticipant, seedWaiting } from '../../features/bookings/bookings.seed.ts';
import { seedBuild } from '../../features/builds/builds.seed.ts';
import { seedBundle } from '../../features/bundles/bundles.seed.ts';
import { seedFeed } from '../../features/feeds/feeds.seed.ts';
import { seedCampaign } from '../../features/campaigns/campaigns.seed.ts';
import { seedCancellation } from '../../features/cancellations/cancellations.seed.ts';
import { seedContact } from '../../features/contacts/contacts.seed.ts';
import { seedFinanceInfo } from '../../features/finances/finances.seed.ts';
import { seedInvoice } from '../../features/invoices/invoices.seed.ts';
import { seedJob } from '../../features/jobs/jobs.seed.ts';
import { seedApiClient } from '../../features/integrations/integrations.seed.ts';
import { seedLabel } from '../../features/labels/labels.seed.ts';
import { seedFile } from '../../features/files/files.seed.ts';
import { seedWalletExample } from '../../features/wallets/wallets.seed.ts';
import { seedLocation } from '../../features/locations/locations.seed.ts';
import { seedAddressed } from '../../features/notifications/notifications.seed.ts';
import { seedPayoutExample } from '../../features/payouts/payouts.seed.ts';
import { seedPayment } from '../../features/payments/payments.seed.ts';
import { seedProviderFinding } from '../../features/provider-comparisons/provider-comparisons.seed.ts';
import { seedPurchase } from '../../features/purchases/purchases.seed.ts';
import { seedProduct } from '../../features/products/products.seed.ts';
import { seedQuestion } from '../../features/questions/questions.seed.ts';
import { seedView } from '../../features/preferences/preferences.seed.ts';
import { seedSessions } from '../../features/sessions/sessions.seed.ts';
import { seedInvite } from '../../features/team/team.seed.ts';
import {
  seedCategories,
  seedLocationTypes,
  seedProductTypes,
  seedSports,
  seedTags,
} from '../../features/taxonomy/taxonomy.seed.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { testConfig } from '../test-config.ts';
import type { Tenants } from '../tenants.ts';
import { seedByName } from './seed-by-name.ts';

type Ids = Record<string, number | string>;

export type Examples = {
  /** A value for every path parameter: rows of `organization`. */
  own: Ids;
  /** The same parameters with rows of `otherOrganization`. */
  foreign: Ids;
  /** A valid body by endpoint, needed when a foreign row is looked up after the body is read. */
  drafts: Record<string, Record<string, unknown>>;
  /** The required query parameters of endpoints. */
  queries: Record<string, Record<string, unknown>>;
};

const session = { start_date: '2027-01-05', start_time: '19:00', end_date: '2027-01-05', end_time: '20:00' };
const atDoor = { id: '7f3d1f0e-6d0c-4c53-9a0e-2f6f6a1c1f10', made_at: '2027-01-05T18:00:00.000Z' };
const person = { first_name: 'Sanne', last_name: 'de Wit', email: 'sanne@test.example' };
const written = { subject: 'Morgen', body: 'Neem een handdoek mee.' };
const location = { name: 'Zwembad', street: 'Sportlaan', house_number: '1', zipcode: '3451 AB', city: 'Waterstad' };

/** Adds one row of every kind to two organisations, for the tests that attack all endpoints. */
export async function seedExamples(pool: pg.Pool, tenants: Tenants): Promise<Examples> {
  const examples = await seedAll(pool, tenants);
  const own = await seedByName(pool, examples.own, tenants.organization);
  const foreign = await seedByName(pool, examples.foreign, tenants.otherOrganization);
  const quoteSessionsCancellation = { sessionIds: own['sessionId'] };
  const session_ids = [own['sessionId']];
  const chosen = { ...written, session_ids };
  const messages = { messageSessions: chosen, previewSessionsMessage: { session_ids }, testSessionsMessage: chosen };
  const previewSessionMoves = { session_ids, days: 7, start_time: null, end_time: null };
  const drafts = { ...examples.drafts, ...messages, previewSessionMoves };
  return { ...examples, own, foreign, drafts, queries: { ...examples.queries, quoteSessionsCancellation } };
}

function seedAll(pool: pg.Pool, tenants: Tenants): Promise<Examples> {
  return asSystem(pool, async (db) => ({
    own: {
      applicationId: tenants.application,
      userId: tenants.users.trainer,
      ...(await seedOwn(db, tenants.users.staff)),
      // the tests that try all endpoints read as a superadmin
      job: await seedJob(db, { user_id: tenants.users.superadmin }),
      ...(await seedWords(db, tenants.application)),
      ...(await seedRows(db, tenants.organization)),
      ...(await seedAddressed(db, { application_id: tenants.application, organization_id: tenants.organization })),
      calendarFeedId: await seedFeed(db, { organization_id: tenants.organization, user_id: tenants.users.staff }),
    },
    foreign: {
      applicationId: tenants.otherApplication,
      userId: tenants.users.stranger,
      ...(await seedOwn(db, tenants.users.stranger)),
      job: await seedJob(db, { user_id: tenants.users.stranger }),
      ...(await seedWords(db, tenants.otherApplication)),
      ...(await seedRows(db, tenants.otherOrganization)),
      ...(await seedAddressed(db, {
        application_id: tenants.otherApplication,
        organization_id: tenants.otherOrganization,
      })),
      calendarFeedId: await seedFeed(db, {
        organization_id: tenants.otherOrganization,
        user_id: tenants.users.stranger,
      }),
    },
    drafts: {
      updateActivity: { name: 'Zwemmen' },
      createPurchase: {
        first_name: 'Aïsha',
        last_name: 'Öztürk',
        email: 'aisha@test.example',
        quantity: 1,
        payment_type: 'cash',
      },
      contactBuyers: { subject: 'Ophalen', body: 'Je kaart ligt klaar.' },
      testBuyersMessage: { subject: 'Ophalen', body: 'Je kaart ligt klaar.' },
      previewBuyersMessage: {},
      refundPurchase: {},
      refundTransaction: {},
      orderActivityQuestions: { ids: [] },
      orderProductQuestions: { ids: [] },
      createActivityQuestion: { type: 'text', title: 'Zwemdiploma' },
      createProductQuestion: { type: 'text', title: 'Naam op de kaart' },
      updateActivityQuestion: { type: 'text', title: 'Zwemdiploma' },
      updateProductQuestion: { type: 'text', title: 'Naam op de kaart' },
      updateContact: { first_name: 'Daan' },
      updateLocation: location,
      updateLocationLink: { is_admin: true },
      updateLinkedOrganization: { is_admin: true },
      updateActivityLabels: { labels: [] },
      updateProductLabels: { labels: [] },
      duplicateProduct: { name: 'Tienrittenkaart (kopie)' },
      updateCategory: { title: 'Waterpret' },
      updateCampaign: { title: 'Zomer in Waterstad', url: 'https://sportplein.example/zomer' },
      orderCampaigns: { ids: [] },
      updateLabel: { name: '55+' },
      updateNotification: { title: 'Open dag', contents: 'Kom kijken' },
      updateWallet: { name: 'Jeugdpas' },
      createCoupon: { value: 10, quantity: 1 },
      createCouponBatch: { count: 2, value: 10, quantity: 1 },
      updateCoupons: { ids: [1], is_enabled: true },
      sendProfileCode: { email: 'zoe@test.example' },
      createProfileToken: { email: 'zoe@test.example', code: '000000' },
      payFromWallet: { wallet_id: 1 },
      redeemOwnCoupon: { code: 'ONBEKEND' },
      redeemCouponForUser: { code: 'ONBEKEND', email: 'zoe@test.example' },
      createSession: session,
      previewSessions: session,
      updateSession: { spots: 12 },
      createParticipant: person,
      updateParticipant: { first_name: 'Sanne' },
      createBundleParticipant: person,
      updateBundleParticipant: { first_name: 'Sanne' },
      addSessionWaiting: person,
      addBundleWaiting: person,
      moveParticipant: { session_id: 1 },
      checkIn: { status: 'none' },
      checkInMany: { participants: [{ id: 1, status: 'none' }] },
      messageSession: written,
      testSessionMessage: written,
      messageBundle: written,
      testBundleMessage: written,
      messageActivity: written,
      testActivityMessage: written,
      sendTap: { ...atDoor, status: 'none', seen: 'none' },
      createWalkIn: { ...atDoor, first_name: 'Piet', last_name: 'Inloop' },
      planSessions: { sessions: [session] },
      previewGrid: { sessions: [session] },
      createBundle: { name: 'Beginnerscursus', start_date: '2027-01-05' },
      updateBundle: { name: 'Cursus' },
      duplicateActivity: { name: 'Zwemmen voor beginners (kopie)' },
      addBundleSessions: session,
      planBundleSessions: { sessions: [session] },
      updateBundleSession: { spots: 12 },
      updateMember: { role: 'trainer' },
      previewSession: { spots: 12 },
      updateFinanceInfo: { account_name: 'Zwemclub Test' },
      releasePayouts: { iban_changed_at: '2027-01-01T00:00:00.000Z' },
      generateInvoices: { month: '2026-01' },
      explainProviderFinding: { explanation: 'Teruggestort', expected_in_cents: 0, actual_in_cents: 100 },
    },
    queries: {
      downloadInvoices: { year: '2027' },
      downloadAllInvoices: { month: '2027-01' },
      previewInvoices: { month: '2026-01' },
      geocode: { zipcode: '3451 AB' },
      listPlatformsElsewhere: { latitude: 52, longitude: 5 },
      listViews: { list: 'locations' },
      searchEverything: { q: 'bad' },
      getPerson: { email: 'sanne@test.example' },
      previewSepaBatch: { payoutMonth: '2026-02' },
      exportJournal: { month: '2027-01' },
      getReconciliation: { month: '2027-01' },
      listReconciledOrganizations: { month: '2027-01' },
      listReconciledItems: { month: '2027-01', organizationId: tenants.organization },
      listCalendar: { dateFrom: '2027-01-04', dateUntil: '2027-01-10' },
    },
  }));
}

/** Adds rows that belong to a person instead of an organisation. */
async function seedOwn(db: Database, userId: number): Promise<Ids> {
  return {
    ...(await seedFiles(db, userId)),
    ownFeedId: await seedFeed(db, { user_id: userId }),
    authSessionId: await seedAuthSession(db, userId),
    feed: 'unknown.ics',
    list: 'listLocations',
    form: 'locations',
    role: 'trainer',
    viewId: await seedView(db, { user_id: userId, list: 'locations', name: 'Alles' }),
  };
}

/** Adds taxonomy entries shared by all platforms, named after the platform, and entries of that platform alone. */
async function seedWords(db: Database, applicationId: number): Promise<Ids> {
  const name = `Woord ${applicationId}`;
  const only = async (rows: Promise<Record<string, number>>) => (await rows)[name] ?? 0;
  return {
    sportId: await only(seedSports(db, [name])),
    tagId: await only(seedTags(db, [name])),
    locationTypeId: await only(seedLocationTypes(db, [name])),
    productTypeId: await only(seedProductTypes(db, [name])),
    globalCategoryId: await only(seedCategories(db, [name])),
    categoryId: await only(seedCategories(db, [name], applicationId)),
    campaignId: await seedCampaign(db, { application_id: applicationId, title: name }),
    labelId: await seedLabel(db, { name, application_ids: [applicationId] }),
    ...(await seedWalletExample(db, applicationId)),
    buildId: await seedBuild(db, { application_id: applicationId }),
    providerFindingId: await seedProviderFinding(db, applicationId),
  };
}

async function seedFiles(db: Database, userId: number): Promise<Ids> {
  const token = `token-of-${userId}`;
  return { fileToken: token, file: await seedFile(db, { uploader_id: userId, token }), variant: 'small' };
}

async function seedRows(db: Database, organizationId: number): Promise<Ids> {
  const activityId = await seedActivity(db, { organization_id: organizationId, name: 'Zwemmen voor beginners' });
  const of = { organization_id: organizationId };
  const productId = await seedProduct(db, { ...of, name: 'Tienrittenkaart' });
  const [sessionId = 0] = await seedSessions(db, {
    ...of,
    activity_id: activityId,
    ...session,
  });
  await seedApiClient(db, {
    organization_id: organizationId,
    client_id: `mvc_${organizationId}`,
    secret: `mvs_${organizationId}`,
  });
  const bundleId = await seedBundle(db, {
    organization_id: organizationId,
    activity_id: activityId,
    name: 'Beginnerscursus',
    start_date: session.start_date,
    session_ids: [sessionId],
  });
  const purchaseId = await seedPurchase(db, { ...of, product_id: productId });
  const participantId = await seedParticipant(db, { organization_id: organizationId, session_id: sessionId });
  const payment = await seedPayment(db, organizationId);
  const payout = await seedPayoutExample(db, { organizationId, appKey: testConfig().appKey });
  const changeToken = `account-${organizationId}`;
  await seedFinanceInfo(db, {
    ...of,
    appKey: testConfig().appKey,
    payouts_held_since: '2027-01-01T00:00:00.000Z',
    token: changeToken,
    confirm_expires_at: '2099-01-01T00:00:00.000Z',
  });
  return {
    ...payout,
    changeToken,
    activityId,
    sessionId,
    bundleId,
    bundleParticipantId: await seedBundleParticipant(db, { organization_id: organizationId, bundle_id: bundleId }),
    participantId,
    cancellationId: await seedCancellation(db, {
      ...of,
      activity_id: activityId,
      session_id: sessionId,
      participant_id: participantId,
    }),
    record: `participants-${participantId}`,
    organizationId,
    linkedOrganizationId: organizationId,
    // as website and app request it
    type: 'activity',
    offerId: await seedActivity(db, { ...of, name: 'Open dag', concept: false }),
    entryId: await seedWaiting(db, { ...of, session_id: sessionId }),
    waitlistToken: `spot-${organizationId}`,
    ...payment,
    invoiceId: await seedInvoice(db, of),
    productId,
    purchaseId,
    ...(await orderOf(db, purchaseId)),
    activityQuestionId: await seedQuestion(db, { ...of, activity_id: activityId, title: 'Zwemdiploma' }),
    productQuestionId: await seedQuestion(db, { ...of, product_id: productId, title: 'Naam op de kaart' }),
    locationId: await seedLocation(db, { owner_organization_id: organizationId, name: 'Zwembad' }),
    contactId: await seedContact(db, { organization_id: organizationId, first_name: 'Daan', last_name: 'Visser' }),
    token: `link-${organizationId}`,
    inviteId: await seedInvite(db, {
      organization_id: organizationId,
      email: 'nieuw@test.example',
      first_name: 'Nieuw',
      last_name: 'Lid',
      role: 'trainer',
      token: `link-${organizationId}`,
    }),
  };
}

async function orderOf(db: Database, purchaseId: number): Promise<Ids> {
  const { rows } = await sql<{ orderId: number; transactionId: number }>`
    select order_id as "orderId", transactions.id as "transactionId"
    from purchases join transactions on transactions.order_line_id = purchases.order_line_id
    where purchases.id = ${purchaseId}`.execute(db);
  return rows[0] ?? {};
}
