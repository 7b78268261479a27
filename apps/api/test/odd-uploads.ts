/** A part of a multipart body: header lines and content. */
type Part = { lines: string[]; content: string | Buffer };
type OddUpload = { body: Buffer; type: string };

const BOUNDARY = 'x-fasih-x';

function bodyOf(parts: readonly Part[], type = `multipart/form-data; boundary=${BOUNDARY}`): OddUpload {
  const body = Buffer.concat([
    ...parts.flatMap(({ lines, content }) => [
      Buffer.from(`--${BOUNDARY}\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
  return { body, type };
}

const fileLine = (field: string, name: string) =>
  `Content-Disposition: form-data; name="${field}"; filename="${name}"`;
const file = (field: string, name: string, content: string | Buffer, type = 'text/csv'): Part => ({
  lines: [fileLine(field, name), `Content-Type: ${type}`],
  content,
});
const text = (name: string, content: string): Part => ({
  lines: [`Content-Disposition: form-data; name="${name}"`],
  content,
});

const NAMES = [
  '',
  '.',
  '../../../etc/passwd',
  'C:\\windows\\system.ini',
  'a%00.csv',
  'nama\u202efdp.exe',
  '😀'.repeat(200),
  'x'.repeat(6_000),
  '__proto__',
  'a"; filename="b.csv',
  '%e0%a4%a',
];

/** Beginnings of real files, with nothing real behind them. */
const CONTENTS: readonly Buffer[] = [
  Buffer.alloc(0),
  Buffer.alloc(2_000),
  Buffer.from('\ufeffnama;surel\r\n"tanpa akhir;x\r\n'),
  Buffer.from(`${'a,'.repeat(3_000)}\n`.repeat(5)),
  Buffer.from('%PDF-1.7\n1 0 obj <</Length 99999999>> stream\n'),
  Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff08060000000000000000', 'hex'),
  Buffer.from('ffd8ffe000104a46494600', 'hex'),
  Buffer.from('524946460000000057454250565038', 'hex'),
  Buffer.from('504b0304140000000800ffffffffffffffffffffffffffffffff0a000000', 'hex'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('[{"__proto__":{"x":1}},'),
];

/** Bodies that a parser of multipart takes, or nearly, and that no form of ours sends. */
export function oddUploads(field: string): OddUpload[] {
  const csv = 'nama;surel\r\nAni;ani@contoh.id\r\n';
  const usual = file(field, 'a.csv', csv);
  return [
    ...NAMES.map((name) => bodyOf([file(field, name, csv)])),
    ...CONTENTS.map((content) => bodyOf([file(field, 'a.csv', content)])),
    ...CONTENTS.map((content) => bodyOf([file(field, 'a.xlsx', content, 'image/png')])),
    ...['__proto__', 'constructor', 'toString', '', 'x'.repeat(5_000)].map((name) =>
      bodyOf([text(name, '1'), usual]),
    ),
    ...['', 'application/octet-stream; charset=utf-16', 'multipart/mixed; boundary=y', 'x'.repeat(9_000)].map(
      (type) => bodyOf([file(field, 'a.csv', csv, type)]),
    ),
    bodyOf([]),
    bodyOf([usual, usual, usual]),
    bodyOf([text(field, csv)]),
    bodyOf([text('title', 'x'.repeat(1_200_000)), usual]),
    bodyOf([text('title', 'a\0b\ud800'), usual]),
    bodyOf([...Array.from({ length: 60 }, (_, n) => text(`f${n}`, 'x')), usual]),
    bodyOf([...Array.from({ length: 60 }, () => text('title', 'x')), usual]),
    bodyOf([{ lines: [fileLine(field, 'a.csv'), `X-Long: ${'y'.repeat(90_000)}`], content: csv }]),
    bodyOf([{ lines: [...Array.from({ length: 3_000 }, (_, n) => `X-${n}: 1`)], content: csv }]),
    bodyOf([{ lines: [], content: csv }]),
    bodyOf([{ lines: ['Content-Disposition: attachment'], content: csv }]),
    bodyOf([
      { lines: [fileLine(field, 'a.csv'), 'Content-Transfer-Encoding: base64'], content: '!!not base64!!' },
    ]),
    bodyOf([
      {
        lines: [`Content-Disposition: form-data; name="${field}"; filename*=UTF-8''%ff%fe%00`],
        content: csv,
      },
    ]),
    bodyOf([usual], 'multipart/form-data; boundary=another'),
    bodyOf([usual], 'multipart/form-data; boundary=""'),
    bodyOf([usual], `multipart/form-data; boundary=${'b'.repeat(300)}`),
    bodyOf([usual], `multipart/form-data; boundary=${BOUNDARY}; boundary=y`),
    bodyOf([usual], `multipart/mixed; boundary=${BOUNDARY}`),
    bodyOf([usual], `MULTIPART/FORM-DATA; Boundary="${BOUNDARY}"`),
    bodyOf([file(field, 'a.csv', `--${BOUNDARY}\n--${BOUNDARY}--\r\n\r\n--${BOUNDARY}`)]),
    bodyOf([file(field, 'a.csv', Buffer.alloc(12 * 1024 * 1024, 'a'))]),
  ];
}
