import type { Fate, JudgedDie } from '../die.ts';

const FATES: Readonly<Record<Fate, string>> = {
  kept: 'kept',
  dropped: 'dropped',
  rerolled: 'rerolled',
  joined: 'added to the die it came from',
  exploded: 'exploded',
  imploded: 'imploded',
  subtracted: 'taken away',
  penetrated: 'one less',
  raised: 'raised',
  lowered: 'lowered',
  success: 'success',
  double: 'two successes',
  failure: 'failure',
  cancel: 'cancels a success',
  redeemed: 'taken back',
  miss: 'no success',
  criticalSuccess: 'critical success',
  criticalFailure: 'critical failure',
};

const VERDICTS: ReadonlySet<Fate> = new Set<Fate>(['success', 'double', 'failure', 'cancel', 'miss']);

/** What became of a die, in words: 'kept, exploded', '1 counts as 3: kept, raised'. */
export const dieWords = ({ fates, value, counts }: JudgedDie): string => {
  // A verdict says by itself that the die was kept.
  const judged = fates.some((fate) => VERDICTS.has(fate));
  const words = fates.filter((fate) => !(judged && fate === 'kept')).map((fate) => FATES[fate]);
  return `${counts === value || fates.includes('subtracted') ? '' : `counts as ${counts}, `}${words.join(', ')}`;
};

/** A die in a line: `6 explodes`, `1 as 3`, `10✓✓`, `20 critical`. Dropped and rerolled dice stand among their like. */
export const dieText = ({ fates, value, counts }: JudgedDie, asItself = false): string => {
  if (counts === value && fates.length === 1) return `${value}`;
  const plain = counts === value || asItself;
  const shown = plain ? `${value}` : fates.includes('subtracted') ? `${0 - value}` : `${value} as ${counts}`;
  return `${shown}${marksOf(fates)}`;
};

/** What stands behind a value for what became of it. */
export const marksOf = (fates: readonly Fate[]): string => {
  let marks = '';
  for (let place = 0; place < fates.length; place++) marks += markOf(fates[place] as Fate);
  return marks;
};

const markOf = (fate: Fate): string => {
  switch (fate) {
    case 'success':
      return '✓';
    case 'exploded':
      return ' explodes';
    case 'double':
      return '✓✓';
    case 'failure':
      return '✗';
    case 'cancel':
      return ' cancels';
    case 'redeemed':
      return ' taken back';
    case 'imploded':
      return ' implodes';
    case 'criticalSuccess':
      return ' critical';
    case 'criticalFailure':
      return ' critical failure';
    case 'kept':
    case 'miss':
    case 'dropped':
    case 'rerolled':
    case 'joined':
    case 'subtracted':
    case 'penetrated':
    case 'raised':
    case 'lowered':
      return '';
  }
};
