import type * as api from '@move/contract/files/files.ts';
import { type ImageRule, transparencyProblem } from '@move/domain/files/image-rules.ts';
import { shortened } from '@move/domain/kit/text/text.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { IMAGE_TYPES, type ImageType } from '../../../platform/images/clean-image.ts';
import { storeFile } from './store-file.ts';

const demands: Readonly<Record<string, ImageRule['transparency']>> = {
  '1': 'refused',
  true: 'refused',
  require: 'required',
};

export async function uploadFile({ body, db, caller, storage }: Call<typeof api.uploadFile>) {
  const { file, visibility, path } = body;
  const { image } = file;
  if (!image) throw new Problem(422, [{ field: 'file', key: 'image' }]);
  const problem = transparencyProblem(image, demands[body.check_transparency] ?? 'allowed');
  if (problem) throw new Problem(422, [{ field: 'check_transparency', ...problem }]);
  const kept = await storeFile(db, storage, {
    bytes: file.bytes,
    mimeType: image.mimeType,
    extension: IMAGE_TYPES[image.mimeType as ImageType],
    uploaderId: caller.user.id,
    path,
    visibility,
    image,
  });
  const { token, ...facts } = kept;
  return changed(
    { token, ...facts },
    { subject: { type: 'files', id: facts.id, name: shortened(file.filename, 255) }, after: facts },
  );
}
