import type { CSSVariablesResolver } from '@mantine/core';
import { brandRoles } from './brand-roles.ts';
import { type Scheme, surfaces, tones } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z0-9]/g, (c) => `-${c.toLowerCase()}`);

/** The colours of a platform in one scheme, as css variables. */
export function tokenVariables(primary: string, secondary: string, scheme: Scheme): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries(surfaces[scheme])) out[`--mv-${kebab(name)}`] = value;
  const brand = brandRoles(primary, scheme);
  for (const [name, value] of Object.entries(brand)) out[`--mv-brand-${kebab(name)}`] = value;
  out['--mv-frame'] = brand.frame;
  const second = brandRoles(secondary, scheme);
  out['--mv-second-solid'] = second.solid;
  out['--mv-second-edge'] = second.edge;
  out['--mv-second-text'] = second.text;
  for (const [name, tone] of Object.entries(tones)) {
    const [text, tint, dot] = tone[scheme];
    out[`--mv-${name}-text`] = text;
    out[`--mv-${name}-tint`] = tint;
    out[`--mv-${name}-dot`] = dot;
  }
  return out;
}

/** Hands the roles on to Mantine's own variables, so that its components need no rule of ours for colour. */
const mantineVariables: Record<string, string> = {
  '--mantine-color-body': 'var(--mv-sheet)',
  '--mantine-color-text': 'var(--mv-ink)',
  '--mantine-color-dimmed': 'var(--mv-ink-2)',
  '--mantine-color-placeholder': 'var(--mv-ink-3)',
  '--mantine-color-error': 'var(--mv-danger-text)',
  '--mantine-color-anchor': 'var(--mv-brand-text)',
  '--mantine-color-default': 'var(--mv-raised)',
  '--mantine-color-default-hover': 'var(--mv-hover)',
  '--mantine-color-default-color': 'var(--mv-ink)',
  '--mantine-color-default-border': 'var(--mv-line-strong)',
  '--mantine-primary-color-filled': 'var(--mv-brand-solid)',
  '--mantine-primary-color-filled-hover': 'var(--mv-brand-solid-hover)',
  '--mantine-primary-color-contrast': 'var(--mv-brand-on-solid)',
  '--mantine-primary-color-light': 'var(--mv-brand-tint)',
  '--mantine-primary-color-light-hover': 'var(--mv-brand-tint-hover)',
  '--mantine-primary-color-light-color': 'var(--mv-brand-text)',
  '--mantine-color-brand-filled': 'var(--mv-brand-solid)',
  '--mantine-color-brand-filled-hover': 'var(--mv-brand-solid-hover)',
  '--mantine-color-brand-light': 'var(--mv-brand-tint)',
  '--mantine-color-brand-light-hover': 'var(--mv-brand-tint-hover)',
  '--mantine-color-brand-light-color': 'var(--mv-brand-text)',
  '--mantine-color-brand-outline': 'var(--mv-brand-text)',
  '--mantine-color-brand-text': 'var(--mv-brand-text)',
};

const fixed: Record<string, string> = {
  '--mv-fast': '150ms',
  '--mv-slow': '200ms',
  '--mv-ease': 'cubic-bezier(.2,.7,.2,1)',
  '--mv-z-sticky': '10',
  '--mv-z-savebar': '20',
  '--mv-z-bulkbar': '30',
  '--mv-z-dropdown': '300',
  '--mv-z-dialog': '400',
  '--mv-z-notification': '500',
};

const colourOf = (other: Record<string, unknown>, name: string, fallback: string): string => {
  const value = other[name];
  return typeof value === 'string' ? value : fallback;
};

/** Every `--mv-…` token of look §2, from the two colours that `moveTheme` kept in `theme.other`. */
export const moveVariables: CSSVariablesResolver = (theme) => {
  const primary = colourOf(theme.other, 'primary', '#0b6e4f');
  const secondary = colourOf(theme.other, 'secondary', primary);
  const make = (scheme: Scheme) => ({ ...tokenVariables(primary, secondary, scheme), ...mantineVariables });
  return { variables: fixed, light: make('light'), dark: make('dark') };
};
