export { releaseIcons } from './release-icons.ts';
