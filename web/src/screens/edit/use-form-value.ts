import { useStore } from '../../platform/store.ts';
import { type PathOf, type ValueAt, valueAt } from './field-paths.ts';
import type { Form } from './use-edit-form.ts';

/** The present value of a field, for a form that shows other fields with it: `useFormValue(form, 'show_link')`. */
export function useFormValue<V, R, P extends PathOf<V>>(form: Form<V, R>, name: P): ValueAt<V, P> | undefined {
  const { values } = useStore(form.core.store);
  return valueAt(values, name) as ValueAt<V, P> | undefined;
}
