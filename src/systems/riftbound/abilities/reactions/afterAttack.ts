import type { Params } from '../../../../engine/refusal.ts';
import type { Reaction } from '../../../../engine/ruleset.ts';
import type { Ongoing } from '../../attack/inProgress.ts';
import { ongoingIn } from '../../attack/ongoing.ts';
import { alliesOf, isUp, seesOrHears } from '../../fight/sides.ts';
import { hurt } from '../../harm/hurt.ts';
import { scoreOf } from '../../numbers/score.ts';
import { type CharacterId, personIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { atOnce } from '../atOnce.ts';
import { markUsed } from '../marks.ts';
import { hasAbility } from '../owned.ts';
import { killMark, killsOf, terrifying } from './terrifying.ts';
import { enthusiasm, lacksSp } from './enthusiasm.ts';
import { rallyOf } from '../rallied.ts';

/** Once all of an Attack is done: Enthusiasm where it was successful, Pep talks where no shot hit, and what Rally adds. */
export function* afterAttack(scene: Scene, about: Params): Iterable<Reaction<Scene>> {
  const attack = ongoingIn(scene, about.attack);
  if (attack === null) return;
  const { actor } = attack;
  const landed = Number(about.landed);
  if (landed > 0 && hasAbility(scene, actor, 'enthusiasm') && lacksSp(scene, actor)) yield enthusiasm(actor);
  if (landed === 0) for (const friend of pepTalkers(scene, actor)) yield pepTalk(scene, friend, actor);
  yield* rallied(scene, attack);
  yield* terrifying(scene, actor, killsOf(scene, actor, attack.id));
}

/** Those who can cheer somebody up who has just missed: allies whom they see or hear, where they are willing. One talk at a time is kept (A30b). */
function pepTalkers(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  const person = personIn(scene, actor);
  if (person === null || person.dead || !person.willing) return [];
  const had = person.boons.pep?.bonus ?? 0;
  const best = alliesOf(scene, actor)
    .filter((id) => hasAbility(scene, id, 'pepTalk') && seesOrHears(scene, actor, id))
    .filter((id) => scoreOf(scene, id, 'charisma').total > had)
    .sort((a, b) => scoreOf(scene, b, 'charisma').total - scoreOf(scene, a, 'charisma').total);
  return best.slice(0, 1);
}

const pepTalk = (scene: Scene, owner: CharacterId, target: CharacterId): Reaction<Scene> => ({
  id: 'pepTalk',
  owner,
  params: { target, bonus: scoreOf(scene, owner, 'charisma').total },
  refused: null,
  run: (tx) =>
    atOnce(() => {
      const bonus = scoreOf(tx.now, owner, 'charisma').total;
      const person = tx.state.characters[target];
      if (person?.kind !== 'person' || bonus <= 0) return 'goesOn';
      person.boons.pep = { by: owner, bonus };
      tell(tx, 'pepped', { actor: owner, target, bonus });
      return 'goesOn';
    }),
});

/** Rally: once a turn, damage of the Attack's type to one of its targets that still stands: the one that was named first. */
function* rallied(scene: Scene, attack: Ongoing): Iterable<Reaction<Scene>> {
  const { actor, type, aims } = attack;
  const amount = rallyOf(scene, actor);
  const target = aims.map((aim) => aim.target).find((id) => isUp(scene, id));
  if (amount === 0 || target === undefined) return;
  yield {
    id: 'rally',
    owner: actor,
    params: { target, amount },
    refused: null,
    *run(tx) {
      markUsed(tx, actor, 'rally');
      const { killed } = yield* hurt(tx, { target, amount, type, by: actor, because: 'rally' });
      if (killed) markUsed(tx, actor, killMark(attack.id));
      return 'goesOn';
    },
  };
}
