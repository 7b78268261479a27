import { NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Notice } from './basics.tsx';
import { IconEye, IconEyeOff } from './icons.ts';

/** A line of text with its label, hint and error; the error is tied to the input for screen readers. */
export function TextField(props: ComponentProps<typeof TextInput>) {
  return <TextInput withAsterisk={false} errorProps={{ role: 'alert' }} {...props} />;
}

/** Several lines of text with label, hint and error. */
export function LongTextField(props: ComponentProps<typeof Textarea>) {
  return <Textarea withAsterisk={false} errorProps={{ role: 'alert' }} rows={3} {...props} />;
}

/** A password with a button that shows and hides it. */
export function PasswordField(props: ComponentProps<typeof PasswordInput>) {
  const t = useTexts('accounts');
  const [shown, setShown] = useState(false);
  return (
    <PasswordInput
      visible={shown}
      rightSectionWidth={44}
      onVisibilityChange={setShown}
      withAsterisk={false}
      errorProps={{ role: 'alert' }}
      visibilityToggleIcon={({ reveal }) =>
        reveal ? <IconEyeOff size={20} stroke={1.75} /> : <IconEye size={20} stroke={1.75} />
      }
      // The name says what the button does next; a pressed state on top would say it twice.
      visibilityToggleButtonProps={{
        'aria-label': shown ? t.hidePassword : t.showPassword,
        'aria-pressed': undefined,
        tabIndex: 0,
      }}
      {...props}
    />
  );
}

/** A choice from a short list, the phone's own. */
export function SelectField(props: ComponentProps<typeof NativeSelect>) {
  return <NativeSelect withAsterisk={false} errorProps={{ role: 'alert' }} {...props} />;
}

/** What was wrong with the form as a whole; empty shows nothing. */
export function FormError({ message }: { message: string | null }) {
  return message === null || message === '' ? null : <Notice kind="bad">{message}</Notice>;
}
