import type { LetterWords } from '@fasih/messages/letter';
import type { Lang } from '@fasih/messages/texts';
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The frame around the words of every mail. */
export type Around = {
  lang: Lang;
  schoolName: string;
  appUrl: string;
  footer: string;
  help: string;
};

const font = "'Plus Jakarta Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const styles = {
  body: { margin: 0, padding: '32px 12px', backgroundColor: '#f4efe4', fontFamily: font, color: '#12263a' },
  card: {
    width: '100%',
    maxWidth: 560,
    margin: '0 auto',
    backgroundColor: '#fffcf6',
    borderRadius: '24px 24px 24px 4px',
    borderCollapse: 'separate',
  },
  cell: { padding: '32px 28px', fontSize: 16, lineHeight: '26px' },
  name: { margin: '0 0 20px', fontSize: 20, fontWeight: 800, color: '#0b6a66' },
  line: { margin: '0 0 14px' },
  button: {
    display: 'inline-block',
    margin: '10px 0 18px',
    padding: '14px 24px',
    borderRadius: '16px 16px 16px 4px',
    backgroundColor: '#0b7a75',
    color: '#ffffff',
    fontWeight: 700,
    textDecoration: 'none',
  },
  small: { margin: '14px 0 0', fontSize: 13, lineHeight: '20px', color: '#4d5b68' },
  address: { color: '#0b6a66', wordBreak: 'break-all' },
  footer: { maxWidth: 560, margin: '18px auto 0', fontSize: 13, lineHeight: '20px', color: '#4d5b68' },
} satisfies Record<string, CSSProperties>;

/** The HTML and the plain text of a mail. Links are absolute; nothing is loaded from anywhere. */
export function layOut(words: LetterWords, around: Around): { html: string; text: string } {
  const address = words.button && `${around.appUrl}${words.button.path}`;
  const html = renderToStaticMarkup(<Letter words={words} around={around} address={address} />);
  const text = [
    words.greeting,
    ...words.lines,
    ...(words.button ? [`${words.button.label}: ${address}`] : []),
    ...(words.note ? [words.note] : []),
    `${around.help} ${around.appUrl}/contact`,
    `-- \n${around.footer}`,
  ].join('\n\n');
  return { html: `<!doctype html>${html}`, text };
}

function Letter({
  words,
  around,
  address,
}: {
  words: LetterWords;
  around: Around;
  address: string | undefined;
}) {
  return (
    <html lang={around.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{words.subject}</title>
      </head>
      <body style={styles.body}>
        <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.card}>
          <tbody>
            <tr>
              <td style={styles.cell}>
                <p style={styles.name}>{around.schoolName}</p>
                <p style={styles.line}>{words.greeting}</p>
                {words.lines.map((line) => (
                  <p key={line} style={styles.line}>
                    {line}
                  </p>
                ))}
                {words.button && (
                  <>
                    <a href={address} style={styles.button}>
                      {words.button.label}
                    </a>
                    <p style={{ ...styles.small, marginTop: 0 }}>
                      <a href={address} style={styles.address}>
                        {address}
                      </a>
                    </p>
                  </>
                )}
                {words.note && <p style={styles.small}>{words.note}</p>}
              </td>
            </tr>
          </tbody>
        </table>
        <p style={styles.footer}>
          {around.footer} {around.help} <a href={`${around.appUrl}/contact`}>{`${around.appUrl}/contact`}</a>
        </p>
      </body>
    </html>
  );
}
