import { refusal } from '../../../../engine/refusal.ts';
import { untilTurnStart } from '../../../../engine/uses/index.ts';
import { putState } from '../../fight/states.ts';
import { beingIn, type CharacterId, fightersIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { Act } from '../act.ts';

/** Somebody's living summons in the fight. */
export const summonsOf = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => {
    const who = beingIn(scene, id);
    return who?.kind === 'creature' && who.summoner === actor && !who.dead;
  });

/** Taking direct control over all of one's summons until one's next turn (Advanced Actions: Command). */
export const command: Act = {
  id: 'command',
  name: 'Command summons',
  also: ['Command'],
  group: 'help',
  cost: { ap: 1 },
  offered: (scene, actor) => summonsOf(scene, actor).length > 0,
  refused: (scene, actor) => (summonsOf(scene, actor).length === 0 ? refusal('noSummons', { actor }) : null),
  run(tx, { actor }) {
    putState(tx, actor, { id: 'commanding', by: actor, number: null, duration: untilTurnStart(actor) });
    tell(tx, 'summonsCommanded', { actor, others: summonsOf(tx.now, actor) });
    return undefined;
  },
};

/** Who says what a summon does: its summoner's player while they command it; else it acts by itself, as the GM has it (Summon). */
export function commandersOf(scene: Scene, actor: CharacterId): readonly CharacterId[] | null {
  const who = beingIn(scene, actor);
  if (who?.kind !== 'creature' || who.summoner === null) return null;
  const commands = scene.fight?.fighters[who.summoner]?.states.some(({ id }) => id === 'commanding') ?? false;
  return commands ? [who.summoner] : null;
}
