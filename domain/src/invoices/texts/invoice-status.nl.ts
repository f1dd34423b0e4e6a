export const nl = { issued: 'Vastgesteld', sent: 'Verstuurd', settled: 'Verrekend', credited: 'Gecrediteerd' };
