import { wordsOf } from './words.ts';

/**
 * Names for people in the items, from many parts of Indonesia, one line per region: Java and Sunda, Sumatra,
 * Bali, Sulawesi, Kalimantan, Nusa Tenggara, Maluku and Papua. Given names only, in small letters.
 */
const WOMEN = `
  ani ayu citra dewi dian endah fitri indah intan kartika lestari maya mira nia nina nita novi nur puspa putri rani ratih
  ratna rina rini rosa sari sekar sinta siti sri tari tia tika tuti wati wulan yanti yuni rahma aisyah laila salma nadia
  nabila zahra hana dina diah dinda bunga melati mega anisa alya aulia amel amelia bella cici clara della desi
  butet tiur uli riris rohani meutia cut halimah upik minang
  komang kadek luh iluh
  tenri besse ratu sitti fatimah mariam
  dayang mawar
  lita yohana maria marta meri lina elsa ester debora yosefina agnes
  wa ina rosalina naomi ruth merry nurul yuliana selfi mince
  lia gita hani kiki lala lulu nana nani rara risa sasa sita susi tina vina vera wina yana yola tania tasya rika riska
  winda yulia eka retno ningsih sulastri murni sumi utami farah sofia lestari kirana larasati anggun
`;

const MEN = `
  adi agung agus andi anton ari arif arya asep bagas bagus bambang banyu bayu bima bimo budi cahyo danu dani dedi deni
  dimas dito dodi doni eko fajar fandi farhan galih gilang guntur hadi hafiz hari hendra heru iwan jaka joko joni krisna
  kurnia lukman made nanda nyoman oka panji pandu putra raden rafi raka rama reza rian ridwan rizal rizky rio rudi
  satria slamet sigit surya tedi teguh tono toni tomi udin umar wahyu wawan wayan wira yoga yudi yusuf zaki zainal
  ucok togar poltak binsar sahat tigor teuku buyung malik hasan husein
  ketut gede putu
  daeng baso rahmat syarif ilham
  jailani amat awang daud
  markus lukas yosef paulus petrus stefan simon daniel yohanes martinus
  melky yance boaz obet elias frans nikolas jhon ferdi ruben
  aldi aldo alif anwar bani beni dika dwi edi edo ego faisal gani gusti imam indra irfan ivan jamal kevin leo nino rangga
  ricky roni sandi samuel taufik tio vino wisnu yanto yanuar zidan ahmad ali hamid karim joshua
`;

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const WOMENS_NAMES = wordSet(WOMEN);
export const MENS_NAMES = wordSet(MEN);
export const PERSON_NAMES: ReadonlySet<string> = new Set([...WOMENS_NAMES, ...MENS_NAMES]);

/** The given names that a text holds, each once; a possessive counts as the name. */
export function namesIn(text: string, names: ReadonlySet<string> = PERSON_NAMES): Set<string> {
  return new Set(
    wordsOf(text)
      .map((word) => word.replace(/'s?$/, ''))
      .filter((word) => names.has(word)),
  );
}
