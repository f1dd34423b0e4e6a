import { variableViolations } from '@move/domain/messages/variables.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { report } from '../kit/report.ts';
import { Message, MessagePreview, MessageProof, messageTexts } from '../messages/message.ts';
import { purchaseLabels } from './purchases.labels.ts';

const PURCHASES = '/v1/admin/organizations/:organizationId/products/:productId/purchases';
const CONTACT = `${PURCHASES}/contact` as const;

const guard = {
  permission: { all: ['view-product', 'manage-participants'] },
  scope: 'organization',
  labels: purchaseLabels,
} as const;

/** Absent or empty is everyone whose purchase was not canceled. */
const audience = { purchase_ids: z.array(Id).max(10_000).optional() };
const message = z
  .object({ ...messageTexts, ...audience })
  .check((ctx) => report(ctx, variableViolations('product', ctx.value)));

/** Mails each buyer's address separately, with replies to the organisation. 422 without recipients. */
export const contactBuyers = endpoint({
  ...guard,
  name: 'contactBuyers',
  method: 'POST',
  path: CONTACT,
  body: message,
  reply: { message: Message },
  status: 202,
});

/** Returns how many buyers a message would reach, and a sample recipient for its text. Writes nothing. */
export const previewBuyersMessage = endpoint({
  ...guard,
  name: 'previewBuyersMessage',
  method: 'POST',
  path: `${CONTACT}/preview`,
  body: z.object(audience),
  reply: { preview: MessagePreview },
  status: 200,
});

/** Mails the sender only, as the first buyer would read it. */
export const testBuyersMessage = endpoint({
  ...guard,
  name: 'testBuyersMessage',
  method: 'POST',
  path: `${CONTACT}/test`,
  body: message,
  reply: { message: MessageProof },
  status: 202,
});

/** The messages to the buyers, newest first. */
export const listBuyersMessages = endpoint({
  ...guard,
  name: 'listBuyersMessages',
  method: 'GET',
  path: `${PURCHASES}/messages`,
  query: pageQuery({ sort: ['created_at'], order: 'desc' }),
  reply: pageOf('messages', Message),
});
