import {
  createActivityQuestion,
  createProductQuestion,
  getActivityQuestion,
  getProductQuestion,
  listActivityQuestions,
  listProductQuestions,
  orderActivityQuestions,
  orderProductQuestions,
  removeActivityQuestion,
  removeProductQuestion,
  restoreActivityQuestion,
  restoreProductQuestion,
  updateActivityQuestion,
  updateProductQuestion,
} from '@move/contract/questions/questions.ts';

/** The offer that has the questions. */
export type Offer = { kind: 'activity' | 'product'; organizationId: number; id: number };

const ofActivity = {
  list: listActivityQuestions,
  get: getActivityQuestion,
  create: createActivityQuestion,
  update: updateActivityQuestion,
  remove: removeActivityQuestion,
  restore: restoreActivityQuestion,
  order: orderActivityQuestions,
};
const ofProduct = {
  list: listProductQuestions,
  get: getProductQuestion,
  create: createProductQuestion,
  update: updateProductQuestion,
  remove: removeProductQuestion,
  restore: restoreProductQuestion,
  order: orderProductQuestions,
};

type Address = { organizationId: number; activityId: number };

/** Returns the endpoints of an offer's questions. Activities and products have the same endpoints at different URLs. */
export const endpointsOf = ({ kind }: Offer): typeof ofActivity =>
  kind === 'activity' ? ofActivity : (ofProduct as unknown as typeof ofActivity);

/** Returns the parameters of the endpoints of an offer's questions. */
export function paramsOf({ kind, organizationId, id }: Offer): Address {
  const params = kind === 'activity' ? { organizationId, activityId: id } : { organizationId, productId: id };
  return params as Address;
}

export function questionParamsOf(offer: Offer, questionId: number): Address & { activityQuestionId: number } {
  const name = offer.kind === 'activity' ? 'activityQuestionId' : 'productQuestionId';
  return { ...paramsOf(offer), [name]: questionId } as Address & { activityQuestionId: number };
}
