import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import type { Sentence, Telling } from './telling.ts';

const signed = (number: number): string => (number < 0 ? ` − ${-number}` : number > 0 ? ` + ${number}` : '');

export const orderRolled = (event: Events['orderRolled'], at: Telling): Note => {
  const { actor, dice, score, total, sixes, ones } = event;
  const rolled = at.knows(actor) ? ` (${dice.join(', ')}${signed(score)})` : '';
  const extra =
    sixes === 0 ? '' : ` and gets ${sixes === 1 ? 'an extra turn' : `${sixes} extra turns`} first`;
  const lost = ones ? ', and misses the first turn' : '';
  return {
    text: `${at.name(actor)} rolls ${total} for the turn order${rolled}${extra}${lost}.`,
    tone: 'plain',
  };
};

export const roundBegan = ({ round }: Events['roundBegan']): Note => ({
  text: `Round ${round}.`,
  tone: 'plain',
});

export const turnLost = ({ actor }: Events['turnLost'], at: Telling): Note => ({
  text: `${at.name(actor)} misses this turn.`,
  tone: 'bad',
});

export const fightRefusals: { readonly [code: string]: Sentence } = {
  noFight: () => 'No fight is running.',
  fightRuns: () => 'A fight is already running.',
};
