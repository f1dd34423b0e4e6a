/** A removal or restoring in the audit trail. */
type Noted = { readonly subject_id: string | null; readonly created_at: string };

/** The last removal of each record that was not restored since, newest first. Both lists come newest first, like the trail. */
export function stillGone<Entry extends Noted>(removals: readonly Entry[], restorings: readonly Noted[]): Entry[] {
  const seen = new Set<string>();
  return removals.filter(({ subject_id, created_at }) => {
    if (subject_id === null || seen.has(subject_id)) return false;
    seen.add(subject_id);
    return !restorings.some((back) => back.subject_id === subject_id && back.created_at > created_at);
  });
}
