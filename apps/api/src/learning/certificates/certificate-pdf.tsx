import { type Lang, textsIn } from '@fasih/messages/texts';
import { formatInZone } from '@fasih/school/basics/formatters';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { readableCode } from '@fasih/school/learning/reports/rules';
import { Document, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { FONTS, GREY, INK, Kawung, TEAL } from '../../platform/pdf/pdf-look.tsx';
import { renderTagged } from '../../platform/pdf/tagged-pdf.ts';
import { otherLang, TwoLanguages } from '../../platform/pdf/two-languages.tsx';
import type { CertificateData, RenderCertificate } from './certificate-data.ts';

/** A4 landscape in points, and the width of the woven border. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const BORDER = 26;
const EDGE = 20;
const ACROSS = Math.floor((WIDTH - 2 * EDGE) / BORDER);
const DOWN = Math.floor((HEIGHT - 2 * EDGE) / BORDER) - 2;
const LEFT = (WIDTH - ACROSS * BORDER) / 2;
const TOP = (HEIGHT - (DOWN + 2) * BORDER) / 2;

const s = StyleSheet.create({
  page: { fontFamily: FONTS, fontSize: 11, lineHeight: 1.4, color: INK },
  ground: { position: 'absolute', width: WIDTH, height: HEIGHT, backgroundColor: '#FFFCF6' },
  strip: { position: 'absolute' },
  inner: {
    position: 'absolute',
    top: TOP + BORDER + 7,
    left: LEFT + BORDER + 7,
    width: (ACROSS - 2) * BORDER - 14,
    height: DOWN * BORDER - 14,
    borderWidth: 1,
    borderColor: TEAL,
    paddingVertical: 26,
    paddingHorizontal: 40,
    alignItems: 'center',
  },
  school: { fontSize: 17, lineHeight: 1.2, fontWeight: 800, color: TEAL },
  title: { fontSize: 36, lineHeight: 1.15, fontWeight: 800, marginTop: 12, letterSpacing: 1 },
  second: { fontSize: 10, color: GREY },
  name: { lineHeight: 1.2, fontWeight: 800, marginTop: 4, textAlign: 'center' },
  under: {
    minWidth: 330,
    alignItems: 'center',
    borderBottomWidth: 1,
    borderBottomColor: TEAL,
    paddingBottom: 4,
    marginBottom: 10,
  },
  course: { fontSize: 19, lineHeight: 1.2, fontWeight: 800, color: TEAL, marginTop: 5, textAlign: 'center' },
  facts: { fontSize: 11, marginTop: 6, textAlign: 'center' },
  foot: {
    position: 'absolute',
    bottom: 20,
    left: 34,
    right: 34,
    flexDirection: 'row',
    alignItems: 'flex-end',
    columnGap: 20,
  },
  sign: { width: 172 },
  line: { borderTopWidth: 0.75, borderTopColor: INK, paddingTop: 4 },
  proof: { flexDirection: 'row', alignItems: 'flex-end', flex: 1, justifyContent: 'flex-end' },
  proofText: { flex: 1, marginRight: 8, textAlign: 'right' },
  qr: { width: 88, height: 88, flexShrink: 0 },
  stamp: {
    position: 'absolute',
    top: 190,
    left: 150,
    width: 540,
    textAlign: 'center',
    fontSize: 96,
    lineHeight: 1,
    fontWeight: 800,
    color: '#C0392B',
    opacity: 0.25,
    transform: 'rotate(-18deg)',
  },
});

/** Makes a certificate: one A4 page across, woven border, both languages, readable in black and white. */
export const renderCertificate: RenderCertificate = (data) => renderTagged(<Certificate data={data} />);

function Certificate({ data }: { data: CertificateData }) {
  const { certificate, schoolName, lang } = data;
  const other = otherLang(lang);
  const first = textsIn(lang).reports.pdf;
  const second = textsIn(other).reports.pdf;
  const { attended, bought, level, score } = certificate;
  const facts = (words: typeof first) =>
    [
      level === null ? null : words.level({ level }),
      words.attended({ attended, bought }),
      score === null ? null : words.score({ score }),
    ]
      .filter(Boolean)
      .join('  ·  ');
  return (
    <Document
      title={`${first.title}: ${certificate.learnerName}, ${certificate.courseName}`}
      author={schoolName}
      language={lang}
    >
      <Page size="A4" orientation="landscape" style={s.page}>
        <View style={s.ground} />
        <Border />
        <View style={s.inner}>
          <Text style={s.school}>{schoolName}</Text>
          <Text tag="H1" style={s.title}>
            {first.title.toUpperCase()}
          </Text>
          <Text lang={other} style={s.second}>
            {second.title}
          </Text>
          <Text style={{ marginTop: 14 }}>{first.awarded}</Text>
          <Text lang={other} style={s.second}>
            {second.awarded}
          </Text>
          <View style={s.under}>
            <Text style={[s.name, { fontSize: sizeOf(certificate.learnerName) }]}>
              {certificate.learnerName}
            </Text>
          </View>
          <Text>{first.finished}</Text>
          <Text lang={other} style={s.second}>
            {second.finished}
          </Text>
          <Text style={s.course}>{certificate.courseName}</Text>
          <Text style={s.facts}>{facts(first)}</Text>
          <Text lang={other} style={s.second}>
            {facts(second)}
          </Text>
          <View style={s.foot}>
            <Sign
              value={day(certificate.issuedAt, lang)}
              first={first.issued}
              second={second.issued}
              lang={other}
            />
            <Sign
              value={certificate.teacherName ?? ''}
              first={first.teacher}
              second={second.teacher}
              lang={other}
            />
            <Proof data={data} words={first} />
          </View>
        </View>
        {certificate.revokedAt && <Text style={s.stamp}>{first.revoked}</Text>}
      </Page>
    </Document>
  );
}

/** Long names stay on one line, or at most on two small ones. */
const sizeOf = (name: string) => (name.length <= 28 ? 30 : name.length <= 44 ? 23 : 18);

function Sign({ value, ...label }: { value: string; first: string; second: string; lang: Lang }) {
  return (
    <View style={s.sign}>
      <Text style={{ fontWeight: 600, marginBottom: 4 }}>{value}</Text>
      <View style={s.line}>
        <TwoLanguages {...label} between="/" look={s.second} />
      </View>
    </View>
  );
}

function Proof({ data, words }: { data: CertificateData; words: { verify: string; code: string } }) {
  const { qr, verifyUrl, certificate } = data;
  // Without its scheme, and cut only before the code, so that somebody can type it.
  const [place = ''] = verifyUrl.replace(/^https?:\/\//, '').split(certificate.code);
  return (
    <View style={s.proof}>
      <View style={s.proofText}>
        <Text style={{ fontSize: 8, color: GREY }}>{words.verify}</Text>
        <Text style={{ fontSize: 8 }}>{place}</Text>
        <Text style={{ fontSize: 8 }}>{certificate.code}</Text>
        <Text style={{ fontSize: 8, color: GREY, marginTop: 4 }}>{words.code}</Text>
        <Text style={{ fontSize: 11, lineHeight: 1.2, fontWeight: 800 }}>
          {readableCode(certificate.code)}
        </Text>
      </View>
      <Svg tag="Figure" alt={`QR: ${verifyUrl}`} style={s.qr} viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}>
        <Path d={`M-2 -2h${qr.size + 4}v${qr.size + 4}h-${qr.size + 4}z`} fill="#FFFFFF" />
        <Path d={qr.path} fill="#000000" />
      </Svg>
    </View>
  );
}

/** The woven border: a ring of kawung flowers around the page. */
function Border() {
  const look = { size: BORDER, colour: TEAL, opacity: 0.75 };
  const right = LEFT + (ACROSS - 1) * BORDER;
  const bottom = TOP + (DOWN + 1) * BORDER;
  return (
    <>
      <View style={[s.strip, { top: TOP, left: LEFT }]}>
        <Kawung across={ACROSS} down={1} {...look} />
      </View>
      <View style={[s.strip, { top: bottom, left: LEFT }]}>
        <Kawung across={ACROSS} down={1} {...look} />
      </View>
      <View style={[s.strip, { top: TOP + BORDER, left: LEFT }]}>
        <Kawung across={1} down={DOWN} {...look} />
      </View>
      <View style={[s.strip, { top: TOP + BORDER, left: right }]}>
        <Kawung across={1} down={DOWN} {...look} />
      </View>
    </>
  );
}

function day(instant: Date, lang: Lang): string {
  return formatInZone(instant, lang, SCHOOL_ZONE, { dateStyle: 'long' });
}
