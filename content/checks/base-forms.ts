/** Irregular forms that the banks use, with the form under which a word list has them. */
const IRREGULAR: Readonly<Record<string, string>> = {
  went: 'go',
  gone: 'go',
  saw: 'see',
  seen: 'see',
  ate: 'eat',
  eaten: 'eat',
  bought: 'buy',
  brought: 'bring',
  took: 'take',
  taken: 'take',
  gave: 'give',
  given: 'give',
  made: 'make',
  came: 'come',
  did: 'do',
  done: 'do',
  had: 'have',
  has: 'have',
  was: 'be',
  were: 'be',
  been: 'be',
  is: 'be',
  are: 'be',
  am: 'be',
  said: 'say',
  told: 'tell',
  thought: 'think',
  knew: 'know',
  known: 'know',
  found: 'find',
  left: 'leave',
  lost: 'lose',
  felt: 'feel',
  fell: 'fall',
  kept: 'keep',
  slept: 'sleep',
  met: 'meet',
  paid: 'pay',
  sent: 'send',
  spent: 'spend',
  spoke: 'speak',
  spoken: 'speak',
  broke: 'break',
  broken: 'break',
  chose: 'choose',
  chosen: 'choose',
  forgot: 'forget',
  forgotten: 'forget',
  wrote: 'write',
  written: 'write',
  began: 'begin',
  begun: 'begin',
  became: 'become',
  drank: 'drink',
  drove: 'drive',
  ran: 'run',
  sang: 'sing',
  sat: 'sit',
  stood: 'stand',
  swam: 'swim',
  taught: 'teach',
  caught: 'catch',
  built: 'build',
  held: 'hold',
  heard: 'hear',
  understood: 'understand',
  won: 'win',
  wore: 'wear',
  worn: 'wear',
  grew: 'grow',
  grown: 'grow',
  flew: 'fly',
  rode: 'ride',
  rose: 'rise',
  meant: 'mean',
  sold: 'sell',
  children: 'child',
  men: 'man',
  women: 'woman',
  people: 'person',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  better: 'good',
  best: 'good',
  worse: 'bad',
  worst: 'bad',
  more: 'more',
  lives: 'life',
  knives: 'knife',
  leaves: 'leaf',
  these: 'this',
  those: 'that',
  an: 'a',
  me: 'I',
  him: 'he',
  her: 'she',
  them: 'they',
  us: 'we',
};

/** The word and every base form that its ending allows; only one of them need be in a list. */
export function baseForms(word: string): string[] {
  const forms = [word, IRREGULAR[word] ?? word];
  const add = (ending: RegExp, ...replacements: string[]) => {
    if (ending.test(word))
      forms.push(...replacements.map((replacement) => word.replace(ending, replacement)));
  };
  add(/s$/, '');
  add(/es$/, '');
  add(/ies$/, 'y', 'ie');
  add(/ed$/, '', 'e');
  add(/ied$/, 'y');
  add(/ing$/, '', 'e');
  add(/ying$/, 'ie');
  add(/(.)\1(?:ed|ing|er|est)$/, '$1');
  add(/er$/, '', 'e');
  add(/est$/, '', 'e');
  add(/ier$/, 'y');
  add(/iest$/, 'y');
  add(/ly$/, '');
  add(/ily$/, 'y');
  return [...new Set(forms)];
}
