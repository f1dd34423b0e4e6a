import type * as api from '@move/contract/taxonomy/tags.ts';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { attachFile } from '../../files/public.ts';
import { findTag, imageField, subjectOf, tagRefusals } from './tags.queries.ts';

export async function createTag(call: Call<typeof api.createTag>) {
  const { db, body } = call;
  const image_id = await attachFile(call, { ...imageField, token: body.image, current: null });
  const { id } = await orRefuse(
    db.insertInto('tags').values({ name: body.name, image_id }).returning('id').executeTakeFirstOrThrow(),
    tagRefusals,
  );
  const tag = await findTag(db, id);
  return changed({ tag }, { subject: subjectOf(tag), after: tag });
}
