import { useEffect } from 'react';
import { useFieldValue, useForm } from '../../../screens/edit/form/use-field.ts';

/**
 * Whether the user overrides a limit, `override_age` or `override_capacity`. Ends the override when its checkbox is hidden because the limit
 * isn't exceeded any more: the user could neither see nor undo it.
 */
export function useOverride(name: string, isExceeded: boolean): boolean {
  const { core } = useForm();
  const isOn = useFieldValue(name) === true;
  useEffect(() => {
    if (isOn && !isExceeded) core.set(name, false);
  }, [core, name, isOn, isExceeded]);
  return isOn;
}
