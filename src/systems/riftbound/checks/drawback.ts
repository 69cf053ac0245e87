import type { Tx } from '../../../engine/tx.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Act } from '../moves/act.ts';
import { type CharacterId, personIn, presentIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** Its id: the press on a result whose drawback nobody has named. */
export const DRAWBACK = 'drawback';

/** A check has come out: the GM is to name its drawback, or there is none (Attribute Checks). Of one that only the GM sees they know by themselves. */
export function keepDrawback(tx: Tx<Scene>, actor: CharacterId, isOpen: boolean): void {
  const person = tx.state.characters[actor];
  if (person?.kind !== 'person') return;
  if (isOpen) person.drawback = true;
  else delete person.drawback;
}

const isOpenFor = (scene: Scene, id: CharacterId): boolean => personIn(scene, id)?.drawback === true;

/** Those for whom a drawback is still to be named. */
export const withDrawback = (scene: Scene): readonly CharacterId[] =>
  presentIn(scene).filter((id) => isOpenFor(scene, id));

/** The GM says what goes wrong where a check reached its Difficulty exactly: told to everybody, and nothing else. */
export const nameDrawback: Act = {
  id: DRAWBACK,
  name: 'Name the drawback',
  also: ['Drawback'],
  group: 'free',
  cost: 'nothing',
  when: 'anytime',
  evenDead: true,
  gmOnly: true,
  words: 'needed',
  offered: isOpenFor,
  refused: (scene, actor) => (isOpenFor(scene, actor) ? null : refusal('noDrawback', { actor })),
  run(tx, { actor, detail }) {
    keepDrawback(tx, actor, false);
    tell(tx, 'drawbackNamed', { actor, what: detail ?? '' });
    return undefined;
  },
};
