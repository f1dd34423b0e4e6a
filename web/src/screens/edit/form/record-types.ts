import type { BodyInputOf, Endpoint, ReplyOf } from '@move/contract/kit/endpoint.ts';
import type { z } from 'zod';

/** An endpoint that returns one record under its name: `{ location: … }`. */
export type LoadEndpoint = Endpoint<string, z.ZodType, z.ZodType, z.ZodRawShape, 'GET'>;
export type SaveEndpoint = Endpoint;

/** The record of a reply with one field. */
export type RecordOf<E> = ReplyOf<E>[Exclude<keyof ReplyOf<E>, 'meta'>];

/** What a form edits: the endpoint's body without the version, which the form keeps apart. */
export type BodyValues<E> = BodyInputOf<E> extends object ? Omit<BodyInputOf<E>, 'updated_at'> : never;

/** The record in a reply: its first field when that is an object, else the reply itself; null without a reply. */
export function recordIn(reply: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof reply !== 'object' || reply === null) return null;
  const [first] = Object.values(reply);
  const isNamed = typeof first === 'object' && first !== null && !Array.isArray(first);
  return Object.fromEntries(Object.entries(isNamed ? first : reply));
}

export function recordVersion(record: Readonly<Record<string, unknown>> | null): string | null {
  return typeof record?.updated_at === 'string' ? record.updated_at : null;
}

/** Whether the record may be changed: true unless its `may.update` is false. */
export function mayUpdate(record: unknown): boolean {
  if (typeof record !== 'object' || record === null || !('may' in record)) return true;
  const { may } = record;
  return typeof may !== 'object' || may === null || !('update' in may) || may.update !== false;
}
