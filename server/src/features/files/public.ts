export { attachFile } from './uploads/attach-file.ts';
export { fileAddress } from './serving/signed-address.ts';
export { keepDocument } from './uploads/keep-document.ts';
export { keepFile } from './uploads/keep-file.ts';
export { releaseFiles } from './removal/release-files.ts';
