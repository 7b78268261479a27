import { type ChangeEvent, type ChangeEventHandler, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * On a slow line people type into a served form before its script has come. What stands in the field at that moment is
 * handed to the form as if it had just been typed, or the first update would wipe it out.
 */
export function useTypedEarly(
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const report = useRef(onChange);
  useLayoutEffect(() => {
    const { current } = input;
    if (current === null || current.value === '' || current.value === current.defaultValue) return;
    report.current?.({ currentTarget: current, target: current } as ChangeEvent<HTMLInputElement>);
  }, []);
  return input;
}
