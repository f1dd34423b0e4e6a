export { attachFile } from './attach-file.ts';
export { fileAddress } from './file-address.ts';
export { keepDocument } from './keep-document.ts';
export { keepFile } from './keep-file.ts';
export { releaseFiles } from './release-files.ts';
