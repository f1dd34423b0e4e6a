import { setTimeout as sleep } from 'node:timers/promises';
import { getInvoice } from '@move/contract/invoices/invoices.ts';
import type { SepaBatch } from '@move/contract/payouts/sepa-batches.ts';
import * as api from '@move/contract/payouts/sepa-batches.ts';
import { describe, expect, test } from 'vitest';
import { seedPlainInvoice } from '../../invoices/invoices.seed.ts';
import { payoutWorld } from '../../../testing/money/payout-world.ts';
import { settleBatch } from '../payouts.seed.ts';
import { lockBatch } from '../runs/locked-batch.ts';

const world = await payoutWorld();
const { call, tenants, inDatabase, created, exported, executed, canceled, work, sell, orderOf } = world;
const { letDayCome } = world;
const { organization } = tenants;
const as = 'superadmin';

describe('the reply of the bank', () => {
  const report = (inside: string, msgId: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
      <GrpHdr><MsgId>BANK-1</MsgId></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${msgId}</OrgnlMsgId>
      <OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId></OrgnlGrpInfAndSts>${inside}</CstmrPmtStsRpt></Document>`;
  const rejected = (id: string, cents: number) =>
    `<OrgnlPmtInfAndSts><OrgnlPmtInfId>X</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>RJCT</TxSts>
      <StsRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Closed &amp; gone</AddtlInf></StsRsnInf>
      <OrgnlTxRef><Amt><InstdAmt Ccy="EUR">${(cents / 100).toFixed(2)}</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts></OrgnlPmtInfAndSts>`;
  const send = (xml: string, name = 'antwoord.xml', sender: 'superadmin' | 'nobody' = as) =>
    call(api.importBankReply, { as: sender, body: { file: new File([xml], name, { type: 'application/xml' }) } });
  const euros = (cents: number, currency = 'EUR') => `<Amt Ccy="${currency}">${(cents / 100).toFixed(2)}</Amt>`;
  /** The entry of a returned payment in a statement. */
  const entry = (id: string, amount: string) => `<Ntry>${amount}<CdtDbtInd>CRDT</CdtDbtInd><NtryDtls><TxDtls>
    <Refs><EndToEndId>${id}</EndToEndId></Refs>${amount}
    <RtrInf><Rsn><Cd>AC01</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry>`;
  const statement = (...entries: string[]) =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
  const amountOf = (sepa: SepaBatch) =>
    sepa.lines.find((line) => line.organization.id === organization)?.amount_in_cents ?? 0;
  const idOf = (sepa: { id: number }) => `${sepa.id}-${organization}`;
  const lineOf = async (id: number) =>
    (await call(api.getSepaBatch, { as, params: { sepaBatchId: id } })).body.sepa.lines.find(
      (line) => line.organization.id === organization,
    );

  /** The batches with returned payments that were not paid again yet. */
  const unpaid = async () => {
    const { sepas } = (await call(api.listSepaBatches, { as, query: { hasReturned: '1', itemsPerPage: 250 } })).body;
    return sepas.map((sepa) => sepa.id);
  };

  test.each([false, true])('releases a refused payment (executed before: %s), once', async (isExecuted) => {
    const { orderId } = await sell();
    const sepa = await exported();
    const params = { sepaBatchId: sepa.id };
    if (isExecuted) await executed(sepa.id);
    const amount = sepa.lines.find((line) => line.organization.id === organization)?.amount_in_cents ?? 0;
    const answer = report(rejected(idOf(sepa), amount), sepa.msg_id ?? '');
    expect((await send(answer)).body.bank_reply).toMatchObject({
      kind: 'pain.002',
      rejected: 1,
      known: 0,
      sepa_batch_ids: [sepa.id],
    });
    expect((await send(answer)).body.bank_reply).toMatchObject({ rejected: 0, known: 1 });
    expect(await lineOf(sepa.id)).toMatchObject({ status: 'rejected', ended_reason: 'AC04 Closed & gone' });
    expect(await orderOf(orderId)).toMatchObject({
      status: 'paid',
      transaction: 'paid',
      sepa_line_id: null,
      settled_at: null,
    });
    const detail = (await call(api.getSepaBatch, { as, params })).body.sepa;
    expect(detail.rejected_count).toBe(1);
    expect(await unpaid()).toContain(sepa.id);
    // the same amount is paid again in the next payout
    world.nextMonth();
    expect((await created()).lines.find((line) => line.organization.id === organization)?.amount_in_cents).toBe(amount);
    expect(await unpaid()).not.toContain(sepa.id);
  });

  test('releases everything of a refused file', async () => {
    const { orderId } = await sell();
    const sepa = await exported();
    const group =
      '<OrgnlPmtInfAndSts><OrgnlPmtInfId>X</OrgnlPmtInfId><PmtInfSts>RJCT</PmtInfSts><StsRsnInf><Rsn><Cd>DUPL</Cd></Rsn></StsRsnInf></OrgnlPmtInfAndSts>';
    const answer = report(group, sepa.msg_id ?? '');
    expect((await send(answer)).body.bank_reply.rejected).toBe(sepa.number_of_payments);
    expect((await send(answer)).body.bank_reply).toMatchObject({ rejected: 0, known: sepa.number_of_payments });
    await work(sepa.id);
    const after = (await call(api.getSepaBatch, { as, params: { sepaBatchId: sepa.id } })).body.sepa;
    expect(after).toMatchObject({ status: 'canceled', rejected_reason: 'DUPL' });
    expect((await orderOf(orderId))?.sepa_line_id).toBeNull();
  });

  test('that refuses a whole batch after its day is not imported by the superadmin who exported the batch', async () => {
    const { orderId } = await sell();
    const sepa = await exported();
    await letDayCome(sepa.id);
    const answer = report('<OrgnlPmtInfAndSts><PmtInfSts>RJCT</PmtInfSts></OrgnlPmtInfAndSts>', sepa.msg_id ?? '');
    const refused = await send(answer);
    expect([refused.status, Object.keys(refused.errors)]).toEqual([409, ['state']]);
    // the message also says who can import it when there is no other superadmin
    expect(refused.errors['state']?.[0]).toMatch(/Een andere superadmin.*beheerder van de installatie/i);
    expect((await world.read(sepa.id)).status).toBe('exported');
    expect((await orderOf(orderId))?.sepa_line_id).not.toBeNull();
    // another superadmin, appointed long enough ago, can import it
    const sent = await world.withSecondSuperadmin(() => send(answer, 'antwoord.xml', 'nobody'));
    expect(sent.status).toBe(200);
    await work(sepa.id);
    expect((await world.read(sepa.id)).status).toBe('canceled');
  });

  test('that refuses single payments is mailed to the other superadmins, with the sum', async () => {
    await sell();
    const sepa = await exported();
    await letDayCome(sepa.id);
    const amount = amountOf(sepa);
    const answer = report(rejected(idOf(sepa), amount), sepa.msg_id ?? '');
    const mails = () => world.mailsTo('nobody@test.example');
    const before = (await mails()).length;
    await world.withSecondSuperadmin(async () => {
      expect((await send(answer)).status).toBe(200);
      // the same reply again releases nothing
      expect((await send(answer)).status).toBe(200);
    });
    const [mail, ...others] = (await mails()).slice(before);
    expect(mail?.body_text).toContain('antwoord.xml');
    expect(mail?.body_text.replaceAll('\u00a0', ' ')).toContain((amount / 100).toFixed(2).replace('.', ','));
    expect(others).toEqual([]);
  });

  test('finds the payments that a statement returns, and skips payments of other systems', async () => {
    await sell();
    const number = '2020-000001';
    const invoiceId = await inDatabase((db) =>
      seedPlainInvoice(db, { organization_id: organization, month: '2020-01', cents: 100, number }),
    );
    const sepa = await exported();
    await executed(sepa.id);
    const amount = sepa.lines.find((line) => line.organization.id === organization)?.amount_in_cents ?? 0;
    const returned = statement(entry(idOf(sepa), euros(amount)), entry('NOTPROVIDED', ''));
    expect((await send(returned)).body.bank_reply).toMatchObject({ kind: 'camt.053', rejected: 1, not_taken: [] });
    expect(await lineOf(sepa.id)).toMatchObject({ status: 'rejected', ended_reason: 'AC01' });
    // the invoices that the payment had settled are open again, as the timeline shows
    const { invoice } = (await call(getInvoice, { params: { organizationId: organization, invoiceId } })).body;
    expect(invoice).toMatchObject({ status: 'issued', payout: null });
    expect(invoice.timeline.map(({ kind }) => kind)).toEqual(['issued', 'settled', 'reopened']);
  });

  test('skips a payment that was canceled here, and accepts the others', async () => {
    await sell();
    const former = await exported();
    await world.canceled(former.id);
    const sepa = await exported();
    await executed(sepa.id);
    const [first, second] = [former, sepa].map((one) => entry(idOf(one), euros(amountOf(one))));
    expect((await send(statement(first ?? '', second ?? ''))).body.bank_reply).toMatchObject({
      rejected: 1,
      not_taken: [idOf(former)],
      sepa_batch_ids: [sepa.id],
    });
    expect(await lineOf(former.id)).toMatchObject({ status: 'canceled' });
    expect(await lineOf(sepa.id)).toMatchObject({ status: 'rejected' });
  });

  test('waits for an execution of the batch that is under way', async () => {
    await sell();
    const sepa = await exported();
    const returned = statement(entry(idOf(sepa), euros(amountOf(sepa))));
    const events: string[] = [];
    const begun = Promise.withResolvers<void>();
    const execution = inDatabase(async (db) => {
      await lockBatch(db, sepa.id);
      begun.resolve();
      await sleep(500);
      await settleBatch(db, { id: sepa.id, now: new Date(), userId: tenants.users.superadmin });
      events.push('executed');
    });
    await begun.promise;
    expect((await send(returned)).body.bank_reply).toMatchObject({ rejected: 1 });
    events.push('answered');
    await execution;
    expect(events).toEqual(['executed', 'answered']);
    expect(await lineOf(sepa.id)).toMatchObject({ status: 'rejected' });
  });

  test.each<[string, (sepa: SepaBatch) => string]>([
    ['a payment without its amount', (sepa) => statement(entry(idOf(sepa), ''))],
    ['another currency', (sepa) => statement(entry(idOf(sepa), euros(amountOf(sepa), 'USD')))],
    ['no currency', (sepa) => statement(entry(idOf(sepa), `<Amt>${amountOf(sepa) / 100}</Amt>`))],
    ['an amount that differs', (sepa) => report(rejected(idOf(sepa), 7), sepa.msg_id ?? '')],
    ['an id that is not of the file', (sepa) => report(rejected('9-9', 100), sepa.msg_id ?? '')],
    ['a file that we did not send', () => report('', 'ELSE-1')],
    ['entities', () => '<!DOCTYPE a [<!ENTITY b "c">]><Document><CstmrPmtStsRpt>&b;</CstmrPmtStsRpt></Document>'],
    ['another message', () => '<Document><CstmrCdtTrfInitn/></Document>'],
    ['broken XML', () => '<Document><CstmrPmtStsRpt>'],
    ['bytes that are no text', () => '\u0000\u0001'],
  ])('with %s is refused, and nothing changes', async (_what, xmlOf) => {
    await sell();
    const sepa = await exported();
    const { status, errors } = await send(xmlOf(sepa));
    expect([status, Object.keys(errors)]).toEqual([422, ['file']]);
    expect(await lineOf(sepa.id)).toMatchObject({ status: 'exported' });
  });
});

test('the total of a list leaves out drafts and canceled batches, unless the list has no others', async () => {
  await sell();
  const sepa = await created();
  const params = { sepaBatchId: sepa.id };
  const lines = { params, query: { itemsPerPage: 1 } };
  const before = (await call(api.listSepaLines, { as, ...lines })).body.totals;
  expect(before).toMatchObject({ amount_in_cents: sepa.total_in_cents, left_out: 0 });
  const batches = async (query: { status?: 'canceled' } = {}) =>
    (await call(api.listSepaBatches, { as, query: { ...query, itemsPerPage: 250 } })).body;
  const rejectedIn = async ({ id }: { id: number }) =>
    (await call(api.getSepaBatch, { as, params: { sepaBatchId: id } })).body.sepa.lines
      .filter(({ status }) => status === 'rejected')
      .reduce((sum, line) => sum + line.amount_in_cents, 0);
  const { totals, sepas } = await batches();
  const counted = sepas.filter(({ status }) => !['draft', 'canceled'].includes(status));
  const returned = await Promise.all(counted.map(rejectedIn));
  expect(totals).toEqual({
    number_of_payments: counted.reduce((sum, row) => sum + row.number_of_payments, 0),
    total_in_cents: counted.reduce((sum, row) => sum + row.total_in_cents, 0),
    returned_in_cents: returned.reduce((sum, cents) => sum + cents, 0),
    left_out: sepas.length - counted.length,
  });
  expect(totals.returned_in_cents).toBeGreaterThan(0);
  await call(api.exportSepaBatch, { as, params });
  expect((await batches()).totals).toMatchObject({
    total_in_cents: totals.total_in_cents + sepa.total_in_cents,
    left_out: totals.left_out - 1,
  });
  await canceled(sepa.id);
  expect((await batches()).totals).toEqual(totals);
  expect((await call(api.listSepaLines, { as, ...lines })).body.totals).toEqual(before);
  expect((await batches({ status: 'canceled' })).totals.left_out).toBe(0);
});
