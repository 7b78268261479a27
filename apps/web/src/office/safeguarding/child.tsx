import { CHILD } from '@fasih/school/basics/roles';
import { Link, Navigate } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { useWho } from '../../lib/session.ts';
import { ChildFrame } from '../../people/child-devices/child-frame.tsx';
import { SkeletonLines } from '../../ui/basics.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { ContactCard } from './contact-card.tsx';
import { ReportForm } from './report-form.tsx';

/** On a child's own device: whom to turn to, and the report that nobody of the family sees. */
export default function ChildSafeguarding() {
  const { title } = useTexts('safeguarding').page;
  const who = useWho();
  if (who !== 'unknown' && who !== CHILD)
    return <Navigate to={who === 'none' ? '/child' : '/safeguarding'} replace />;
  return <ChildFrame title={title}>{who === CHILD ? <Content /> : <SkeletonLines lines={6} />}</ChildFrame>;
}

function Content() {
  const t = useTexts('safeguarding').page;
  const { back } = useTexts('childDevices').home;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Link to="/child">{back}</Link>
        <h1>{t.title}</h1>
        <Text isMuted>{t.lead}</Text>
      </Stack>
      <ReportForm />
      <ContactCard />
    </Stack>
  );
}
