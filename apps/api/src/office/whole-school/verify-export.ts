import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from './hashed-file.ts';
import {
  ExportError,
  type FileLine,
  fileLine,
  type Manifest,
  manifestSchema,
  NAMES,
  tableFile,
} from './manifest.ts';

/**
 * Reads an export's manifest and compares every file with it.
 *
 * @throws {ExportError} naming what is missing, damaged or unfinished
 */
export async function verifyExport(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { name, bytes, sha256 } of manifest.tables)
    await expectFile(folder, tableFile(name), bytes, sha256);
  await expectFile(folder, NAMES.fileList, null, manifest.files.sha256);
  for await (const { key, size, sha256 } of listedFiles(folder))
    await expectFile(folder, `${NAMES.files}/${key}`, size, sha256);
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAMES.manifest), 'utf8').catch(() => {
    throw new ExportError(`${folder} holds no finished export: ${NAMES.manifest} is missing`);
  });
  const read = manifestSchema.safeParse(parsed(text));
  if (!read.success) throw new ExportError(`${NAMES.manifest} is damaged or of a newer form`);
  return read.data;
}

/** The files of an export, in the order of its list. */
export async function* listedFiles(folder: string): AsyncGenerator<FileLine> {
  for await (const line of linesIn(join(folder, NAMES.fileList))) {
    const read = fileLine.safeParse(parsed(line));
    if (!read.success) throw new ExportError(`${NAMES.fileList} is damaged`);
    yield read.data;
  }
}

/** The lines of a file, at the reader's pace. Node's own reader of lines also ends them at U+2028, which a text may hold. */
export async function* linesIn(path: string): AsyncGenerator<string> {
  let begun = '';
  for await (const piece of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = `${begun}${piece}`.split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') yield begun;
}

async function expectFile(folder: string, name: string, bytes: number | null, sha256: string): Promise<void> {
  const found = await hashFile(join(folder, name)).catch(() => {
    throw new ExportError(`${name} is missing`);
  });
  if (found.sha256 !== sha256 || (bytes !== null && found.bytes !== bytes))
    throw new ExportError(`${name} is not what was exported: its checksum differs`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
