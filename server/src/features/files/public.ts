export { attachFile } from './uploads/attach-file.ts';
export { fileAddress } from './serving/signed-address.ts';
export { storeDocument } from './uploads/store-document.ts';
export { storeFile } from './uploads/store-file.ts';
export { releaseFiles } from './removal/release-files.ts';
