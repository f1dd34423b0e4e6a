import { IconDeviceMobileCode } from '@tabler/icons-react';
import type { Feature } from '../../platform/feature.ts';

type Locale = 'nl' | 'en';
const label = (locale: Locale) => (locale === 'nl' ? 'App-builds' : 'App builds');
const BUILDS = '/application/builds';
const needs = 'role:superadmin';

/** The addresses of the specification, read in two ways more: below the level, and below “applications”. */
const ALIASES = ['/application/application/builds', '/application/applications/builds', '/applications/builds'];

export const buildFeature: Feature = {
  menu: [
    {
      id: 'builds',
      group: 'platform',
      level: 'application',
      label,
      icon: IconDeviceMobileCode,
      to: BUILDS,
      needs,
      order: 90,
    },
  ],
  routes: [
    { path: BUILDS, needs, load: () => import('./AppInformation.tsx').then((module) => module.AppInformation) },
    {
      path: `${BUILDS}/build-android`,
      needs,
      load: () => import('./AndroidConfig.tsx').then((module) => module.AndroidConfig),
    },
    { path: `${BUILDS}/build-ios`, needs, load: () => import('./IosConfig.tsx').then((module) => module.IosConfig) },
    {
      path: `${BUILDS}/overview`,
      needs,
      load: () => import('./BuildOverview.tsx').then((module) => module.BuildOverview),
    },
  ],
  redirects: ALIASES.flatMap((alias) =>
    ['', '/overview', '/build-ios', '/build-android'].map((part) => ({
      from: `${alias}${part}`,
      to: `${BUILDS}${part}`,
    })),
  ),
};
