export { attachFile } from './attach-file.ts';
export { releaseFiles } from './release-files.ts';
