import { createRequire } from 'node:module';
import { Ellipse, Font, G, StyleSheet, Svg } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);
/** The files of the font by letters, those of most texts first. */
const LETTERS = ['latin', 'latin-ext', 'vietnamese'] as const;
/** Plus Jakarta Sans; a letter that the first file lacks, as in `Łukasz`, comes from the next. Only used ones are embedded. */
export const FONTS: string[] = LETTERS.map((letters) => `Jakarta ${letters}`);

const STYLES = [
  { fontWeight: 400, fontStyle: 'normal' },
  { fontWeight: 600, fontStyle: 'normal' },
  { fontWeight: 800, fontStyle: 'normal' },
  { fontWeight: 400, fontStyle: 'italic' },
] as const;
/** What accented letters are made of. */
const BASE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

for (const letters of LETTERS) {
  const fontFamily = `Jakarta ${letters}`;
  const file = (weight: number, style: string) =>
    require.resolve(
      `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${letters}-${weight}-${style}.woff`,
    );
  Font.register({
    family: fontFamily,
    fonts: STYLES.map((style) => ({ src: file(style.fontWeight, style.fontStyle), ...style })),
  });
  // A font keeps the text of a letter from its first use: an `O` first used as a part of `Õ` would have none, and no
  // search or screen reader would find it in any later PDF.
  for (const style of STYLES) {
    await Font.load({ fontFamily, ...style });
    Font.getFont({ fontFamily, ...style }).data?.layout(BASE_LETTERS);
  }
}
/** Words are never hyphenated. Long ones, such as addresses, may be cut, so that they stay in their column. */
Font.registerHyphenationCallback((word) => {
  if (word.length <= 24) return [word];
  const parts = word.match(/[^@./_-]{1,20}[@./_-]*|[@./_-]+/gu) ?? [word];
  // An empty part is a place for a line's end without a hyphen.
  return parts.flatMap((part, n) => (n === 0 ? [part] : ['', part]));
});

export const INK = '#12263A';
export const GREY = '#55626E';
export const LINE = '#C4CDD3';
export const TEAL = '#0B6A66';

/** Styles shared by all documents, sizes in points. Large text needs its own `lineHeight`. */
export const base = StyleSheet.create({
  page: {
    paddingTop: 46,
    paddingBottom: 58,
    paddingHorizontal: 48,
    fontFamily: FONTS,
    fontSize: 10.5,
    lineHeight: 1.5,
    color: INK,
  },
  secondary: { color: GREY, fontSize: 9 },
  bold: { fontWeight: 600 },
  foot: {
    position: 'absolute',
    // From the top: positioned from the bottom, page numbers vanish under an inherited line height.
    top: 794,
    left: 48,
    right: 48,
    paddingTop: 7,
    borderTopWidth: 0.75,
    borderTopColor: LINE,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8.5,
    color: GREY,
  },
});

/** The kawung batik pattern, the school's motif: `across` × `down` four-petal flowers, each `size` points wide. */
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
          {PETALS.map(([cx, cy, degrees]) => (
            <Ellipse
              key={`${cx} ${cy}`}
              cx={x + cx * unit}
              cy={y + cy * unit}
              rx={21 * unit}
              ry={10 * unit}
              transform={`rotate(${degrees} ${x + cx * unit} ${y + cy * unit})`}
            />
          ))}
        </G>
      ))}
    </Svg>
  );
}

/** Centre and rotation in degrees of each petal, in a tile of 80 × 80. */
const PETALS = [
  [20, 20, 45],
  [60, 20, -45],
  [20, 60, -45],
  [60, 60, 45],
] as const;
