import { createTheme, type MantineColorsTuple } from '@mantine/core';

/**
 * Mantine in our tokens: the values live in `mantine-tokens.css`, so the two worlds cannot look different. A colour's ten
 * shades are named for Mantine's types only; what is shown comes from the variables.
 */
const SHADES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const own = (name: string) => SHADES.map(() => `var(--${name})`) as unknown as MantineColorsTuple;

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: 6,
  colors: { teal: own('teal'), red: own('red'), indigo: own('indigo') },
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '750' },
  defaultRadius: 'md',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
