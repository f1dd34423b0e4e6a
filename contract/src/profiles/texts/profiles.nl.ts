export const nl = { email: 'E-mailadres', code: 'Code', created_at: 'Besteld op' };
