import { removeActivity } from '@move/contract/activities/activities.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { removeSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { paidCourse } from '../../../testing/money/paid-course.ts';
import { numbered } from '../../../testing/worlds/people-world.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';

// Tests docs/rules/mails.md#mails-about-money.
const world = await paymentWorld();
const { call, priced, order, pay, rowsOf, organizationId, newSession } = world;

const cancel = (session: Awaited<ReturnType<typeof priced>>) =>
  call(removeSession, { params: session, query: { force: 1 } });

describe('the mails of a cancellation', () => {
  async function cancellationMailsTo(email: string) {
    const { rows } = await rowsOf(sql<{ body_text: string }>`
      select body_text from mails where recipient = ${email} and about ->> 'kind' = 'called_off'`);
    return rows.map(({ body_text }) => body_text);
  }
  const buyOff = (orderId: number, email: string) =>
    rowsOf(
      sql`update orders set first_name = 'Kees', last_name = 'Koper', email = ${email}, locale = 'en' where id = ${orderId}`,
    );

  test('show what is refunded to the buyer only, in one mail for all people of the order', async () => {
    const session = await priced();
    const placed = await order(session, [171, 172, 173]);
    await pay(placed);
    await buyOff(placed.orderId, 'kees@test.example');
    await rowsOf(sql`update participants set email = 'kees@test.example' where email = 's173@test.example'`);
    await cancel(session);
    const [mail, ...others] = await cancellationMailsTo('kees@test.example');
    expect(others).toEqual([]);
    expect(mail).toMatch(/^Hello Kees,/);
    expect(mail).toMatch(/You get €37\.85 back in the account/);
    expect(mail).toContain(
      `For: ${[171, 172, 173].map((one) => `${numbered(one).first_name} ${numbered(one).last_name}`).join(', ')}`,
    );
    expect(mail?.match(/–/g)).toHaveLength(1);
    expect(mail).toContain('/booking?token=');
    for (const email of ['s171@test.example', 's172@test.example']) {
      const [own, ...more] = await cancellationMailsTo(email);
      expect(more).toEqual([]);
      expect(own).toMatch(/gaat niet door op:/);
      expect(own).not.toMatch(/€|koper|Bestelnummer|booking|Voor:/);
    }
  });

  test('of several orders of a buyer are one mail, with all days and the sum', async () => {
    const first = await priced();
    const second = await newSession({ activityId: first.activityId, hours: 96 });
    const placed = [await order(first, [174]), await order(second, [174])];
    for (const one of placed) await pay(one);
    for (const { orderId } of placed) await buyOff(orderId, 'twee@test.example');
    await call(removeActivity, { params: { organizationId, activityId: first.activityId }, query: { force: 1 } });
    const mails = await cancellationMailsTo('twee@test.example');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/You get €25\.70 back/);
    for (const { orderId } of placed) expect(mails[0]).toContain(`B-${orderId}`);
    expect(await cancellationMailsTo('s174@test.example')).toHaveLength(1);
  });

  test('show what the organisation refunds itself, and what is now to be paid', async () => {
    const { params, path, first } = await paidCourse(world, [72, 96]);
    for (const [number, payment_type] of [
      [176, 'external'],
      [177, 'cash'],
    ] as const) {
      const body = { ...numbered(number), payment_type };
      await call(createBundleParticipant, { params: path, body });
    }
    const { rows } = await rowsOf(sql<{ id: number }>`select id from orders where email = 's177@test.example'`);
    await buyOff(rows[0]?.id ?? 0, 'later@test.example');
    await cancel(first);
    const organization = await rowsOf(
      sql<{ name: string }>`select name from organizations where id = ${organizationId}`,
    );
    const name = organization.rows[0]?.name;
    expect((await cancellationMailsTo('s176@test.example')).join()).toContain(
      `Je krijgt € 5,01 terug van ${name}, die daarover contact opneemt.`,
    );
    expect((await cancellationMailsTo('later@test.example')).join()).toContain('You now pay €5.00.');
    expect((await cancellationMailsTo('s177@test.example')).join()).not.toContain('€');
    await call(removeActivity, { params, query: { force: 1 } });
    expect((await cancellationMailsTo('s176@test.example')).at(-1)).toContain('Je krijgt € 5,00 terug van');
    expect(await cancellationMailsTo('later@test.example')).toHaveLength(1);
  });

  test('don’t mention money where none was paid: participants are notified, the buyer is not', async () => {
    const session = await priced();
    const placed = await order(session, [175]);
    await buyOff(placed.orderId, 'onbetaald@test.example');
    await cancel(session);
    expect(await cancellationMailsTo('onbetaald@test.example')).toEqual([]);
    expect((await cancellationMailsTo('s175@test.example')).join()).not.toContain('€');
  });
});
