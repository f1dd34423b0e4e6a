import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core';
import { fromOklch, toOklch } from './colour-maths.ts';
import { type Tone, tones } from './tokens.ts';

/** Mantine wants ten shades; components use the roles, so the ladder only has to exist and keep the hue. */
function scale(hex: string): MantineColorsTuple {
  const [, chroma, hue] = toOklch(hex.slice(0, 7));
  const shade = (lightness: number) => fromOklch([lightness, chroma * (lightness > 0.9 ? 0.35 : 1), hue]);
  return [
    shade(0.972),
    shade(0.944),
    shade(0.895),
    shade(0.83),
    shade(0.755),
    shade(0.68),
    shade(0.605),
    shade(0.53),
    shade(0.455),
    shade(0.37),
  ];
}
const toneScale = (tone: Tone) => scale(tones[tone].light[2]);
const isTone = (name: string): name is Tone => Object.hasOwn(tones, name);
const edge = (colour: string) => `1px solid ${colour}`;

type VariantColours = { background: string; hover: string; color: string; border: string };

function brandVariant(variant: string): VariantColours | null {
  const text = 'var(--mv-brand-text)';
  const tint = 'var(--mv-brand-tint)';
  switch (variant) {
    case 'filled':
      return {
        background: 'var(--mv-brand-solid)',
        hover: 'var(--mv-brand-solid-hover)',
        color: 'var(--mv-brand-on-solid)',
        border: edge('var(--mv-brand-edge)'),
      };
    case 'light':
      return { background: tint, hover: 'var(--mv-brand-tint-hover)', color: text, border: edge('transparent') };
    case 'subtle':
    case 'transparent':
      return { background: 'transparent', hover: tint, color: text, border: edge('transparent') };
    case 'outline':
      return { background: 'transparent', hover: tint, color: text, border: edge(text) };
    default:
      return null;
  }
}

function toneVariant(tone: Tone, variant: string): VariantColours | null {
  const text = `var(--mv-${tone}-text)`;
  const tint = `var(--mv-${tone}-tint)`;
  switch (variant) {
    case 'filled':
      return { background: text, hover: text, color: 'var(--mv-sheet)', border: edge('transparent') };
    case 'light':
      return { background: tint, hover: tint, color: text, border: edge('transparent') };
    case 'subtle':
    case 'transparent':
      return { background: 'transparent', hover: tint, color: text, border: edge('transparent') };
    case 'outline':
      return { background: 'transparent', hover: tint, color: text, border: edge(text) };
    default:
      return null;
  }
}

const variantColorResolver: VariantColorsResolver = (input) => {
  const colour = input.color ?? input.theme.primaryColor;
  const own =
    colour === 'brand' ? brandVariant(input.variant) : isTone(colour) ? toneVariant(colour, input.variant) : null;
  return own ?? defaultVariantColorsResolver(input);
};

const HEIGHTS: Record<string, string> = { xs: '28px', sm: '34px', md: '40px', lg: '48px', xl: '56px' };
const heightOf = (size: unknown) => (typeof size === 'string' ? HEIGHTS[size] : undefined) ?? '34px';
const sizeOf = (props: object): unknown => ('size' in props ? props.size : undefined);

/** Defaults by component name, so that the theme imports (and the first load carries) none of the components. */
const components: NonNullable<MantineThemeOverride['components']> = {
  Button: {
    defaultProps: { size: 'sm' },
    vars: (_theme: unknown, props: object) => ({
      root: {
        '--button-height': heightOf(sizeOf(props)),
        '--button-padding-x': sizeOf(props) === 'xs' ? '9px' : '13px',
        '--button-fz': sizeOf(props) === 'xs' ? '13px' : '14px',
      },
    }),
  },
  Input: {
    defaultProps: { size: 'sm' },
    vars: (_theme: unknown, props: object) => ({ wrapper: { '--input-height': heightOf(sizeOf(props)) } }),
  },
  // 450: dropdowns also open inside dialogs (400).
  Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 150 }, zIndex: 450 } },
  Combobox: { defaultProps: { shadow: 'md', transitionProps: { duration: 150 }, zIndex: 450 } },
  ModalRoot: {
    defaultProps: {
      centered: true,
      padding: 24,
      zIndex: 400,
      transitionProps: { duration: 180, transition: 'fade-up' },
    },
  },
  DrawerRoot: {
    defaultProps: {
      position: 'right',
      padding: 24,
      size: 480,
      zIndex: 400,
      transitionProps: { duration: 200 },
    },
  },
};

const GRAY: MantineColorsTuple = [
  '#f8f7f5',
  '#f0eeea',
  '#e8e6e1',
  '#d2cfc8',
  '#b5b1a9',
  '#8f8b83',
  '#6b6861',
  '#55524c',
  '#35332f',
  '#1b1a18',
];
const DARK: MantineColorsTuple = [
  '#eeede9',
  '#d8d6d0',
  '#b8b5ae',
  '#9a978f',
  '#3d3c39',
  '#2b2a28',
  '#222220',
  '#191918',
  '#141413',
  '#111110',
];

const type: MantineThemeOverride = {
  fontFamily: "'Hanken Grotesk Variable', 'Hanken Grotesk', system-ui, sans-serif",
  fontFamilyMonospace: "'Geist Mono Variable', ui-monospace, monospace",
  fontSizes: { xs: '12px', sm: '14px', md: '15px', lg: '17px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '24px', lg: '26px', xl: '28px' },
  headings: {
    fontFamily: 'inherit',
    fontWeight: '640',
    sizes: {
      h1: { fontSize: '23px', lineHeight: '28px' },
      h2: { fontSize: '17px', lineHeight: '24px' },
      h3: { fontSize: '15px', lineHeight: '20px' },
      h4: { fontSize: '14px', lineHeight: '20px' },
      h5: { fontSize: '13px', lineHeight: '18px' },
      h6: { fontSize: '12px', lineHeight: '16px' },
    },
  },
};

const space: MantineThemeOverride = {
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgba(27,26,24,.06)',
    sm: '0 1px 2px rgba(27,26,24,.05), 0 2px 8px rgba(27,26,24,.05)',
    md: '0 2px 6px rgba(27,26,24,.06), 0 10px 28px rgba(27,26,24,.10)',
    lg: '0 4px 10px rgba(27,26,24,.06), 0 20px 48px rgba(27,26,24,.16)',
    xl: '0 8px 16px rgba(27,26,24,.08), 0 32px 72px rgba(27,26,24,.22)',
  },
  breakpoints: { xs: '30em', sm: '40em', md: '62em', lg: '75em', xl: '90em' },
};

/** Mantine theme of one application; `primary` and `secondary` are stored colours (`#rrggbb` or `#rrggbbaa`). */
export function moveTheme(primary: string, secondary: string): MantineThemeOverride {
  return createTheme({
    ...type,
    ...space,
    colors: {
      brand: scale(primary),
      accent: toneScale('accent'),
      info: toneScale('info'),
      success: toneScale('success'),
      warning: toneScale('warning'),
      danger: toneScale('danger'),
      gray: GRAY,
      dark: DARK,
    },
    primaryColor: 'brand',
    primaryShade: { light: 7, dark: 5 },
    autoContrast: true,
    cursorType: 'pointer',
    respectReducedMotion: true,
    variantColorResolver,
    other: { primary, secondary },
    components,
  });
}
