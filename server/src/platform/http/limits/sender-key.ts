/** The key by which the calls of a sender take turns (`fairLimit`): the user, or the site of a visitor. */
export const senderKey = (caller: { user: { id: number } } | null, site: string): string =>
  caller ? `user ${caller.user.id}` : site;
