import { z } from 'zod';
import { Variables } from './config-variables.ts';

export function envExample(): string {
  let section = '';
  const lines = [
    '# Every variable that Move reads. None is needed for a demo: `npm start` works without this file.',
    '',
  ];
  for (const [name, schema] of Object.entries(Variables.shape)) {
    const note = schema.meta() ?? {};
    if (note['section'] !== section) {
      section = String(note['section']);
      lines.push(`# --- ${section} ---`, '');
    }
    lines.push(`# ${note.description}`, `#${name}=${defaultOf(schema) ?? String(note['example'])}`, '');
  }
  return lines.join('\n');
}

function defaultOf(schema: z.ZodType): string | undefined {
  if (!(schema instanceof z.ZodDefault)) return undefined;
  const value: unknown = schema.def.defaultValue;
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}
