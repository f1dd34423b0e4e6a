import { labels } from '../kit/labels.ts';

export const permissionLabels = labels({ abilities: 'Rechten', role: 'Rol' }, { abilities: 'Abilities', role: 'Role' });
