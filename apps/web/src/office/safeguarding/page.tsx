import { useTexts } from '../../lib/language.tsx';
import { Split } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { ContactCard } from './contact-card.tsx';
import { ReportForm } from './report-form.tsx';

/** Whom to turn to when something is not safe, and the report that the safeguarding officer alone reads. */
export default function Safeguarding() {
  const t = useTexts('safeguarding').page;
  return (
    <Page title={t.title} lead={t.lead}>
      <Split>
        <ReportForm />
        <ContactCard />
      </Split>
    </Page>
  );
}
