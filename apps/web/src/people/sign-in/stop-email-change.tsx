import { stopEmailChange } from '@fasih/school/people/accounts/email-contract';
import { Link } from 'react-router';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { MailedAction } from './mailed-action.tsx';

/** Stops or undoes a change of e-mail address, by the one-time token mailed to the old one. */
export default function StopEmailChange() {
  const { emailChange, forgot } = useTexts('accounts');
  const t = emailChange.stop;
  return (
    <MailedAction
      title={t.title}
      lead={t.lead}
      submitLabel={t.submit}
      isDangerous
      send={(token) => call(stopEmailChange, { body: { token } })}
      done={({ restored }) => ({
        heading: restored ? t.restoredTitle : t.stoppedTitle,
        text: t.done,
        next: <Link to="/forgot-password">{forgot.title}</Link>,
      })}
    />
  );
}
