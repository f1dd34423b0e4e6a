export { attachFile } from './attach-file.ts';
export { keepFile } from './keep-file.ts';
export { releaseFiles } from './release-files.ts';
export { signedAddress } from './signed-address.ts';
