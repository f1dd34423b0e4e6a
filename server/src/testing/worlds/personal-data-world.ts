import { createSessionBooking } from '@move/contract/checkout/checkout.ts';
import { createContact, removeContact, updateContact } from '@move/contract/contacts/contacts.ts';
import { messageSession } from '@move/contract/messages/messages.ts';
import { createNotification, updateNotification } from '@move/contract/notifications/notifications.ts';
import { createParticipant, payParticipant } from '@move/contract/participants/participants.ts';
import { createView, removeView, saveDraft } from '@move/contract/preferences/preferences.ts';
import { settleProviderRefund } from '@move/contract/payments/provider-refunds.ts';
import { explainProviderFinding } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { createPurchase, refundPurchase } from '@move/contract/purchases/purchases.ts';
import { cancelSession } from '@move/contract/sessions/sessions.ts';
import { createInvite } from '@move/contract/team/team.ts';
import { addSessionWaiting, removeSessionWaiting } from '@move/contract/waitlist/session-waitlist.ts';
import { sendTap } from '@move/contract/check-in/check-in.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { seedBundleParticipant, seedParticipant } from '../../features/bookings/bookings.seed.ts';
import { seedBundle } from '../../features/bundles/bundles.seed.ts';
import { reportEnd } from '../../features/notifications/sending/report-end.ts';
import { seedProduct } from '../../features/products/products.seed.ts';
import { seedQuestion } from '../../features/questions/questions.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import { peopleWorld } from './people-world.ts';

/** A child whose texts contain `zq` and whose day of birth nobody else has, so that a search of the database finds what is left. */
export const marked = {
  first_name: 'Zqnoor',
  last_name: 'Zqjansen',
  email: 'zqnoor@test.example',
  date_of_birth: '2014-03-09',
};
export const MARKS = ['zq', '2014-03-09'];

/** A world with one person in every place that can hold personal data, and a search of the whole database. */
export async function personalDataWorld() {
  const world = await peopleWorld();
  const { call, appPool, organizationId, newActivity, newSession, newRate, startIn, admin, tenants } = world;

  /** Returns the tables with text, JSON or bytes of a person in any column, as `schema.table`. */
  async function tablesWith(marks: readonly string[]): Promise<string[]> {
    const client = new pg.Client(admin);
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
         where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
      );
      const found: string[] = [];
      for (const { name } of rows) {
        const hits = await client.query(
          `select from ${name} as record where exists (
             select from unnest($1::text[]) as mark where position(mark in lower(record::text)) > 0) limit 1`,
          [marks],
        );
        if (hits.rowCount) found.push(name);
      }
      return found;
    } finally {
      await client.end();
    }
  }

  const newQuestion = (owner: { activity_id?: number; product_id?: number }) =>
    asSystem(appPool, (db) => seedQuestion(db, { organization_id: organizationId, title: 'Allergie?', ...owner }));

  /** Adds a paid booking with notes, an answer and a message; the session is over. */
  async function plantBooking() {
    const rateId = await newRate(1_250);
    const activityId = await newActivity({ rate_id: rateId, has_waitlist: true });
    const session = await newSession({ activityId, hours: 1 });
    const question_id = await newQuestion({ activity_id: activityId });
    const body = {
      ...marked,
      gender: 'female',
      notes: 'Zqnotitie: astma',
      payment_type: 'cash',
      answers: [{ question_id, value: 'Zqnoten' }],
    };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const added = await call(createParticipant, { params: session, body, headers: key });
    const participantId = added.body.participant.id;
    const one = { ...session, participantId };
    await call(payParticipant, { params: one });
    const tap = { id: crypto.randomUUID(), status: 'present', seen: 'none', made_at: new Date().toISOString() };
    await call(sendTap, { params: one, body: tap });
    const text = { subject: 'Zqonderwerp', body: 'Zqbericht aan {first_name}', participant_ids: [participantId] };
    await call(messageSession, { params: session, body: text });
    await startIn(session, -72);
    return one;
  }

  async function plantBundle() {
    const session = await newSession();
    const bundleId = await asSystem(appPool, async (db) => {
      const id = await seedBundle(db, {
        organization_id: organizationId,
        activity_id: session.activityId,
        name: 'Cursus',
        start_date: '2020-01-01',
        session_ids: [session.sessionId],
      });
      const person = { organization_id: organizationId, ...marked, notes: 'Zqbundel' };
      const bundle_participant_id = await seedBundleParticipant(db, { ...person, bundle_id: id });
      await seedParticipant(db, { ...person, session_id: session.sessionId, bundle_participant_id });
      return id;
    });
    await startIn(session, -72);
    return bundleId;
  }

  async function plantWaiting() {
    const activityId = await newActivity({ has_waitlist: true });
    const session = await newSession({ activityId, spots: 0 });
    const { body } = await call(addSessionWaiting, { params: session, body: { ...marked, notes: 'Zqwacht' } });
    await call(removeSessionWaiting, { params: { ...session, entryId: body.entry.id } });
  }

  async function plantPurchase() {
    const productId = await asSystem(appPool, async (db) =>
      seedProduct(db, { organization_id: organizationId, name: 'Kaart', rate_id: await newRate(1_000) }),
    );
    const params = { organizationId, productId };
    const answers = [{ question_id: await newQuestion({ product_id: productId }), value: 'Zqkaart' }];
    const body = { ...marked, quantity: 1, payment_type: 'cash', is_paid: true, answers };
    const { body: bought } = await call(createPurchase, { params, body });
    const one = { ...params, purchaseId: bought.purchase.id };
    await call(refundPurchase, { params: one, body: { amount_in_cents: 250, reason: 'Zqziek' } });
    await plantSettlement(bought.purchase.id);
  }

  /**
   * Lets staff settle a failed refund of a purchase in their own words, and a superadmin explain three differences. The one about the order
   * stays explained. The other two are open again, as when their amounts change; one of these is about no order.
   */
  async function plantSettlement(purchaseId: number) {
    const order = sql`select order_lines.order_id from purchases join order_lines on order_lines.id = order_line_id
      where purchases.id = ${purchaseId}`;
    const { rows } = await world.rowsOf(sql<{ order_id: number; refund_id: number; finding_ids: number[] }>`
      with payment as (
        insert into payments (organization_id, application_id, order_id, order_line_ids, driver, method, amount_in_cents,
          fee_in_cents, status, provider_reference)
        select organization_id, application_id, id, array(select id from order_lines where order_id = orders.id), 'test', 'ideal', 1000, 0, 'paid', 'tr_planted_' || id
          from orders where id = (${order})
        returning organization_id, application_id, id, order_id
      ), refund as (
        insert into provider_refunds (organization_id, application_id, payment_id, reason, amount_in_cents, status)
        select organization_id, application_id, id, 'paid_twice', 100, 'failed' from payment returning id
      ), finding as (
        insert into provider_findings (application_id, day, kind, entry, reference, organization_id, order_id, expected_in_cents,
          actual_in_cents, currency, found_at, seen_at)
        select application_id, '2026-01-05', each.kind, 'payment', 'tr_planted_' || order_id, organization_id,
          case when each.has_order then order_id end, 1000, 900, 'EUR', now(), now()
          from payment, (values ('amount', true), ('double', true), ('missing_here', false)) as each (kind, has_order)
        returning id, kind
      )
      select order_id, refund.id as refund_id, array(select id from finding order by kind) as finding_ids from payment, refund`);
    const [planted] = rows;
    if (!planted) throw new Error('no payment was planted');
    const params = { organizationId, orderId: planted.order_id, providerRefundId: planted.refund_id };
    await call(settleProviderRefund, { params, body: { settled_how: 'Zqcontant aan de oma' } });
    const amounts = { expected_in_cents: 1_000, actual_in_cents: 900 };
    for (const providerFindingId of planted.finding_ids) {
      for (const explanation of ['Zqverklaring', 'De oma van Zqnoor Zqjansen betaalde']) {
        const body = { ...amounts, explanation };
        await call(explainProviderFinding, { as: 'superadmin', params: { providerFindingId }, body });
      }
    }
    await world.rowsOf(sql`
      update provider_findings set explanation = null, explained_at = null, explained_by = null
      where id = any (${planted.finding_ids}::bigint[]) and kind <> 'amount'`);
  }

  const other = { first_name: 'Bram', last_name: 'Vos', email: 'bram@test.example' };

  /** Cancels a session with a reason that names the person; another participant gets the reason by mail. */
  async function plantReason() {
    const session = await newSession();
    await call(createParticipant, { params: session, body: other });
    const reason = `${marked.first_name} ${marked.last_name} is "ziek"\nen besmettelijk`;
    const key = { 'idempotency-key': crypto.randomUUID() };
    await call(cancelSession, { params: session, body: { reason }, headers: key });
    await startIn(session, -72);
  }

  /** Stores a reply to an administrator, and one to staff about a walk-in without an address. */
  async function plantReplies() {
    const { email, ...walkIn } = marked;
    for (const [user, participant] of [
      [tenants.users.admin, { ...walkIn, email }],
      [tenants.users.staff, walkIn],
    ] as const) {
      const reply = JSON.stringify({ participant });
      await world.rowsOf(sql`
        insert into idempotency_keys (scope, key, request_hash, status, response)
        values (${String(user)}, gen_random_uuid(), '', 201, ${reply}::jsonb)`);
    }
  }

  /** Another buyer books the person, and gets a mail that names them. */
  async function plantBookingByOther() {
    const session = await newSession({ activityId: await newActivity({ concept: false, offer_type: 'sessions' }) });
    const { first_name, last_name, email, date_of_birth } = marked;
    await call(createSessionBooking, {
      as: null,
      params: { sessionId: session.sessionId },
      body: { buyer: other, participants: [{ first_name, last_name, email, date_of_birth }], is_guardian: true },
      headers: { 'x-application-id': String(tenants.application) },
    });
    // removes the secret of the link, which may contain a mark by chance
    await asSystem(appPool, (db) =>
      sql`update mails set status = 'sent', sent_at = now(), body_text = regexp_replace(body_text, 'token=[\\w-]+', 'token='),
        body_html = regexp_replace(body_html, 'token=[\\w-]+', 'token=') where recipient = ${other.email}`.execute(db),
    );
    await startIn(session, -72);
  }

  /** Writes a notification that names the person, and the inbox item of the user who sent it. */
  async function plantNotification() {
    const title = `${marked.first_name} ${marked.last_name} is ziek`;
    const headers = { 'x-application-id': String(tenants.application) };
    const body = { title, contents: 'De les vervalt.' };
    const key = { ...headers, 'idempotency-key': crypto.randomUUID() };
    const { notification } = (await call(createNotification, { body, headers: key })).body;
    await asSystem(appPool, (db) =>
      reportEnd(db, {
        ...notification,
        application_id: tenants.application,
        organization_id: organizationId,
        sender_id: tenants.users.staff,
      }),
    );
  }

  /** Names the person in texts that are changed or removed afterwards, so that only the trail has them. */
  async function plantFormerTexts() {
    const application_id = tenants.application;
    const text = { title: `${marked.first_name} ${marked.last_name} is ziek`, contents: 'Zqnoor komt niet.' };
    const headers = { 'x-application-id': String(application_id), 'idempotency-key': crypto.randomUUID() };
    const { notification } = (await call(createNotification, { body: text, headers })).body;
    const body = { title: 'Les vervalt', contents: 'Tot volgende week.', updated_at: notification.updated_at };
    await call(updateNotification, { params: { notificationId: notification.id }, body });
    const view = { list: 'participants', name: 'Zqnoor zqjansen', query: { search: marked.email } };
    const ofOrganization = { query: { organization_id: organizationId } };
    const ofPlatform = { as: 'admin', query: { application_id } } as const;
    for (const [place, shared] of [
      [ofOrganization, 'organization'],
      [ofPlatform, 'all'],
    ] as const) {
      const created = (await call(createView, { ...place, body: { ...view, shared } })).body;
      await call(removeView, { ...place, params: { viewId: created.view.id } });
    }
    await plantFormerPeople();
  }

  /** Removes a contact, an invite and a reason that name the person, and changes a contact into another person: only the trail has them. */
  async function plantFormerPeople() {
    const { first_name, last_name, email } = marked;
    const names = { first_name, last_name, email };
    const params = { organizationId };
    const [removed, replaced] = [
      (await call(createContact, { params, body: { ...names, phone: '06 11 22 33 44' } })).body.contact,
      (await call(createContact, { params, body: { ...names, email: '' } })).body.contact,
    ];
    await call(updateContact, { params: { ...params, contactId: replaced.id }, body: other });
    await call(removeContact, { params: { ...params, contactId: removed.id } });
    const { invite } = (await call(createInvite, { params, body: { ...names, role: 'trainer' } })).body;
    await world.rowsOf(sql`delete from invites where id = ${invite.invite_id}`);
    const session = await newSession();
    await call(cancelSession, {
      params: session,
      body: { reason: `${first_name} ${last_name} is ziek` },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    await world.rowsOf(sql`update sessions set canceled_reason = 'De trainer is ziek' where id = ${session.sessionId}`);
  }

  /** Stores the person in every place that can hold personal data; returns the booking. */
  async function plant() {
    const booking = await plantBooking();
    await plantBundle();
    await plantWaiting();
    await plantPurchase();
    await plantReason();
    await plantReplies();
    await plantBookingByOther();
    await plantNotification();
    await plantFormerTexts();
    const { first_name, last_name, email } = marked;
    const names = { first_name, last_name, email };
    await call(createContact, { params: { organizationId }, body: { ...names, phone: '06 11 22 33 44' } });
    await call(createInvite, { params: { organizationId }, body: { ...names, role: 'trainer' } });
    await call(saveDraft, { params: { form: 'participants' }, body: { values: names } });
    const view = { list: 'participants', name: 'Zqnoor zqjansen', query: { search: `${first_name} ${last_name}` } };
    await call(createView, { query: { organization_id: organizationId }, body: { ...view, shared: 'organization' } });
    const application_id = tenants.application;
    await call(createView, { as: 'admin', query: { application_id }, body: { ...view, shared: 'all' } });
    // a user without a role may have left the team
    for (const as of ['admin', 'superadmin', 'nobody'] as const) {
      await call(createView, { as, body: { ...view, shared: 'me' } });
      await call(saveDraft, { as, params: { form: 'participants' }, body: { values: names } });
    }
    return { ...booking, record: `participants-${booking.participantId}` };
  }

  const sumsOf = async () => {
    const { rows } = await world.rowsOf(sql<Record<string, unknown>>`
      select (select jsonb_agg(to_jsonb(o) - array['first_name', 'last_name', 'email', 'profile_id', 'updated_at'] order by id) from orders o) as orders,
        (select jsonb_agg(to_jsonb(l) order by id) from order_lines l) as lines,
        (select jsonb_agg(to_jsonb(t) order by id) from transactions t) as transactions,
        (select jsonb_agg(to_jsonb(r) - 'reason' order by id) from refunds r) as refunds,
        (select jsonb_agg(to_jsonb(b) - array['settled_how', 'updated_at'] order by id) from provider_refunds b) as provider_refunds,
        (select jsonb_agg(jsonb_build_array(id, taken, over_spots, waitlist_count) order by id) from sessions) as sessions,
        (select jsonb_agg(jsonb_build_array(id, taken, waitlist_count) order by id) from bundles) as bundles,
        (select jsonb_agg(jsonb_build_array(id, taken) order by id) from products) as products,
        (select jsonb_agg(jsonb_build_array(id, status, check_in, checked_in_at, canceled_at) order by id) from participants) as people`);
    return rows[0];
  };

  return { ...world, tenants, plant, tablesWith, sumsOf };
}

export const fullName = (person: { first_name: string; last_name: string }) =>
  `${person.first_name} ${person.last_name}`;
