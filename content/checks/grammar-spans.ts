import { CEFR_LEVELS, type CefrLevel } from '../banks/types.ts';

/**
 * Part of the CEFR-J Grammar Profile, version 20180315: for each id the lowest and highest level that CEFR-J, Core
 * Inventory, English Grammar Profile and GSE give it. C2 counts as C1, the highest level of our banks.
 *
 * Source: Yukio Tono's laboratory, Tokyo University of Foreign Studies, http://www.cefr-j.org/download.html, by way
 * of https://github.com/openlanguageprofiles/olp-en-cefrj, read on 2026-11-21. The dataset may be used for research
 * and commercial purposes free of charge, provided that it is cited: "The CEFR-J Grammar Profile Version 20180315.
 * Tono Laboratory, TUFS." Copyright Tono Laboratory at TUFS.
 */
const IDS_BY_SPAN: Readonly<Record<string, string>> = {
  'A1 A1': `1 3 3-1 3-2 4 4-1 4-2 5 5-1 5-2 7 10 10-1 35 58 58-1 58-2 59 59-1 59-2 60 60-2 146-2 253`,
  'A1 A2': '8 8-2 9-2 15 16 88 120 123-2 249',
  'A1 B1': '2 9 12 14 32 38 60-1 61-1 103 146-1 155 247',
  'A1 B2': '13 73 101 105 112 122 122-2 146 172 174 179 200',
  'A1 C1': `1-1 2-1 6 11 21 22 24 33 40 55 61 61-2 62 64 64-1 65 65-1 65-2 69 69-1 69-2 110 117 123 123-1 141 142
    161 235 236 237 239 245 246`,
  'A2 A2': '252',
  'A2 B1': '17 39 41 121 136 152 162 185 250',
  'A2 B2': '18 19 20 62-1 114 127-1 127-2 139-1 141-1 173 177 178 201 202',
  'A2 C1': '37 56 66 66-1 67-1 70 75 76 124 127 129 132 135 135-1 139 140 153 156 215',
  'B1 B1': '87 209',
  'B1 B2': '63-1 76-1 85 158 203 207 214',
  'B1 C1': '63 67 82 145 145-1 213 216 218',
  'B2 B2': '91 154',
  'B2 C1': '71 71-1 74 78 79 107 219 234',
};

function isLevel(word: string | undefined): word is CefrLevel {
  return CEFR_LEVELS.some((level) => level === word);
}

/** Lowest and highest level by grammar profile id. */
export const GRAMMAR_SPANS: ReadonlyMap<string, readonly [CefrLevel, CefrLevel]> = new Map(
  Object.entries(IDS_BY_SPAN).flatMap(([span, ids]) => {
    const [low, high] = span.split(' ');
    if (!isLevel(low) || !isLevel(high)) return [];
    return ids.split(/\s+/).map((id) => [id, [low, high]] as const);
  }),
);
