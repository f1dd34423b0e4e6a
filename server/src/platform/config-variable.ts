import type { z } from 'zod';

/** `section` groups the lines of .env.example; `example` is shown there for a variable without a default. */
interface VariableNote {
  section: string;
  example?: string;
}

export function variable<Schema extends z.ZodType>(schema: Schema, description: string, note: VariableNote): Schema {
  return schema.meta({ description, ...note });
}
