/**
 * The palette of the product and the shades derived from it, once. `tokens.css` carries the results as variables; the
 * test beside this file proves that both agree and that every pair is readable (WCAG 2.2 AA).
 */
export const INK = '#12263A';
export const PAPER = { light: '#FFFCF6', dark: '#0E1720' } as const;
export const CARD = { light: '#FFFFFF', dark: '#152330' } as const;
export const TEXT = { light: INK, dark: '#EAF1F4' } as const;
export const MUTED = { light: '#52636F', dark: '#A3B5C1' } as const;

/** Fills: colours of shapes and buttons. As text on paper most of them fail, hence the shades below. */
export const FILLS = {
  teal: '#0B7A75',
  mango: '#FFB627',
  coral: '#E4572E',
  indigo: '#3B4CB8',
  leaf: '#2E8B57',
  amber: '#B7791F',
  red: '#C0392B',
} as const;
export type Hue = keyof typeof FILLS;
export const HUES = Object.keys(FILLS) as Hue[];

/** WCAG AA for text. */
export const READABLE = 4.5;
/** How much of a hue a soft background holds, the rest being card. */
export const TINT = { light: 0.12, dark: 0.2 } as const;

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function hex(channels: Rgb): string {
  return `#${channels.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** `share` of `a`, the rest `b`, channel by channel, as `color-mix(in srgb, …)` does it. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [rgb(a), rgb(b)];
  return hex([0, 1, 2].map((i) => (x[i] ?? 0) * share + (y[i] ?? 0) * (1 - share)) as Rgb);
}

function luminance(colour: string): number {
  const [r, g, b] = rgb(colour).map((c) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The soft background of a hue. */
export function tint(hue: Hue, scheme: 'light' | 'dark'): string {
  return mix(FILLS[hue], CARD[scheme], TINT[scheme]);
}

/** The nearest shade of a hue that is readable on paper, card and on its own tint. */
export function textShade(hue: Hue, scheme: 'light' | 'dark'): string {
  const grounds = [PAPER[scheme], CARD[scheme], tint(hue, scheme)];
  const end = scheme === 'light' ? '#000000' : '#FFFFFF';
  for (let step = 0; step <= 100; step += 1) {
    const shade = mix(end, FILLS[hue], step / 100);
    if (grounds.every((ground) => contrast(shade, ground) >= READABLE + 0.1)) return shade;
  }
  return end;
}

/** Fills that may carry white; everything else carries ink. */
const CARRIES_WHITE: readonly Hue[] = ['teal', 'indigo', 'red'];

/** What is written on a fill: white on the dark ones, else ink, deepened where plain ink is not readable enough. */
export function onFill(hue: Hue): string {
  if (CARRIES_WHITE.includes(hue)) return '#FFFFFF';
  for (let step = 0; step <= 100; step += 1) {
    const shade = mix('#000000', INK, step / 100);
    if (contrast(shade, FILLS[hue]) >= READABLE + 0.05) return shade;
  }
  return '#000000';
}

/** Coral dark enough to carry white text. */
export function darkenedCoral(): string {
  for (let step = 0; step <= 100; step += 1) {
    const shade = mix('#000000', FILLS.coral, step / 100);
    if (contrast('#FFFFFF', shade) >= READABLE + 0.1) return shade;
  }
  return '#000000';
}
