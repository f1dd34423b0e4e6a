import type { AuditAction } from '@move/contract/audit/audit-words.ts';
import type { SubjectType } from '@move/contract/audit/subjects.ts';

/** The record that a write was about: its table and id, and its name. */
export type Subject = { type: SubjectType; id: number | string | null; name?: string };

/** The installation as a whole, as the subject of an export over all platforms. */
export const INSTALLATION: Subject = { type: 'applications', id: 'export' };

export type Change = {
  subject: Subject;
  /** The record before the change; absent when it was created. */
  before?: object | undefined;
  /** The record after the change; absent when it was removed. */
  after?: object | undefined;
  /** The actor, when the call itself has no login. */
  actorId?: number;
  /** The action, when it differs from the endpoint's name. */
  action?: AuditAction;
  /** The platforms of a record that is on several. The audit row goes to the open platform if it is one of these, else to the first. */
  platforms?: readonly number[];
  /**
   * Another organisation that the record belongs to. Its trail gets a row of its own, with the part of the change that this organisation
   * may see, and with another action where the endpoint's name would mislead.
   */
  alsoFor?: { organizationId: number; action?: AuditAction } & Pick<Change, 'before' | 'after'>;
};

export type Written<Reply> = { readonly reply: Reply; readonly change: Change | null };

/** Every write returns its change: the audit row is made from it, in the same transaction. */
export function changed<Reply>(reply: Reply, change: Change): Written<Reply> {
  return { reply, change };
}

/** A write that deliberately leaves no audit row (own preferences, drafts, requesting a mail). A comment at the caller gives the reason. */
export function unaudited<Reply>(reply: Reply): Written<Reply> {
  return { reply, change: null };
}
