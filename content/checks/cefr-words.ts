import { CEFR_LEVELS, type CefrLevel } from '../banks/types.ts';

/**
 * Part of the CEFR-J Wordlist, version 1.5: the words that our banks use, each at the lowest level that the list
 * gives any of its word classes; British spelling where the list has both.
 *
 * Source: Yukio Tono, Tokyo University of Foreign Studies, http://www.cefr-j.org/download.html, by way of
 * https://github.com/openlanguageprofiles/olp-en-cefrj (cefrj-vocabulary-profile-1.5.csv), read on 2026-11-21.
 * The dataset may be used for research and commercial purposes free of charge, provided that it is cited: "The
 * CEFR-J Wordlist Version 1.5. Compiled by Yukio Tono, Tokyo University of Foreign Studies." Copyright Tono
 * Laboratory at TUFS.
 */
const WORDS_BY_LEVEL: Readonly<Partial<Record<CefrLevel, string>>> = {
  A1: `
    a about above address afraid after afternoon again ago agree all already also always am an and angry animal
    another answer any anything apple are around arrive art as ask at aunt away baby back bad bag banana
    bathroom be beach because bed bedroom before begin behind believe below beside best better big bike black
    blue boat book boring borrow both bottle box boy bread break breakfast bridge bring broken brother build
    building bus busy but buy by cake call can car care case cat chair change check chicken child choose city
    class classroom clean clock close closed clothes club cold collect colour come computer contest cook cool
    correct could cousin dark day dear design desk dictionary did difficult dinner discuss do doctor does dog
    door down dr draw drink drive driver drum ear early easy eat egg eight eleven else email end enjoy evening
    every everybody everyone example excited exciting excuse eye family fan farm farmer fast father feed feel
    field find fine finish first fish five floor flower fly food for forget form four free friday friend from
    front fruit full garden get gift give glass go good grandfather grandmother grandparent green group grow
    guest guitar half hand happen happy hard has hat have he head headache hear heart heavy hello help her here
    hers hi him his hobby home homework hospital hot hotel hour house how hungry husband i idea if important in
    inside interesting internet interview is island it its jacket jeans job join juice july june just keep key
    kind kitchen kite know late later learn leave left leg lesson let library light like line little live lonely
    long look love lunch machine make man many map match may me meal mean meat meet meeting milk minute miss
    monday money monkey month more morning most mother move mr mrs much must my name near need neighbour new
    news nice night nine no noise nose not nothing now number nurse of off office ok old on once one only open
    or orange order other our out outside over own owner paint painting paper parent park past pay pen pencil
    people person personal pet phone photo place plan plane play please point pool post poster price problem
    push put question quickly quiet rabbit rain read reading ready reason repeat result rice ride right river
    room rose rude rule ruler sad sale same saturday save saw say school science sea seat see sell sentence set
    seven share she shirt shoe shop shopping short should show sick side sign sister sit six sky sleep slow
    small snake so some something son soon sorry soup speak spell spend start stay still stop story street
    strong student study sugar sun sunday sunny sure sweet swim swimming table take talk tall tea teach teacher
    team tell ten test than thank thanks that the their them then there these they think thirty this those three
    thursday ticket time tired to today tomato tomorrow tonight too tooth town train travel tree trip truck try
    tuesday turn tv twelve two umbrella uncle under until up us use usually vegetable very video visit wait
    waitress wake walk wall want was wash watch water way we wear wednesday week weekend welcome well were what
    wheel when where which white who whose why will win wind window wish with woman word work worker worry would
    write writer wrong year yellow yes yesterday yet you young your
  `,
  A2: `
    actually allow although anymore apply asleep badminton belt besides bill bit bite bookshop bored budget
    carrot cent centre certain cheap chilli cleaner clear clerk company compare complain complete cost count
    country create crowd crowded custom customer daily dead decide delay dentist destroy disagree disappear
    discussion doubt drawing duck earn elephant empty enough even ever exactly exam exhibition expect extra fact
    fail fall familiar fear fee few figure film fisherman fit fix flight flood follow forward fresh fried
    furniture gate gentle guard hate heavily himself however hundred improve insect instead interest invite
    kindly lake last less level lie local lose lost low manage manager market member mistake modern ms museum
    next nobody noisy north notice offer online opinion opposite part pass passenger path patient perfect
    permission plant plastic plate pleasant polite possibly pressure prevent print printer probably promise
    quick quietly raise receipt receive receptionist recycle remind repair report return road roof round ruin
    safe screen seed send sew silence simple since slide slowly sock somebody somewhere sound south speaker
    staff storm sudden suggest suit survive system text thousand tip toothache traffic trust twice understand
    uniform usual value view village visitor wave website wet wide within wood worried worse
  `,
  B1: `
    ant arise awareness blog border bore cancel canteen clinic completely current currently deadline decision
    deliver despite determine device earache electricity eventually excitement extent fallen firm foot former
    fuel gap goods guide limit loud main measure narrow nephew paid parking per politely protect proud prove
    punish purse recycling remove rest ripe rise shift silent spelling spicy stall suddenly tourism transport
    treat turtle unless waste waterfall worth
  `,
  B2: `
    actual breakdown coconut colleague contract decade determined employee expected feedback fixed growing keen
    known lower mama messenger motorbike overlook project rainbow reluctant route salary saving seller sensible
    sensitive spite tail willing
  `,
};

/** The level of a base form; words that the list lacks are not in it. */
export const LEVEL_OF_WORD: ReadonlyMap<string, CefrLevel> = new Map(
  CEFR_LEVELS.flatMap((level) =>
    (WORDS_BY_LEVEL[level]?.trim().split(/\s+/) ?? []).map((word) => [word, level] as const),
  ),
);

/** Words that the list lacks and that every Indonesian learner of the item's level knows, or meets as a name. */
export const ALLOWED_WORDS: ReadonlySet<string> = new Set(
  'ac cannot english fishermen got noodles oh p r rupiah s t u ambon batam kupang lampung makassar medan padang semarang'.split(
    ' ',
  ),
);
