import {
  optionViolations,
  QUESTION_LIMITS,
  QUESTION_TYPES,
  type QuestionType,
} from '@move/domain/questions/question.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, IdList, Instant, OptionalUrl, Stamps, text, Version } from '../kit/fields.ts';
import { report } from '../kit/report.ts';
import { questionLabels } from './questions.labels.ts';

/** A question that an offer asks at the sign-up or purchase. */
export const Question = z.strictObject({
  id: Id,
  type: z.enum(QUESTION_TYPES),
  title: z.string(),
  required: Flag,
  /** Empty for a question that is answered by text. */
  options: z.array(z.string()),
  url: z.string().nullable(),
  /** Once a question has an answer its type can't change, and it is archived instead of deleted. */
  answers_count: z.int().min(0),
  archived_at: Instant.nullable(),
  ...Stamps,
});
export type Question = z.output<typeof Question>;

const Options = z.array(text(QUESTION_LIMITS.option)).max(QUESTION_LIMITS.options);
type Ruled = { type: QuestionType; options?: string[] | undefined };

function checkOptions(ctx: { value: Ruled; issues: z.core.$ZodRawIssue[] }) {
  const { type, options } = ctx.value;
  if (options !== undefined) report(ctx, optionViolations({ type, options }));
}

/** Fields that are left out of an update keep their value. */
export const QuestionDraft = z
  .object({
    type: z.enum(QUESTION_TYPES),
    title: text(255),
    required: Flag.optional(),
    options: Options.optional(),
    url: OptionalUrl.optional(),
  })
  .check(checkOptions);
export type QuestionDraft = z.output<typeof QuestionDraft>;

const questionReply = { question: Question };
/** The active questions in order, and the archived ones, which have answers. */
const questionsReply = { questions: z.array(Question), archived: z.array(Question) };
/** The ids of all questions in their new order. `seen_ids` is the order that was on screen: 409 when the stored one differs. */
const questionOrder = z.object({ ids: IdList, seen_ids: IdList.optional() });

const shared = { scope: 'organization', labels: questionLabels } as const;

const OF_ACTIVITY = '/v1/admin/organizations/:organizationId/activities/:activityId/questions';
const ofActivity = { ...shared, permission: 'edit-activity' } as const;

/** The questions of an activity; users who sign people up may read them too. */
export const listActivityQuestions = endpoint({
  ...shared,
  name: 'listActivityQuestions',
  method: 'GET',
  path: OF_ACTIVITY,
  permission: ['edit-activity', 'manage-participants'],
  reply: questionsReply,
});

export const createActivityQuestion = endpoint({
  ...ofActivity,
  name: 'createActivityQuestion',
  method: 'POST',
  path: OF_ACTIVITY,
  body: QuestionDraft,
  reply: questionReply,
});

export const orderActivityQuestions = endpoint({
  ...ofActivity,
  name: 'orderActivityQuestions',
  method: 'PUT',
  path: `${OF_ACTIVITY}/order`,
  body: questionOrder,
  reply: questionsReply,
  problems: ['order.changed'],
});

export const getActivityQuestion = endpoint({
  ...ofActivity,
  name: 'getActivityQuestion',
  method: 'GET',
  path: `${OF_ACTIVITY}/:activityQuestionId`,
  reply: questionReply,
});

export const updateActivityQuestion = endpoint({
  ...ofActivity,
  name: 'updateActivityQuestion',
  method: 'PUT',
  path: `${OF_ACTIVITY}/:activityQuestionId`,
  body: QuestionDraft.safeExtend(Version),
  reply: questionReply,
  problems: ['stale'],
});

/** Archives a question that has answers, and keeps these; any other is removed, and can be restored (docs/rules/access.md#restoring). */
export const removeActivityQuestion = endpoint({
  ...ofActivity,
  name: 'removeActivityQuestion',
  method: 'DELETE',
  path: `${OF_ACTIVITY}/:activityQuestionId`,
  reply: 'nothing',
});

/** Restores a question at its old position. */
export const restoreActivityQuestion = endpoint({
  ...ofActivity,
  name: 'restoreActivityQuestion',
  method: 'POST',
  path: `${OF_ACTIVITY}/:activityQuestionId/restore`,
  reply: questionReply,
  status: 200,
});

const OF_PRODUCT = '/v1/admin/organizations/:organizationId/products/:productId/questions';
const ofProduct = { ...shared, permission: 'edit-product' } as const;

/** The questions of a product; users who register purchases may read them too. */
export const listProductQuestions = endpoint({
  ...shared,
  name: 'listProductQuestions',
  method: 'GET',
  path: OF_PRODUCT,
  permission: ['edit-product', 'view-product'],
  reply: questionsReply,
});

export const createProductQuestion = endpoint({
  ...ofProduct,
  name: 'createProductQuestion',
  method: 'POST',
  path: OF_PRODUCT,
  body: QuestionDraft,
  reply: questionReply,
});

export const orderProductQuestions = endpoint({
  ...ofProduct,
  name: 'orderProductQuestions',
  method: 'PUT',
  path: `${OF_PRODUCT}/order`,
  body: questionOrder,
  reply: questionsReply,
  problems: ['order.changed'],
});

export const getProductQuestion = endpoint({
  ...ofProduct,
  name: 'getProductQuestion',
  method: 'GET',
  path: `${OF_PRODUCT}/:productQuestionId`,
  reply: questionReply,
});

export const updateProductQuestion = endpoint({
  ...ofProduct,
  name: 'updateProductQuestion',
  method: 'PUT',
  path: `${OF_PRODUCT}/:productQuestionId`,
  body: QuestionDraft.safeExtend(Version),
  reply: questionReply,
  problems: ['stale'],
});

export const removeProductQuestion = endpoint({
  ...ofProduct,
  name: 'removeProductQuestion',
  method: 'DELETE',
  path: `${OF_PRODUCT}/:productQuestionId`,
  reply: 'nothing',
});

export const restoreProductQuestion = endpoint({
  ...ofProduct,
  name: 'restoreProductQuestion',
  method: 'POST',
  path: `${OF_PRODUCT}/:productQuestionId/restore`,
  reply: questionReply,
  status: 200,
});
