import type { Build } from '@move/contract/builds/builds.ts';

const NAMES = { ios: 'iOS', android: 'Android' } as const;

/** The name of a build: `Android 2.8.2`. */
export const useBuildWords = () => ({
  name: ({ platform, version }: Pick<Build, 'platform' | 'version'>): string => `${NAMES[platform]} ${version}`,
});
