import { type Lang, type Texts, textsIn } from '@fasih/messages/texts';
import { formatInZone } from '@fasih/school/basics/formatters';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { formatRupiahPlain } from '@fasih/school/basics/rupiah';
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { PaperHead } from '../../platform/pdf/paper-head.tsx';
import { FONTS, GREY, INK, Kawung, TEAL } from '../../platform/pdf/pdf-look.tsx';
import { FactRow, SumRow, TotalRow, ValueRow } from '../../platform/pdf/pdf-table.tsx';
import { renderTagged } from '../../platform/pdf/tagged-pdf.ts';
import { otherLang, TwoLanguages } from '../../platform/pdf/two-languages.tsx';
import type { ReceiptData } from './receipt-data.ts';

const s = StyleSheet.create({
  page: { padding: 44, fontFamily: FONTS, fontSize: 10, color: INK, lineHeight: 1.45 },
  frame: { borderWidth: 1, borderColor: TEAL, borderRadius: 10, padding: 28 },
  second: { fontSize: 9, color: GREY },
  words: { flex: 1, fontWeight: 600, padding: 8, backgroundColor: '#EEF5F3', borderRadius: 6 },
  sums: { marginTop: 18, marginLeft: 190 },
  foot: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 34 },
  stamp: {
    position: 'absolute',
    top: 300,
    left: 110,
    fontSize: 110,
    fontWeight: 800,
    color: '#C0392B',
    opacity: 0.18,
    transform: 'rotate(-24deg)',
  },
  band: { marginBottom: 18 },
});

/** Renders the receipt: one A4 page, embedded fonts, both languages, the reader's first. */
export async function renderReceipt(data: ReceiptData): Promise<Uint8Array> {
  return renderTagged(<Receipt data={data} />);
}

type Words = Texts['receipt'];

function Receipt({ data }: { data: ReceiptData }) {
  const first = textsIn(data.lang).receipt;
  const other = otherLang(data.lang);
  const second = textsIn(other).receipt;
  const purpose = (words: Words) =>
    words.purposeOf({ packageName: data.packageName, meetings: data.meetings, months: data.durationMonths });
  return (
    <Document title={`${first.title} ${data.number}`} language={data.lang} author={data.school.name}>
      <Page size="A4" style={s.page}>
        <View style={s.frame}>
          <View style={s.band}>
            <Kawung across={32} down={1} size={14} colour={TEAL} opacity={0.55} />
          </View>
          <PaperHead
            first={first.title}
            second={second.title}
            lang={other}
            school={data.school}
            number={data.number}
          >
            <Text>{day(data.issuedAt, data.lang)}</Text>
          </PaperHead>
          <View tag="Table">
            <ValueRow
              lang={other}
              first={first.receivedFrom}
              second={second.receivedFrom}
              value={data.payerName}
              more={data.payerEmail}
            />
            <ValueRow
              lang={other}
              first={first.amount}
              second={second.amount}
              value={formatRupiahPlain(data.amount)}
            />
            <FactRow lang={other} first={first.inWords} second={second.inWords}>
              <View tag="TD" style={s.words}>
                <Text>{data.amountInWords[data.lang]}</Text>
                <Text lang={other} style={s.second}>
                  {data.amountInWords[other]}
                </Text>
              </View>
            </FactRow>
            <FactRow lang={other} first={first.purpose} second={second.purpose}>
              <View tag="TD" style={{ flex: 1 }}>
                <Text style={{ fontWeight: 600 }}>{purpose(first)}</Text>
                <Text lang={other} style={s.second}>
                  {purpose(second)}
                </Text>
              </View>
            </FactRow>
            <ValueRow
              lang={other}
              first={first.method}
              second={second.method}
              value={methodName(first, data.method)}
            />
            <ValueRow lang={other} first={first.order} second={second.order} value={data.orderId} />
          </View>
          <View tag="Table" style={s.sums}>
            <SumRow first={first.price} second={second.price} lang={other} rupiah={data.price} />
            {data.discount > 0 && (
              <SumRow
                first={data.voucher ? first.voucher({ code: data.voucher }) : first.discount}
                second={data.voucher ? undefined : second.discount}
                lang={other}
                rupiah={-data.discount}
              />
            )}
            <TotalRow first={first.total} second={second.total} lang={other} rupiah={data.amount} />
            {data.returned > 0 && (
              <SumRow first={first.returned} second={second.returned} lang={other} rupiah={data.returned} />
            )}
          </View>
          <View style={s.foot}>
            <View style={{ maxWidth: 240 }}>
              <Text style={s.second}>{first.electronic}</Text>
              <Text lang={other} style={s.second}>
                {second.electronic}
              </Text>
            </View>
            <View>
              <TwoLanguages first={first.receivedBy} second={second.receivedBy} lang={other} between="/" />
              <Text style={{ fontWeight: 800, marginTop: 4 }}>{data.school.name}</Text>
              <Text>{day(data.paidAt, data.lang)}</Text>
            </View>
          </View>
          {data.voidedAt && (
            <View style={{ marginTop: 16, color: '#C0392B', fontWeight: 600 }}>
              <Text>{first.voidedOn({ date: day(data.voidedAt, data.lang) })}</Text>
              <Text lang={other}>{second.voidedOn({ date: day(data.voidedAt, other) })}</Text>
            </View>
          )}
        </View>
        {data.voidedAt && <Text style={s.stamp}>{first.voided}</Text>}
      </Page>
    </Document>
  );
}

function day(instant: Date, lang: Lang): string {
  return formatInZone(instant, lang, SCHOOL_ZONE, { dateStyle: 'long' });
}

function methodName(words: Words, method: string | null): string {
  const names: Record<string, string> = words.methods;
  return (method && names[method]) || words.methods.other;
}
