export { copyLabels } from './copy-labels.ts';
