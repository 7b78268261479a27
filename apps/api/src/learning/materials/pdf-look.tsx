import { createRequire } from 'node:module';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { Ellipse, Font, G, StyleSheet, Svg } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);
const face = (weight: number, style: 'normal' | 'italic' = 'normal') =>
  require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-${style}.woff`);

Font.register({
  family: 'Jakarta',
  fonts: [
    ...[400, 600, 800].map((fontWeight) => ({ src: face(fontWeight), fontWeight })),
    { src: face(400, 'italic'), fontWeight: 400, fontStyle: 'italic' as const },
  ],
});
Font.registerHyphenationCallback((word) => [word]);

export const INK = '#12263A';
export const GREY = '#55626E';
export const LINE = '#C4CDD3';
export const TEAL = '#0B6A66';

/** `deep` reads on paper and on `tint` (at least 4.5:1), `on` on `badge`; `fill` is for shapes without text. */
export type Tone = { fill: string; badge: string; on: string; deep: string; tint: string };

/** The colours of the age groups, which they keep everywhere; every one also reads when it is printed in grey. */
export const TONES: Record<AgeGroup, Tone> = {
  kids: { fill: '#FFB627', badge: '#FFB627', on: INK, deep: '#7A5200', tint: '#FFF5DF' },
  teen: { fill: '#E4572E', badge: '#C2431F', on: '#FFFFFF', deep: '#A8381A', tint: '#FDEEE8' },
  adult: { fill: '#3B4CB8', badge: '#3B4CB8', on: '#FFFFFF', deep: '#34439F', tint: '#EEF0FA' },
};

/** Styles that every document shares. Sizes in points; large text says its own line height. */
export const base = StyleSheet.create({
  page: {
    paddingTop: 46,
    paddingBottom: 58,
    paddingHorizontal: 48,
    fontFamily: 'Jakarta',
    fontSize: 10.5,
    lineHeight: 1.5,
    color: INK,
  },
  second: { color: GREY, fontSize: 9 },
  bold: { fontWeight: 600 },
});

/** The school's motif as a field of four-petal flowers: `across` × `down` of them, each `size` points wide. */
export function Kawung(props: {
  across: number;
  down: number;
  size: number;
  colour: string;
  opacity: number;
}) {
  const { across, down, size, colour, opacity } = props;
  const unit = size / 80;
  const tiles = Array.from({ length: across * down }, (_, n) => ({
    x: (n % across) * size,
    y: Math.floor(n / across) * size,
  }));
  return (
    <Svg width={across * size} height={down * size}>
      {tiles.map(({ x, y }) => (
        <G key={`${x} ${y}`} fill={colour} opacity={opacity}>
          {PETALS.map(([cx, cy, turn]) => (
            <Ellipse
              key={`${cx} ${cy}`}
              cx={x + cx * unit}
              cy={y + cy * unit}
              rx={21 * unit}
              ry={10 * unit}
              transform={`rotate(${turn} ${x + cx * unit} ${y + cy * unit})`}
            />
          ))}
        </G>
      ))}
    </Svg>
  );
}

const PETALS = [
  [20, 20, 45],
  [60, 20, -45],
  [20, 60, -45],
  [60, 60, 45],
] as const;
