import type { Ability } from '@move/domain/access/abilities.ts';
import { labels } from '../kit/labels.ts';
import { en } from './texts/permissions.en.ts';
import { nl } from './texts/permissions.nl.ts';

export type PermissionLabels = Record<Ability | 'abilities' | 'role', string>;

/** The name of each ability for users; also the field names of a changed role in the audit trail. */
export const permissionLabels = labels({ nl, en });
