export const nl = { platformSettings: 'Platforminstellingen: vraag een superadmin' };
