import { KEPT_SECRETS } from './contents.ts';
import { type Manifest, NAMES, tableFile } from './manifest.ts';

/** What somebody needs who has this folder and nothing else. */
export function readmeOf({ version, madeAt, tables, files, leftOut, migrations }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lists = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries)
      .map(([name, why]) => `- \`${name}\`: ${why}`)
      .join('\n');
  return `# Export of a whole school

Made by Fasih ${version} at ${madeAt}: ${rows} rows of ${tables.length} tables and ${files.count} files.
**It holds personal data of children and families.** Keep it encrypted, and delete it when it has served.

## What is here

- \`${NAMES.manifest}\`: the tables with their columns, types, numbers of rows and checksums (SHA-256); where each sequence stands; the
  ${migrations.length} migrations that made the database, up to \`${migrations.at(-1)?.name}\`.
- \`${tableFile('<table>')}\`: one row a line as a JSON object, in the order of the key. All tables are of the same moment.
- \`${NAMES.fileList}\` and \`${NAMES.files}/\`: uploaded and made files under the keys that rows name, with sizes and checksums.

## How values are written

Amounts are whole rupiah. Instants are ISO 8601 in UTC; days are days in Jakarta. Ranges are PostgreSQL's: \`["from","to")\` with the end
excluded. Bytes are \`\\x\` and hexadecimal digits. An identifier of another table ends with \`_id\`.

## What is not here

${lists(leftOut)}

Secrets of the installation (\`APP_SECRET\`, keys of the payment provider, of mail and of backups) are in its settings, not here.

## What is here but cannot be read back

${lists(KEPT_SECRETS)}

## Reading it into an empty school

\`npm run import-school -- --from <this folder>\` (\`fasih import-school\` in a release) with \`DATABASE_URL\` of an empty database, by the
same version of Fasih or a newer one. Stop the old school first and leave it stopped: whatever is still to be mailed, refunded or asked
of the payment provider goes on from the new one.
`;
}
