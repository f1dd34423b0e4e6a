import pg from 'pg';

const { escapeLiteral } = pg;

/**
 * A value as a literal in the text of a statement, for statements that are sent together in one round trip and can't have parameters. With
 * a type the literal is cast to it.
 */
export function literal(value: string | number | null | undefined, type?: string): string {
  const text = value === null || value === undefined ? 'null' : escapeLiteral(String(value));
  return type === undefined ? text : `${text}::${type}`;
}
