import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { remembered } from '../../../engine/remembered.ts';
import type { Act, Doing } from '../moves/act.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { readAttack } from './choose.ts';
import { whyNotTarget } from './legality.ts';
import { improvised } from './means.ts';
import { strike } from './strike.ts';
import { attackable } from './targets.ts';

/** What the GM takes off the damage, as it is typed: '-2', '2 less'. Nothing where nobody says so; null for what can't be read. */
function lessOf(detail: string | null): number | null {
  const said = (detail ?? '').trim().toLowerCase();
  if (said === '') return 0;
  const number = /^(?:less|-|−)? ?(\d)(?: less)?$/u.exec(said)?.[1];
  return number === undefined ? null : Number(number);
}

const wanted = ({ actor, target, means, detail }: Doing) => {
  const less = lessOf(detail) ?? 0;
  return { actor, target: target ?? '', means, way: less === 0 ? null : `less${less}`, spend: [] };
};

/** What speaks against each target, by how far one strikes: in nothing else do objects at hand differ there. */
const whysOf = remembered((scene: Scene, actor: CharacterId) => {
  const whys = new Map<number | null, ReadonlyMap<CharacterId, Refusal | null>>();
  for (const means of improvised(scene, actor)) {
    const { range } = means.attack;
    if (whys.has(range)) continue;
    const why = (id: CharacterId) => whyNotTarget(scene, { actor, asSkilled: false }, means, id);
    whys.set(range, new Map(attackable(scene, actor).map((id) => [id, why(id)])));
  }
  return whys;
});

function whyNowhere(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  const whys = [...whysOf(scene, actor).values()].map((one) => one.get(target) ?? null);
  return whys.includes(null) ? null : (whys[0] ?? refusal('noHandFree', { actor }));
}

/**
 * An Improvised Attack (Unarmed & Improvised Attacks): with an object that is like a Simple Melee Weapon. The GM may take something off its damage,
 * which is typed along ('-2'); what it is like is the group's to say.
 */
export const improvise: Act = {
  id: 'improvise',
  name: 'Improvised Attack',
  also: ['Improvise', 'Improvised Weapon'],
  group: 'attack',
  cost: 'action',
  words: 'optional',
  refused: (scene, actor) =>
    improvised(scene, actor).length === 0 ? refusal('noHandFree', { actor }) : null,
  targets: (scene, actor) =>
    attackable(scene, actor).map((id) => ({
      id,
      name: characterIn(scene, id)?.name ?? id,
      refused: whyNowhere(scene, actor, id),
    })),
  means: (scene, actor) => {
    const at = attackable(scene, actor);
    const whys = whysOf(scene, actor);
    return improvised(scene, actor).map((means) => ({
      id: means.id,
      name: means.name.replace(/^Improvised /u, 'Like a '),
      fits: at.filter((target) => whys.get(means.attack.range)?.get(target) === null),
      refused: null,
    }));
  },
  whyNot(scene, doing) {
    if (lessOf(doing.detail) === null) return refusal('noSuchReduction', { typed: doing.detail ?? '' });
    if (doing.means === null || doing.target === null) return null;
    const read = readAttack(scene, wanted(doing));
    return read.ok ? null : read.refusal;
  },
  *run(tx, doing) {
    const read = readAttack(tx.snapshot(), wanted(doing));
    if (read.ok) yield* strike(tx, read.value);
  },
};
