import { refusal } from '../../../../engine/refusal.ts';
import type { Choice } from '../../../../engine/options.ts';
import type { Act } from '../../actions/act.ts';
import { beingIn, characterIn, type CharacterId, presentIn, type Scene } from '../../scene.ts';
import { endZone } from '../../zones/end.ts';
import { zonesIn } from '../../zones/inside.ts';
import { endEffects, isShown } from '../use/lay.ts';

/** What somebody's Abilities still do, on whomever and wherever. */
const going = (scene: Scene, actor: CharacterId): readonly Choice[] => [
  ...presentIn(scene).flatMap((id) =>
    (beingIn(scene, id)?.effects ?? [])
      .filter((held) => held.by === actor && isShown(held) && held.of.startsWith('ability:'))
      .map((held) => ({
        id: `${id}:${held.id}`,
        name: held.name,
        note: id === actor ? 'on yourself' : `on ${characterIn(scene, id)?.name ?? id}`,
        refused: null,
      })),
  ),
  ...zonesIn(scene)
    .filter(({ by }) => by === actor)
    .map(({ id, name, tiles }) => ({ id, name, note: tiles[0] ?? '', refused: null })),
];

/** Whoever has used an Ability can end what it does at any time (Abilities). */
export const endOwn: Act = {
  id: 'endOwn',
  name: 'End an Ability',
  also: ['Cancel', 'Drop it'],
  group: 'powers',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) => going(scene, actor).length > 0,
  refused: (scene, actor) => (going(scene, actor).length === 0 ? refusal('nothingGoesOn', { actor }) : null),
  means: going,
  run(tx, { means }) {
    const zone = zonesIn(tx.snapshot()).find(({ id }) => id === means);
    if (zone !== undefined) return void endZone(tx, zone);
    const [target = '', ...rest] = (means ?? '').split(':');
    endEffects(tx, target, ({ id }) => id === rest.join(':'));
    return undefined;
  },
};
