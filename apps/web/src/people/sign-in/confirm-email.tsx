import { homeOf } from '@fasih/school/basics/roles';
import { confirmEmailChange } from '@fasih/school/people/accounts/email-contract';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { useWho } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailedAction } from './mailed-action.tsx';

/** Changes to the new e-mail address, by the one-time token mailed to it. */
export default function ConfirmEmail() {
  const { emailChange, verify } = useTexts('accounts');
  const t = emailChange.confirm;
  const who = useWho();
  return (
    <MailedAction
      title={t.title}
      lead={t.lead}
      submitLabel={t.submit}
      send={(token) => call(confirmEmailChange, { body: { token } })}
      done={() => ({
        heading: t.doneTitle,
        text: t.done,
        next: (
          <ButtonLink to={who === 'unknown' || who === 'none' ? '/login' : homeOf(who)}>
            {verify.goOn}
          </ButtonLink>
        ),
      })}
    />
  );
}
