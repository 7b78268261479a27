import type { repairs as shape } from '../../id/learning/repairs.ts';

export const repairs: typeof shape = {
  problems: {
    notFound: 'There is no such repair.',
    over: 'This repair is taken back already, or more than 24 hours old. Move its meetings one by one.',
    changed: 'Somebody has changed one of its times since. Move its meetings one by one.',
    cannotReturn: (p) =>
      `Nothing was taken back, because these old times are not possible any more. Meeting ${p.list}`,
  },
  title: 'Plans repaired by the system',
  lead: 'The system gives a time to meetings that have waited long and puts a wrong order right. It never touches times that a family chose, or meetings within 48 hours. Each repair can be taken back for 24 hours.',
  caption: 'Plans repaired by the system, the newest first',
  madeAt: (p) => `Repaired ${p.when}`,
  number: (p) => `Meeting ${p.n}`,
  until: (p) => `Can be taken back until ${p.when}`,
  states: {
    open: 'Can be taken back',
    changed: 'Changed by somebody since',
    over: 'Stands',
    takenBack: 'Taken back',
  },
  takenBack: (p) => `Taken back ${p.when} by ${p.by}`,
  takeBack: 'Take back',
  takeBackOf: (p) => `Take back: ${p.names}`,
  ask: 'Take this repair back?',
  askText:
    'Meetings that waited wait again, and those that were moved return to their old times. Families and teacher are told. The system does not repeat it.',
  done: 'Taken back. Families and teacher are told.',
  empty: 'No plan had to be repaired yet',
  emptyText: 'When a meeting is without a time for too long, its repair shows here.',
};
