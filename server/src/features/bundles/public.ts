export { copyBundles, findSessionsInBundles } from './copy-bundles.ts';
