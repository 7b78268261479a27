import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import css from './parts/button.module.css';

type Look = {
  look?: 'teal' | 'mango' | 'coral' | 'indigo' | 'red' | 'quiet' | 'plain' | 'icon';
  size?: 'small' | 'normal' | 'big';
  wide?: boolean;
};

/** The classes of a button, for what the browser needs as another element: the label of a file. */
export function buttonClass({ look = 'teal', size = 'normal', wide = false }: Look, more = ''): string {
  return [css.button, css[look], css[size], wide ? css.wide : '', more].filter(Boolean).join(' ');
}

/**
 * A button of the product; `look` says how much it asks for attention, `quiet` and `plain` the least, and `icon` is
 * a picture alone. While `isPending` it
 * keeps its colour and takes no press.
 */
export function Button({
  look,
  size,
  wide,
  className,
  type = 'button',
  isPending = false,
  disabled = false,
  ...rest
}: ComponentProps<'button'> & Look & { isPending?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      className={buttonClass({ look, size, wide }, className)}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClass({ look, size, wide }, className)} />;
}

/** The same to another place than this app: chat, mail, a file. */
export function ButtonAnchor({ look, size, wide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={buttonClass({ look, size, wide }, className)} />;
}
