import type { GameEvent } from '../../../../src/engine/event.ts';
import { has, isCharmedBy, isIncapacitated } from '../../../../src/systems/soulbound/conditions/active.ts';
import { isHiddenFrom } from '../../../../src/systems/soulbound/fight/hidden.ts';
import { characterIn, type Scene } from '../../../../src/systems/soulbound/scene.ts';
import type { Turned } from './turned.ts';

/** What somebody did in a fight who could not, in the scene as it was before. */
export function unlawful({ intent, before, done }: Turned): readonly string[] {
  if (before.fight === null || !('actor' in intent)) return [];
  // Where the turn begins with what is done, the scene has changed by then: conditions end, hazards hurt.
  const began = done.events.some(({ type, data }) => type === 'turnBegan' && data.actor === intent.actor);
  if (began && before.fight.turn === null) return [];
  return done.events.flatMap((event) =>
    wrongs(before, event, intent.actor).map((how) => `${event.type}: ${how}`),
  );
}

function wrongs(scene: Scene, { type, data }: GameEvent, giver: string | null): readonly string[] {
  const [actor, target] = [String(data.actor), String(data.target)];
  if (characterIn(scene, actor) === null) return [];
  const isTheirs = actor === giver; // what others do meanwhile they do in a scene that has changed
  switch (type) {
    case 'soulfireSpent':
      return scene.fight?.fighters[actor]?.side === 'players' ? [] : ['by a foe'];
    case 'moved':
      return isTheirs && isHeld(scene, actor) ? ['out of what holds them'] : [];
    case 'attacked':
      return isTheirs && characterIn(scene, target) !== null ? wrongAttack(scene, actor, target) : [];
    case 'powerHurt':
    case 'caught':
      return isTheirs && isCharmedBy(scene, actor, target) ? ['to who charmed them'] : [];
    default:
      return [];
  }
}

/** Who is carried may be held. */
const isHeld = (scene: Scene, id: string): boolean =>
  scene.fight?.fighters[id]?.mount === null && (has(scene, id, 'restrained') || isIncapacitated(scene, id));

const wrongAttack = (scene: Scene, actor: string, target: string): readonly string[] => [
  ...(isIncapacitated(scene, actor) ? ['by the Incapacitated'] : []),
  ...(characterIn(scene, target)?.dead === true ? ['on the dead'] : []),
  ...(isHiddenFrom(scene, target, actor) ? ['on who is hidden from them'] : []),
  ...(isCharmedBy(scene, actor, target) ? ['on who charmed them'] : []),
];
