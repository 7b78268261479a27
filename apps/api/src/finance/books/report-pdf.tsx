import { type Lang, textsIn } from '@fasih/messages/texts';
import { formatCalendarDay, formatInZone, formatTwoDecimals } from '@fasih/school/basics/formatters';
import { SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import { formatRupiahPlain } from '@fasih/school/basics/rupiah';
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { base, GREY, Kawung, LINE, TEAL } from '../../platform/pdf/pdf-look.tsx';
import { renderTagged } from '../../platform/pdf/tagged-pdf.ts';
import { otherLang, TwoLanguages } from '../../platform/pdf/two-languages.tsx';
import { CATEGORY_WIDTH, reportPages } from './report-pages.ts';
import type { PrintedReport, PrintedRow, RenderReport } from './report-pdf-data.ts';

const s = StyleSheet.create({
  page: { ...base.page, fontSize: 8.5 },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 12, marginBottom: 16 },
  school: { fontSize: 12, lineHeight: 1.2, fontWeight: 800, color: TEAL, marginBottom: 3 },
  title: { fontSize: 19, lineHeight: 1.2, fontWeight: 800 },
  cards: { flexDirection: 'row', columnGap: 10, marginBottom: 14 },
  card: { flex: 1, borderWidth: 0.75, borderColor: LINE, borderRadius: 6, padding: 8 },
  // Hundreds of billions of rupiah fit on one line.
  sum: { fontSize: 9.6, lineHeight: 1.3, fontWeight: 800 },
  heading: { fontSize: 12, lineHeight: 1.3, fontWeight: 800, marginTop: 8, marginBottom: 4 },
  titles: {
    flexDirection: 'row',
    columnGap: 8,
    paddingVertical: 5,
    borderBottomWidth: 1,
    borderBottomColor: TEAL,
    fontWeight: 600,
  },
  row: {
    flexDirection: 'row',
    columnGap: 8,
    paddingVertical: 4,
    borderBottomWidth: 0.5,
    borderBottomColor: LINE,
  },
  total: {
    flexDirection: 'row',
    columnGap: 8,
    paddingVertical: 5,
    borderTopWidth: 1,
    borderTopColor: TEAL,
    fontWeight: 600,
  },
  // As wide as the amounts of hundreds of billions above it.
  sumOfRows: { width: 120, textAlign: 'right' },
  number: { width: 90, textAlign: 'right' },
  day: { width: 54 },
  category: { width: CATEGORY_WIDTH },
  share: { width: 52, textAlign: 'right' },
  wide: { flex: 1 },
  small: { fontSize: 8, lineHeight: 1.4, color: GREY },
});

/** The texts of the reader's language and those of the other one. */
type Words = { first: ReportTexts; second: ReportTexts; lang: Lang };
type ReportTexts = ReturnType<typeof textsOf>;

const textsOf = (lang: Lang) => ({ ...textsIn(lang).finance, file: textsIn(lang).reportFile });

/** A report on A4 in the reader's language, with title and headings in the other one beside it. */
export const renderReport: RenderReport = (report) => renderTagged(<Report report={report} />);

/** Pages are split here, because layout time grows with the square of a page's rows. */
function Report({ report }: { report: PrintedReport }) {
  const { lang, schoolName } = report;
  const words: Words = {
    first: textsOf(lang),
    second: textsOf(otherLang(lang)),
    lang,
  };
  const title = titleOf(words.first, report);
  const pages = reportPages(report.rows, (row) => [
    categoryOf(words.first, row),
    descriptionOf(words.first, row),
  ]);
  return (
    <Document title={`${title} ${report.from} – ${report.to}`} language={lang} author={schoolName}>
      {pages.map((rows, index) => (
        <Page key={rows[0]?.id ?? 'only'} size="A4" style={s.page}>
          {index === 0 && <Head report={report} words={words} />}
          {report.type === 'summary' ? (
            <Categories report={report} words={words} />
          ) : (
            <Rows rows={rows} words={words} total={index === pages.length - 1 ? totalOf(report) : null} />
          )}
          <View tag="Artifact" style={base.foot} fixed>
            <Text>{`${schoolName} · ${title}`}</Text>
            <Text
              render={({ pageNumber, totalPages }) =>
                words.first.file.page({ page: pageNumber, pages: totalPages })
              }
            />
          </View>
        </Page>
      ))}
    </Document>
  );
}

const titleOf = (t: ReportTexts, { type }: PrintedReport) => `${t.file.title}: ${t.reports.types[type]}`;

function Head({ report, words }: { report: PrintedReport; words: Words }) {
  const { first, second, lang } = words;
  return (
    <View>
      <Kawung across={18} down={1} size={27.7} colour={TEAL} opacity={0.35} />
      <View style={s.head}>
        <View>
          <Text style={s.school}>{report.schoolName}</Text>
          <Text tag="H1" style={s.title}>
            {titleOf(first, report)}
          </Text>
          <Text lang={otherLang(lang)} style={base.secondary}>
            {titleOf(second, report)}
          </Text>
        </View>
        <View style={{ alignItems: 'flex-end' }}>
          <Text style={base.bold}>{`${dayOf(report.from, lang)} – ${dayOf(report.to, lang)}`}</Text>
          <Text style={base.secondary}>{first.basis[report.basis]}</Text>
          <Text style={base.secondary}>{first.file.made({ when: instantOf(report.madeAt, lang) })}</Text>
        </View>
      </View>
      <Result report={report} words={words} />
    </View>
  );
}

function Result({ report, words: { first, second, lang } }: { report: PrintedReport; words: Words }) {
  const margin = report.margin === null ? '–' : `${formatTwoDecimals(report.margin, lang)}%`;
  const cards: [string, string, string][] = [
    [first.types.revenue, second.types.revenue, formatRupiahPlain(report.revenue)],
    [first.types.expense, second.types.expense, formatRupiahPlain(report.expenses)],
    [first.file.net, second.file.net, formatRupiahPlain(report.net)],
    [first.file.margin, second.file.margin, margin],
  ];
  return (
    <View tag="L" style={s.cards}>
      {cards.map(([label, second, value]) => (
        <View key={label} tag="LI" style={s.card}>
          <View tag="LBody">
            <Text>{label}</Text>
            <Text lang={otherLang(lang)} style={s.small}>
              {second}
            </Text>
            <Text style={s.sum}>{value}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

function Categories({ report, words: { first, second, lang } }: { report: PrintedReport; words: Words }) {
  const columns = [first.file.columns, second.file.columns] as const;
  return (
    <View tag="Table">
      <View tag="TR" style={s.titles} fixed>
        <Title lang={otherLang(lang)} first={columns[0].type} second={columns[1].type} style={s.day} />
        <Title
          lang={otherLang(lang)}
          first={columns[0].category}
          second={columns[1].category}
          style={s.wide}
        />
        <Title lang={otherLang(lang)} first={columns[0].amount} second={columns[1].amount} style={s.number} />
        <Title lang={otherLang(lang)} first={columns[0].share} second={columns[1].share} style={s.share} />
      </View>
      {report.categories.map(({ type, category, amount, share }) => (
        <View key={`${type} ${category}`} tag="TR" style={s.row} wrap={false}>
          <Text tag="TD" style={s.day}>
            {first.types[type]}
          </Text>
          <Text tag="TD" style={s.wide}>
            {(first.categories as Record<string, string>)[category] ?? category}
          </Text>
          <Text tag="TD" style={s.number}>
            {formatRupiahPlain(amount)}
          </Text>
          <Text tag="TD" style={s.share}>
            {share === null ? '–' : formatTwoDecimals(share, lang)}
          </Text>
        </View>
      ))}
      {report.categories.length === 0 && <None text={first.file.none} />}
    </View>
  );
}

const totalOf = ({ type, revenue, expenses }: PrintedReport) => (type === 'revenue' ? revenue : expenses);

const categoryOf = ({ categories }: ReportTexts, { category }: PrintedRow) =>
  (categories as Record<string, string>)[category] ?? category;

const descriptionOf = ({ kinds }: ReportTexts, { kind, description, payer }: PrintedRow) =>
  [(kinds as Record<string, string>)[kind], description, payer].filter(Boolean).join(' · ');

/** A page of rows; under those of the last page stands their sum. */
function Rows(props: { rows: PrintedRow[]; words: Words; total: number | null }) {
  const { rows, total } = props;
  const { first, second, lang } = props.words;
  const columns = [first.file.columns, second.file.columns] as const;
  return (
    <View tag="Table">
      <View tag="TR" style={s.titles} fixed>
        <Title lang={otherLang(lang)} first={columns[0].date} second={columns[1].date} style={s.day} />
        <Title
          lang={otherLang(lang)}
          first={columns[0].category}
          second={columns[1].category}
          style={s.category}
        />
        <Title
          lang={otherLang(lang)}
          first={columns[0].description}
          second={columns[1].description}
          style={s.wide}
        />
        <Title lang={otherLang(lang)} first={columns[0].amount} second={columns[1].amount} style={s.number} />
      </View>
      {rows.map((row) => (
        <View key={row.id} tag="TR" style={s.row} wrap={false}>
          <Text tag="TD" style={s.day}>
            {dayOf(row.date, lang)}
          </Text>
          <Text tag="TD" style={s.category}>
            {categoryOf(first, row)}
          </Text>
          <Text tag="TD" style={s.wide}>
            {descriptionOf(first, row)}
          </Text>
          <Text tag="TD" style={s.number}>
            {formatRupiahPlain(row.amount)}
          </Text>
        </View>
      ))}
      {rows.length === 0 && <None text={first.file.none} />}
      {rows.length > 0 && total !== null && (
        <View tag="TR" style={s.total} wrap={false}>
          <View tag="TH" scope="Row" style={s.wide}>
            <TwoLanguages
              first={columns[0].total}
              second={columns[1].total}
              lang={otherLang(lang)}
              between="/"
            />
          </View>
          <Text tag="TD" style={s.sumOfRows}>
            {formatRupiahPlain(total)}
          </Text>
        </View>
      )}
    </View>
  );
}

/** The only row of an empty table. */
function None({ text }: { text: string }) {
  return (
    <View tag="TR" style={s.row}>
      <Text tag="TD">{text}</Text>
    </View>
  );
}

function Title(props: {
  first: string;
  second: string;
  lang: Lang;
  style: { width?: number; flex?: number };
}) {
  return (
    <View tag="TH" scope="Column" style={props.style}>
      <Text>{props.first}</Text>
      <Text lang={props.lang} style={s.small}>
        {props.second}
      </Text>
    </View>
  );
}

const dayOf = (day: string, lang: Lang) =>
  formatCalendarDay(day, lang, { day: 'numeric', month: 'short', year: 'numeric' });

const instantOf = (at: Date, lang: Lang) =>
  `${formatInZone(at, lang, SCHOOL_ZONE, { dateStyle: 'medium', timeStyle: 'short' })} ${zoneName(SCHOOL_ZONE)}`;
