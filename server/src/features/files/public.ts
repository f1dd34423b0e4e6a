export { attachFile } from './attach-file.ts';
export { fileAddress } from './file-address.ts';
export { keepDocument } from './keep-document.ts';
export { releaseFiles } from './release-files.ts';
