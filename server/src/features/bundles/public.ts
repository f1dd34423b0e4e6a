export { copyBundles, findBundledSessions } from './copy-bundles.ts';
