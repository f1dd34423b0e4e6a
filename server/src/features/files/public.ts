export { attachFile } from './attach-file.ts';
export { keepFile } from './keep-file.ts';
export { signedAddress } from './signed-address.ts';
