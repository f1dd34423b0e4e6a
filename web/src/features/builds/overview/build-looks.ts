import type { BuildStatus } from '@move/domain/builds/build.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { statusLooks } from '../../../ui/marks/status-looks.ts';
import { en } from './texts/build-looks.en.ts';
import { nl } from './texts/build-looks.nl.ts';

const words: Readonly<Record<Locale, Readonly<Record<BuildStatus, string>>>> = { nl, en };

/** Looks of the statuses of builds: here, since no other screen shows them. */
export const BUILD_LOOKS = statusLooks((locale) => words[locale], {
  queued: ['neutral', 'ring'],
  running: ['info', 'half'],
  succeeded: ['success', 'check', true],
  failed: ['danger', 'cross'],
  aborted: ['neutral', 'slash'],
});
