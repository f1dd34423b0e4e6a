import { IconApps } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const BUILDS = '/application/builds';
const needs = 'role:superadmin';

/** Other prefixes of these URLs, among them that of the specification; each redirects here. */
const ALIASES = ['/application/application', '/application/applications', '/applications'];
const PARTS = ['', '/overview', '/build-ios', '/build-android'];

export const buildFeature: Feature = {
  menu: [
    {
      id: 'builds',
      group: 'platform',
      level: 'application',
      label: name('menu'),
      icon: IconApps,
      to: BUILDS,
      needs,
      order: 90,
    },
  ],
  routes: [
    { path: BUILDS, needs, load: () => import('./build-screens.ts').then((all) => all.AppInformation) },
    {
      path: `${BUILDS}/build-android`,
      needs,
      load: () => import('./build-screens.ts').then((all) => all.AndroidConfig),
    },
    { path: `${BUILDS}/build-ios`, needs, load: () => import('./build-screens.ts').then((all) => all.IosConfig) },
    { path: `${BUILDS}/overview`, needs, load: () => import('./build-screens.ts').then((all) => all.BuildOverview) },
  ],
  redirects: ALIASES.flatMap((alias) =>
    PARTS.map((part) => ({ from: `${alias}/builds${part}`, to: `${BUILDS}${part}` })),
  ),
};
