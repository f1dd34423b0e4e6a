import * as api from '@move/contract/files/files.ts';
import { DEFAULT_VARIANT, isVariant } from '@move/domain/files/variants.ts';
import { notFound } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { uploadFile } from './keep-upload.ts';
import { getFileInfo, removeFile } from './pending-files.ts';
import { serveFile } from './serve-file.ts';

export const fileRoutes = [
  route(api.uploadFile, uploadFile),
  route(api.getFileInfo, getFileInfo),
  route(api.removeFile, removeFile),
  route(api.getFile, (call) => serveFile(call, DEFAULT_VARIANT)),
  route(api.getFileVariant, (call) => {
    if (!isVariant(call.params.variant)) throw notFound();
    return serveFile(call, call.params.variant);
  }),
];
