export const nl = { site: 'Op de website', app: 'In de app', open: 'Open de link' };
