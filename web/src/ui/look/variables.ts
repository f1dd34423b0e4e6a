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

const fixed: Record<string, string> = {
  '--mv-fast': '150ms',
  '--mv-slow': '200ms',
  '--mv-ease': 'cubic-bezier(.2,.7,.2,1)',
  '--mv-mono': "'Geist Mono Variable', ui-monospace, monospace",
  '--mv-z-sticky': '10',
  '--mv-z-savebar': '20',
  '--mv-z-bulkbar': '30',
  '--mv-z-dropdown': '300',
  '--mv-z-notification': '500',
};

/** A stylesheet with every `--mv-…` variable, for the current scheme. */
export function lookStylesheet(primary: string, secondary: string, scheme: Scheme): string {
  const variables = { ...fixed, ...tokenVariables(primary, secondary, scheme) };
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
  return `:root{${lines.join('')}}`;
}
