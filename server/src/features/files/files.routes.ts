import { getFile, getFileInfo, getFileVariant, removeFile, uploadFile } from '@move/contract/files/files.ts';
import { DEFAULT_VARIANT, isVariant } from '@move/domain/files/variants.ts';
import { notFound } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { keepUpload } from './keep-upload.ts';
import { readInfo, takeBack } from './pending-files.ts';
import { serveFile } from './serve-file.ts';

export const fileRoutes = [
  route(uploadFile, keepUpload),
  route(getFileInfo, readInfo),
  route(removeFile, takeBack),
  route(getFile, (call) => serveFile(call, DEFAULT_VARIANT)),
  route(getFileVariant, (call) => {
    if (!isVariant(call.params.variant)) throw notFound();
    return serveFile(call, call.params.variant);
  }),
];
