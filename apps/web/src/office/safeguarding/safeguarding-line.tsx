import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { IconShieldHeart } from '../../ui/icons.ts';
import { safeguardingContactQuery } from './queries.ts';
import css from './safeguarding.module.css';

/** Below every page of families and teachers: whom to turn to, and where to report. Its link is there without an answer. */
export function SafeguardingLine() {
  const t = useTexts('safeguarding');
  const contact = useQuery(safeguardingContactQuery).data;
  return (
    <footer className={css.line}>
      <IconShieldHeart size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <span>{t.lineLead}</span>
        {contact !== undefined && (
          <span>
            {contact.name}, <a href={`tel:${contact.phone}`}>{contact.phone}</a>
          </span>
        )}
        <Link to="/safeguarding">{t.report}</Link>
      </div>
    </footer>
  );
}
