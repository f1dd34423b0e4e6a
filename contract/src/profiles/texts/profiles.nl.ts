export const nl = { email: 'E-mailadres', code: 'Code', created_at: 'Besteld op', profile_id: 'Gebruiker van de app' };
