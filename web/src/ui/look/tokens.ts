export type Scheme = 'light' | 'dark';

/** Surfaces and text colours per scheme. */
export const surfaces = {
  light: {
    frame: '#f3f2ef',
    sheet: '#ffffff',
    sunken: '#f8f7f5',
    hover: '#f4f3f0',
    raised: '#ffffff',
    line: '#e8e6e1',
    lineStrong: '#d2cfc8',
    field: '#8f8b83',
    ink: '#1b1a18',
    ink2: '#55524c',
    ink3: '#6b6861',
    overlay: 'rgba(27,26,24,.38)',
    inverse: '#1f1e1c',
    onInverse: '#f6f5f2',
  },
  dark: {
    frame: '#111110',
    sheet: '#191918',
    sunken: '#141413',
    hover: '#232321',
    raised: '#222220',
    line: '#2b2a28',
    lineStrong: '#3d3c39',
    field: '#7a776f',
    ink: '#eeede9',
    ink2: '#b8b5ae',
    ink3: '#9a978f',
    overlay: 'rgba(0,0,0,.6)',
    inverse: '#f0efeb',
    onInverse: '#1b1a18',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';
type ToneColours = Record<Scheme, readonly [text: string, tint: string, dot: string]>;

/** Text, tint and dot per tone; every text has a contrast of 4.5:1 on its tint and on the sheet. */
export const tones: Record<Tone, ToneColours> = {
  neutral: { light: ['#55524c', '#f0eeea', '#8f8b83'], dark: ['#b8b5ae', '#2a2927', '#8f8c84'] },
  info: { light: ['#1d5a9e', '#e8f1fb', '#2f7bd0'], dark: ['#8fc0f5', '#172a3f', '#4f96e3'] },
  success: { light: ['#1a6b3c', '#e6f4ea', '#2b9a5a'], dark: ['#83d3a2', '#15301f', '#3fae6d'] },
  warning: { light: ['#865300', '#fdf1db', '#c47d00'], dark: ['#f0bd62', '#36270c', '#dd9a22'] },
  danger: { light: ['#b3261e', '#fdebe9', '#d9423a'], dark: ['#ff9d94', '#3d1a17', '#ea5f55'] },
  accent: { light: ['#6a3fa0', '#f2ecfa', '#8d5fc9'], dark: ['#c9aaf2', '#2b2040', '#9f77d8'] },
};
