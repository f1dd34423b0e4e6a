/** The record a write was about: its table and id, and the name a person knows it by. */
export type Subject = { type: string; id: number | string | null; name?: string };

export type Change = {
  subject: Subject;
  /** The record as it was; absent when it was created. */
  before?: object | undefined;
  /** The record as it is; absent when it was removed. */
  after?: object | undefined;
  /** Who did it, where the call itself has no login. */
  actorId?: number;
  /** What happened, where that is not what the endpoint is named after. */
  action?: string;
  /**
   * Another organisation that the record belongs to: its trail gets a row of its own, with what it may see of the change, and with
   * an action of its own where the endpoint's name would say something else there.
   */
  alsoFor?: { organizationId: number; action?: string } & Pick<Change, 'before' | 'after'>;
};

/** What a write answers, and what it changed. */
export type Written<Reply> = { readonly reply: Reply; readonly change: Change | null };

/** Every write says what it changed: the audit row is made from it, in the same transaction. */
export function changed<Reply>(reply: Reply, change: Change): Written<Reply> {
  return { reply, change };
}

/** A write that leaves no trace on purpose (own preferences, drafts, asking for a mail); say why beside the call. */
export function unaudited<Reply>(reply: Reply): Written<Reply> {
  return { reply, change: null };
}
