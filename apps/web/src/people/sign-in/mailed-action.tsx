import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAfterHydration } from '../../lib/after-hydration.ts';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { FormPage } from './form-page.tsx';

type Props<Result> = {
  title: string;
  /** What pressing the button does. */
  lead: string;
  submitLabel: string;
  isDangerous?: boolean;
  /** Redeems the value of the link; it works once. */
  send: (token: string) => Promise<Result>;
  /** What was done, and where it goes on. */
  done: (result: Result) => { heading: string; text: string; next: ReactNode };
};

/** The page behind a mailed link that changes something: only its button does, so that programs that open links change nothing. */
export function MailedAction<Result>({
  title,
  lead,
  submitLabel,
  isDangerous = false,
  send,
  done,
}: Props<Result>) {
  const t = useTexts('accounts').verify;
  const hydrated = useAfterHydration();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const action = useAction(() => send(token));
  const result = action.result;
  if (result !== undefined) {
    const { heading, text, next } = done(result);
    return (
      <FormPage title={title} heading={heading} lead={text} isNews>
        {next}
      </FormPage>
    );
  }
  const missing = hydrated && token === '';
  return (
    <FormPage title={title} lead={lead}>
      {missing && <Notice kind="attention">{t.missing}</Notice>}
      {action.problem !== null && <Notice kind="bad">{action.problem}</Notice>}
      {!missing && (
        <Stack>
          <Button
            size="big"
            wide
            look={isDangerous ? 'red' : 'teal'}
            isPending={action.isPending}
            onClick={() => void action.run(undefined)}
          >
            {submitLabel}
          </Button>
        </Stack>
      )}
    </FormPage>
  );
}
