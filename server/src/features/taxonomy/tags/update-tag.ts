import type * as api from '@move/contract/taxonomy/tags.ts';
import { sql } from 'kysely';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import { isVersion } from '../../../platform/database/version.ts';
import { stale } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { attachFile } from '../../files/public.ts';
import { findTag, imageField, subjectOf, tagRefusals } from './tags.queries.ts';

export async function updateTag(call: Call<typeof api.updateTag>) {
  const { db, body, params } = call;
  const before = await findTag(db, params.tagId);
  const { updated_at, name, image } = body;
  const image_id = await attachFile(call, { ...imageField, token: image, current: before.image?.id ?? null });
  const saved = await orRefuse(
    db
      .updateTable('tags')
      .set({ name, image_id, updated_at: sql`now()` })
      .where('id', '=', before.id)
      .where(isVersion(updated_at))
      .executeTakeFirst(),
    tagRefusals,
  );
  if (saved.numUpdatedRows === 0n) throw stale();
  const tag = await findTag(db, before.id);
  return changed({ tag }, { subject: subjectOf(tag), before, after: tag });
}
