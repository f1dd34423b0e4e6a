export { copyBundles, findBundled } from './copy-bundles.ts';
