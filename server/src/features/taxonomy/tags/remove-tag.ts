import type * as api from '@move/contract/taxonomy/tags.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { lockWord, assertUnused } from '../offer-words.ts';
import { findTag, subjectOf, wordOf } from './tags.queries.ts';

/** Removes a tag; the database also removes it from activities and products. */
export async function removeTag({ db, params, query }: Call<typeof api.removeTag>) {
  const word = wordOf(params.tagId);
  await lockWord(db, word);
  const before = await findTag(db, params.tagId);
  await assertUnused(db, word, { uses: before, force: query.force ?? false });
  await db.deleteFrom('tags').where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}
