import { useMessages } from '../../platform/messages.ts';
import { notify } from '../../platform/notify.ts';
import { activityMessages } from './activities.messages.ts';
import { publishingSteps, type StepName } from './publishing-steps.ts';
import type { ActivityForm, ActivityRecord } from './use-activity-form.ts';

/**
 * Publishes with what is on the form, saving it too, or makes it a draft again. What still lacks is shown on its field and led to
 * by `onLacking`; then nothing was saved and the activity stays what it was.
 */
export function usePublish(form: ActivityForm, onLacking: (name: StepName | null) => void) {
  const t = useMessages(activityMessages).publish;
  return async (activity: ActivityRecord, concept: boolean) => {
    const { core } = form;
    const typed: Partial<ActivityRecord> = core.store.get().values;
    const open = concept ? undefined : publishingSteps(typed, activity).find(({ isDone }) => !isDone);
    const before = typed.concept;
    core.set('concept', concept);
    if (await form.save()) {
      notify.success(concept ? t.withdrawn(activity.name) : t.done(activity.name));
      return;
    }
    const { errors, general } = core.store.get();
    core.set('concept', before);
    core.update({ errors, general });
    onLacking(open?.name ?? null);
  };
}
