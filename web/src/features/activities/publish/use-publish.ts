import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { activityMessages } from '../activities.messages.ts';

type OfferForm = { core: FormCore; save: () => Promise<boolean> };

/** A requirement for publishing, and whether the form meets it. */
export type OfferStep<Name extends string = string> = { name: Name; isDone: boolean };

type Publishing<Offer, Name extends string> = {
  stepsOf: (typed: Partial<Offer>, stored: Offer) => readonly OfferStep<Name>[];
  /** Goes to a missing field; null: to the first error. */
  onLacking: (name: Name | null) => void;
};

/**
 * Saves the form and publishes the offer, or makes it a draft again. If saving fails, for instance because values are missing, the fields
 * show the errors and `onLacking` is called.
 */
export function usePublish<Offer extends { name: string; concept: boolean }, Name extends string>(
  form: OfferForm,
  { stepsOf, onLacking }: Publishing<Offer, Name>,
) {
  const t = useMessages(activityMessages).publish;
  return async (offer: Offer, concept: boolean) => {
    const { core } = form;
    const typed: Partial<Offer> = core.store.get().values as Partial<Offer>;
    const open = concept ? undefined : stepsOf(typed, offer).find(({ isDone }) => !isDone);
    const before = typed.concept;
    core.set('concept', concept);
    if (await form.save()) {
      notify.success(concept ? t.withdrawn(offer.name) : t.done(offer.name));
      return;
    }
    const { errors, general } = core.store.get();
    core.set('concept', before);
    core.update({ errors, general });
    onLacking(open?.name ?? null);
  };
}
