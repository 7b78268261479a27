import { type ComponentProps, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
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
 * a picture alone. While `isPending` it keeps its colour and takes no press; afterwards it has the focus again, unless
 * something else has it.
 */
export function Button({
  look,
  size,
  wide,
  className,
  type = 'button',
  isPending = false,
  disabled = false,
  ref,
  ...rest
}: ComponentProps<'button'> & Look & { isPending?: boolean }) {
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLButtonElement, []);
  useFocusKept(own, isPending);
  return (
    <button
      {...rest}
      ref={own}
      type={type}
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      className={buttonClass({ look, size, wide }, className)}
    />
  );
}

/** Gives a pressed button the focus back that browsers take from a disabled element. */
function useFocusKept(button: RefObject<HTMLButtonElement | null>, isPending: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isPending) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [button, isPending]);
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClass({ look, size, wide }, className)} />;
}

/** The same to another place than this app: chat, mail, a file. */
export function ButtonAnchor({ look, size, wide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={buttonClass({ look, size, wide }, className)} />;
}
