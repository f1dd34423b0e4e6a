import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine.css';
import * as styles from './field.module.css';

const HEIGHTS: Record<string, string> = { xs: '28px', sm: '34px', md: '40px', lg: '48px' };
const sizeOf = (props: object): unknown => ('size' in props ? props.size : undefined);
const heightOf = (size: unknown) => (typeof size === 'string' ? HEIGHTS[size] : undefined) ?? '34px';
/** The z-index puts Mantine's dropdowns above those of the page. */
const dropdown = { shadow: 'md', transitionProps: { duration: 150 }, zIndex: 450 };

/** Gives Mantine's inputs the sizes and class names of our own inputs; their colours are in mantine.css. */
const theme = createTheme({
  defaultRadius: 'md',
  cursorType: 'pointer',
  components: {
    Input: {
      defaultProps: { size: 'sm' },
      vars: (_theme: unknown, props: object) => ({ wrapper: { '--input-height': heightOf(sizeOf(props)) } }),
      classNames: { wrapper: styles.box, input: styles.input, section: styles.side },
    },
    InputWrapper: {
      classNames: {
        root: styles.field,
        label: styles.label,
        required: styles.required,
        description: styles.hint,
        error: styles.error,
      },
    },
    Popover: { defaultProps: dropdown },
    Combobox: { defaultProps: dropdown },
  },
});

/** Look sets the scheme on the page; nothing here may store or change it. */
const noManager = {
  get: () => 'light' as const,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};
const noRoot = () => undefined;

/** The context for Mantine's inputs: no other part of the interface loads Mantine. */
export function InputTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      colorSchemeManager={noManager}
      getRootElement={noRoot}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
