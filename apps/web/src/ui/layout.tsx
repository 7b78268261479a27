import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import css from './parts/layout.module.css';

/** Steps of the spacing scale (`--s1` to `--s8` of `theme/tokens.css`). */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8;

type Common<Tag extends ElementType> = {
  /** The element; a list of its own (`ul`, `ol`, `dl`) is shown without bullets and indent. */
  as?: Tag;
  gap?: Space;
  className?: string | undefined;
  children?: ReactNode;
};

type Rest<Tag extends ElementType, Own> = Own & Omit<ComponentPropsWithRef<Tag>, keyof Own>;

const named = (name: string | undefined, more: string | undefined) => (more ? `${name} ${more}` : name);

type StackProps<Tag extends ElementType> = Common<Tag> & {
  /** With a line between them. */
  isLined?: boolean;
  /** `start`: each as wide as it is, not as wide as all. */
  align?: 'start' | undefined;
};

/** Things below each other. */
export function Stack<const Tag extends ElementType = 'div'>({
  as,
  gap = 4,
  isLined = false,
  align,
  className,
  ...rest
}: Rest<Tag, StackProps<Tag>>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={named(css.stack, className)}
      data-gap={gap}
      data-align={align}
      data-lined={isLined ? '' : undefined}
    />
  );
}

type RowProps<Tag extends ElementType> = Common<Tag> & {
  /** How its children are aligned vertically. */
  align?: 'center' | 'start' | 'end' | 'baseline';
  /** They stay beside each other; what is too long for that breaks within itself. */
  isOneLine?: boolean;
  /** Where they are when there is room: `between` puts the last at the end. */
  justify?: 'start' | 'end' | 'center' | 'between';
};

/** Children beside each other, in a new line where there is no room; the gap between lines is one step smaller. */
export function Row<const Tag extends ElementType = 'div'>({
  as,
  gap = 3,
  align = 'center',
  justify = 'start',
  isOneLine = false,
  className,
  ...rest
}: Rest<Tag, RowProps<Tag>>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={named(css.row, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-one-line={isOneLine ? '' : undefined}
    />
  );
}

type ColumnsProps<Tag extends ElementType> = Common<Tag> & {
  /** The least width of a column: `small` 9rem (figures), `quarter` 15rem, `medium` 18rem (cards), `large` 24rem (halves of a page). */
  least?: 'small' | 'quarter' | 'medium' | 'large';
  /** Few of them share the whole width, as the fields of a form do. */
  isStretched?: boolean;
  /** `start`: each as high as it is, not as high as its neighbours. */
  align?: 'start' | undefined;
};

/** As many columns of one width as fit. */
export function Columns<const Tag extends ElementType = 'div'>({
  as,
  gap = 4,
  least = 'medium',
  isStretched = false,
  align,
  className,
  ...rest
}: Rest<Tag, ColumnsProps<Tag>>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={named(css.columns, className)}
      data-gap={gap}
      data-least={least}
      data-align={align}
      data-stretched={isStretched ? '' : undefined}
    />
  );
}

type SplitProps = Common<'div'> & {
  /** The second part is beside the first and the third. */
  isSpanned?: boolean;
};

/** What counts, and where there is room beside it what belongs to it. */
export function Split({ gap = 5, isSpanned = false, className, ...rest }: Rest<'div', SplitProps>) {
  return (
    <div
      {...rest}
      className={named(css.split, className)}
      data-gap={gap}
      data-spanned={isSpanned ? '' : undefined}
    />
  );
}

type TextProps<Tag extends ElementType> = {
  as?: Tag;
  /** What explains, beside what counts. */
  isMuted?: boolean;
  /** `figure` is a number that counts. */
  size?: 'small' | 'normal' | 'large' | 'figure';
  className?: string | undefined;
  children?: ReactNode;
};

/** Words whose weight differs from the text around them; a paragraph unless another element is named. */
export function Text<const Tag extends ElementType = 'p'>({
  as,
  isMuted = false,
  size = 'normal',
  className,
  ...rest
}: Rest<Tag, TextProps<Tag>>) {
  const Element: ElementType = as ?? 'p';
  return (
    <Element
      {...rest}
      className={named(css.text, className)}
      data-muted={isMuted ? '' : undefined}
      data-size={size === 'normal' ? undefined : size}
    />
  );
}

/** Words within a line that explain those beside them. */
export function Muted({ size = 'normal', children }: Pick<TextProps<'span'>, 'size' | 'children'>) {
  return (
    <Text as="span" isMuted size={size}>
      {children}
    </Text>
  );
}
