import { type Lang, type Texts, textsIn } from '@fasih/messages/texts';
import { formatCalendarDay, formatInZone } from '@fasih/school/basics/formatters';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { formatRupiahPlain } from '@fasih/school/basics/rupiah';
import type { PayLine } from '@fasih/school/finance/payroll/contract';
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { PaperHead } from '../../platform/pdf/paper-head.tsx';
import { FONTS, GREY, INK, LINE } from '../../platform/pdf/pdf-look.tsx';
import { SumRow, TotalRow, ValueRow } from '../../platform/pdf/pdf-table.tsx';
import { renderTagged } from '../../platform/pdf/tagged-pdf.ts';
import { otherLang, TwoLanguages } from '../../platform/pdf/two-languages.tsx';
import type { PayslipData, RenderPayslip } from './payslip-data.ts';

const s = StyleSheet.create({
  page: {
    padding: 44,
    paddingBottom: 60,
    fontFamily: FONTS,
    fontSize: 9.5,
    color: INK,
    lineHeight: 1.45,
  },
  second: { fontSize: 8.5, color: GREY },
  table: { marginTop: 16 },
  // The longest names of courses and a rate of 10.000.000 take one line each.
  names: {
    flexDirection: 'row',
    fontSize: 9,
    paddingVertical: 5,
    borderBottomWidth: 1,
    borderBottomColor: INK,
    fontWeight: 600,
  },
  cells: {
    flexDirection: 'row',
    fontSize: 9,
    paddingVertical: 4,
    borderBottomWidth: 0.5,
    borderBottomColor: LINE,
  },
  day: { width: 64 },
  meeting: { flex: 1, paddingRight: 3 },
  minutes: { width: 38, textAlign: 'right' },
  rate: { width: 74, textAlign: 'right' },
  amount: { width: 76, textAlign: 'right' },
  sums: { marginTop: 14, marginLeft: 120 },
  words: { marginTop: 12, padding: 8, backgroundColor: '#EEF5F3', borderRadius: 6 },
  foot: { marginTop: 16 },
  // From the top: positioned from the bottom, page numbers vanish under an inherited line height.
  pageFoot: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    position: 'absolute',
    top: 800,
    left: 44,
    right: 44,
    fontSize: 8.5,
    color: GREY,
  },
});

type Words = Texts['payroll']['payslip'];

/** The columns of the meetings: alignment and heading. */
const COLUMNS = [
  ['day', 'day'],
  ['meeting', 'meeting'],
  ['minutes', 'minutes'],
  ['rate', 'perHour'],
  ['amount', 'amount'],
] as const;

/** Renders a payslip: A4, both languages, the reader's first; long ones span several pages. */
export const renderPayslip: RenderPayslip = (data) => renderTagged(<PayslipPages data={data} />);

function PayslipPages({ data }: { data: PayslipData }) {
  const { lang, slip, school } = data;
  const other = otherLang(lang);
  const first = textsIn(lang).payroll.payslip;
  const second = textsIn(other).payroll.payslip;
  const paid = (words: Words, lang: Lang) =>
    data.paidOn === null ? words.notPaid : longDay(data.paidOn, lang);
  return (
    <Document title={`${first.title} ${data.number}, ${slip.name}`} language={lang} author={school.name}>
      <Page size="A4" style={s.page}>
        <PaperHead
          first={first.title}
          second={second.title}
          lang={other}
          school={school}
          number={data.number}
        />
        <View tag="Table">
          <ValueRow lang={other} first={first.teacher} second={second.teacher} value={slip.name} />
          <ValueRow
            lang={other}
            first={first.period}
            second={second.period}
            value={`${longDay(data.from, lang)} – ${longDay(data.to, lang)}`}
          />
          <ValueRow
            lang={other}
            first={first.approved}
            second={second.approved}
            value={instantDay(data.approvedAt, lang)}
          />
          <ValueRow lang={other} first={first.paidOn} second={second.paidOn} value={paid(first, lang)} />
        </View>
        <View tag="Table" style={s.table}>
          <View tag="TR" style={s.names} fixed>
            {COLUMNS.map(([look, name]) => (
              <Text key={name} tag="TH" scope="Column" style={s[look]}>
                {first[name]}
              </Text>
            ))}
          </View>
          {slip.lines.map((line) => (
            <View key={`${line.kind} ${line.meetingId}`} tag="TR" style={s.cells} wrap={false}>
              <Text tag="TD" style={s.day}>
                {shortDay(line.day, lang)}
              </Text>
              <View tag="TD" style={s.meeting}>
                <Text>{first.meetingOf(line)}</Text>
                {notesOf(line, first) !== '' && <Text style={s.second}>{notesOf(line, first)}</Text>}
              </View>
              <Text tag="TD" style={s.minutes}>
                {line.minutes}
              </Text>
              <Text tag="TD" style={s.rate}>
                {formatRupiahPlain(line.perHour)}
              </Text>
              <Text tag="TD" style={s.amount}>
                {formatRupiahPlain(line.amount)}
              </Text>
            </View>
          ))}
        </View>
        <View tag="Table" style={s.sums} wrap={false}>
          <SumRow first={first.earned} second={second.earned} lang={other} rupiah={slip.earned} />
          {slip.corrections !== 0 && (
            <SumRow
              first={first.corrections}
              second={second.corrections}
              lang={other}
              rupiah={slip.corrections}
            />
          )}
          {slip.adjustments.map((one) => (
            <SumRow
              key={one.id}
              first={first.adjustments[one.kind]}
              second={`${second.adjustments[one.kind]}:`}
              lang={other}
              rupiah={one.amount}
            >
              <Text>{one.reason}</Text>
            </SumRow>
          ))}
          <TotalRow first={first.total} second={second.total} lang={other} rupiah={slip.amount} />
        </View>
        <View style={s.words} wrap={false}>
          <TwoLanguages
            first={first.inWords}
            second={second.inWords}
            lang={other}
            between="/"
            look={s.second}
          />
          <Text style={{ fontWeight: 600 }}>{data.amountInWords[lang]}</Text>
          <Text lang={other} style={s.second}>
            {data.amountInWords[other]}
          </Text>
        </View>
        <View style={s.foot} wrap={false}>
          <Text style={s.second}>{first.rounding}</Text>
          <Text lang={other} style={s.second}>
            {second.rounding}
          </Text>
          <Text style={s.second}>{first.electronic}</Text>
          <Text lang={other} style={s.second}>
            {second.electronic}
          </Text>
        </View>
        <View tag="Artifact" style={s.pageFoot} fixed>
          <Text>{`${data.number} · ${slip.name}`}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber}/${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

/** Notes about how a meeting is paid. */
function notesOf(line: PayLine, words: Words): string {
  return [
    line.kind === 'correction' ? words.correction : null,
    line.substitute ? words.substitute : null,
    line.outcome === 'forfeited' ? words.forfeited : null,
    line.lateMinutes > 0 ? words.late({ minutes: line.lateMinutes }) : null,
  ]
    .filter((note) => note !== null)
    .join(', ');
}

const longDay = (day: string, lang: Lang) => formatCalendarDay(day, lang, { dateStyle: 'long' });
const shortDay = (day: string, lang: Lang) => formatCalendarDay(day, lang, { dateStyle: 'medium' });
const instantDay = (instant: Date, lang: Lang) =>
  formatInZone(instant, lang, SCHOOL_ZONE, { dateStyle: 'long' });
