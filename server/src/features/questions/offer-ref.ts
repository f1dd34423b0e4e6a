import { sql } from 'kysely';

type ActivityPath = { organizationId: number; activityId: number };
type ProductPath = { organizationId: number; productId: number };

/** The activity or product that asks questions. */
export type OfferRef = { kind: 'activity' | 'product'; id: number; organizationId: number };

export type QuestionRef = { offer: OfferRef; questionId: number };

/** SQL: the column of `question_fields` with the id of an offer of this kind. */
export const offerColumn = (kind: OfferRef['kind']) => sql.ref(`${kind}_id`);

/** SQL: whether a row of `question_fields` is a question of the offer. */
export const isQuestionOf = ({ kind, id, organizationId }: OfferRef) =>
  sql<boolean>`${offerColumn(kind)} = ${id} and question_fields.organization_id = ${organizationId}`;

export const activityOffer = ({ organizationId, activityId: id }: ActivityPath): OfferRef => ({
  kind: 'activity',
  id,
  organizationId,
});

export const productOffer = ({ organizationId, productId: id }: ProductPath): OfferRef => ({
  kind: 'product',
  id,
  organizationId,
});

export const activityQuestion = (params: ActivityPath & { activityQuestionId: number }): QuestionRef => ({
  offer: activityOffer(params),
  questionId: params.activityQuestionId,
});

export const productQuestion = (params: ProductPath & { productQuestionId: number }): QuestionRef => ({
  offer: productOffer(params),
  questionId: params.productQuestionId,
});
