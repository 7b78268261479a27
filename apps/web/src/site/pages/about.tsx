import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Badge } from '../../ui/basics.tsx';
import css from './plain.module.css';

export default function About() {
  const t = useTexts('info').about;
  return (
    <div className={css.page}>
      <PageHead title={t.title} description={t.lead} />
      <header className={css.head}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      <section className={css.part}>
        <h2>{t.visionTitle}</h2>
        <p>{t.vision}</p>
      </section>
      <section className={css.part}>
        <h2>{t.missionTitle}</h2>
        <ol>
          {t.mission.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
      <section className={css.part}>
        <h2>{t.valuesTitle}</h2>
        <div className={css.values}>
          {t.values.map((value) => (
            <Badge key={value}>{value}</Badge>
          ))}
        </div>
      </section>
    </div>
  );
}
