import type { Values } from './field-paths.ts';

/** Returns the name of the record in a form: its name or title, else a person's names or e-mail address; null when all are empty. */
export function nameIn(values: Values): string | null {
  const text = (field: string) => {
    const value = values[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const person = [text('first_name'), text('last_name')].filter(Boolean).join(' ');
  return text('name') || text('title') || person || text('email') || null;
}
