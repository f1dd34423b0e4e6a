import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { screenMessages } from '../../screen.messages.ts';
import { editMessages } from '../edit.messages.ts';
import type { FormCore } from '../form/form-core.ts';

const MAX = 60;
const DATE = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

/** The display text of a field's value in a dialog: the field's own, else the value as text or date, else “changed”. */
export function useValueWords(): (core: FormCore, name: string, value: unknown) => string {
  const words = useMessages(screenMessages);
  const { edit } = useMessages(editMessages);
  const formats = useFormats();
  return (core, name, value) => {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
      return edit.empty;
    }
    const own = core.textsByField.get(name)?.inWords(value);
    if (own) return own;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'number') return formats.number(value);
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return shortened(value.join(', '));
    if (typeof value !== 'string') return edit.changed;
    if (DATE.test(value)) return formats.date(value);
    return INSTANT.test(value) ? formats.moment(value) : shortened(value);
  };
}

function shortened(text: string): string {
  return text.length > MAX ? `${text.slice(0, MAX - 1)}…` : text;
}
