export const nl = { superadmin: 'superadmin', admin: 'beheerder', organization: 'medewerker', trainer: 'trainer' };
