export { copyLabels, countCopiedLabels } from './copy-labels.ts';
