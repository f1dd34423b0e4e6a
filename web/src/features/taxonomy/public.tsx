export { usePlatformOptions } from './use-platform-options.ts';
