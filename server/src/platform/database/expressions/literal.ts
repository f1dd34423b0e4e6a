import pg from 'pg';

const { escapeLiteral } = pg;

/**
 * A value within the text of a statement, for statements that are sent together in one round trip and so take no parameters. With a type
 * it is cast to that.
 */
export function literal(value: string | number | null | undefined, type?: string): string {
  const text = value === null || value === undefined ? 'null' : escapeLiteral(String(value));
  return type === undefined ? text : `${text}::${type}`;
}
