import { refusal } from '../../../../engine/refusal.ts';
import type { Act } from '../../actions/act.ts';
import { beingIn, characterIn, type CharacterId, presentIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { partAt, rowFor } from '../active/parts.ts';

/** Whether an Ability lets one speak into another's mind; `both`: and the other into theirs. */
function linked(scene: Scene, by: CharacterId, to: CharacterId): 'no' | 'one' | 'both' {
  const links = (beingIn(scene, to)?.effects ?? [])
    .filter((held) => held.by === by)
    .flatMap((held) => {
      const row = rowFor(scene, to, held.by, held.of);
      return row === null ? [] : held.parts.flatMap((place) => partAt(row, place) ?? []);
    })
    .filter((effect) => effect.effect === 'speak');
  if (links.length === 0) return 'no';
  return links.some(({ both }) => both) ? 'both' : 'one';
}

/** Those into whose mind somebody can speak now. */
const hearers = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  presentIn(scene).filter(
    (id) => id !== actor && (linked(scene, actor, id) !== 'no' || linked(scene, id, actor) === 'both'),
  );

/** Speaking mind to mind, as long as an Ability lets one: nobody but the two reads it (effect 24). Words cost nothing. */
export const telepathy: Act = {
  id: 'telepathy',
  name: 'Speak mind to mind',
  also: ['Telepathy', 'Think'],
  group: 'free',
  cost: {},
  when: 'anytime',
  words: 'needed',
  offered: (scene, actor) => hearers(scene, actor).length > 0,
  refused: (scene, actor) => (hearers(scene, actor).length === 0 ? refusal('noMindOpen', { actor }) : null),
  targets: (scene, actor) =>
    hearers(scene, actor).map((id) => ({ id, name: characterIn(scene, id)?.name ?? id, refused: null })),
  run(tx, { actor, target, detail }) {
    if (target !== null && detail !== null)
      tell(tx, 'thought', { actor, target, words: detail.slice(0, 500) }, [actor, target]);
    return undefined;
  },
};
