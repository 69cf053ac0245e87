import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { mistyped, typed } from '../../../engine/typed.ts';
import { reachInMind } from '../fight/gmSays.ts';
import type { Act } from '../moves/act.ts';
import { type CharacterId, characterIn, presentIn, type Scene } from '../scene.ts';
import { powerLine } from './describe.ts';
import { hazardStrikes } from './hazardAct.ts';
import { isAimed, whyNotAimed, whyNotUsed } from './legality.ts';
import { areAllies, isOut, type Owned, ownedBy, powersOf } from './owned.ts';
import type { Trigger } from './schema.ts';
import { usePower } from './use.ts';

/** Powers that are used on purpose, as an Action or an Instant. */
const using = (id: 'power' | 'powerAtOnce', when: Extract<Trigger, 'action' | 'instant'>): Act => {
  const powersOfActor = (scene: Scene, actor: CharacterId): readonly Owned[] =>
    powersOf(scene, actor).filter(({ power }) => power.when === when);

  return {
    id,
    name: when === 'action' ? 'Use a power' : 'Use a power at once',
    also: ['Use an ability'],
    group: 'powers',
    cost: when,
    onTheWay: true,
    when: 'anytime',
    offered: (scene, actor) => powersOfActor(scene, actor).length > 0,
    means: (scene, actor) =>
      powersOfActor(scene, actor).map((owned): Choice => {
        const isAt = isAimed(owned.power);
        const whys = new Map(
          isAt ? presentIn(scene).map((one) => [one, whyNotAimed(scene, actor, owned, one)]) : [],
        );
        const fits = [...whys.keys()].filter((one) => whys.get(one) === null);
        // What is aimed, and fits nobody, can't be used: no fits would mean that it needs nobody.
        const other = [...whys.keys()].find((one) => one !== actor) ?? actor;
        const nobody = isAt && fits.length === 0 ? (whys.get(other) ?? null) : null;
        const refused = whyNotUsed(scene, actor, owned) ?? nobody;
        return { id: owned.id, name: owned.power.name, note: noteOf(owned), fits, refused };
      }),
    targetLater: true,
    targets: (scene, actor) => {
      const aimed = powersOfActor(scene, actor).filter(({ power }) => isAimed(power));
      return presentIn(scene)
        .filter((one) => !isOut(scene, one) && aimed.length > 0)
        .map((one) => {
          const refusals = aimed.map((owned) => whyNotAimed(scene, actor, owned, one));
          return {
            id: one,
            name: characterIn(scene, one)?.name ?? one,
            relation: one === actor ? 'self' : areAllies(scene, actor, one) ? 'ally' : 'foe',
            refused: refusals.includes(null) ? null : (refusals[0] ?? null),
          };
        });
    },
    whyNot(scene, { actor, means, target }) {
      const owned = means === null ? null : ownedBy(scene, actor, means);
      if (owned === null || owned.power.when !== when)
        return refusal('powerUnknown', { actor, power: means ?? '' });
      const used = whyNotUsed(scene, actor, owned);
      if (used !== null || !isAimed(owned.power)) return used;
      return target === null
        ? refusal('powerWhom', { power: owned.power.name })
        : whyNotAimed(scene, actor, owned, target);
    },
    *stated(tx, doing) {
      const { actor, means, target } = doing;
      const owned = means === null ? null : ownedBy(tx.snapshot(), actor, means);
      if (owned === null || target === null || target === actor || !isAimed(owned.power)) return typed(doing);
      const { range } = owned.power;
      const [contact, metres] = range === 0 ? [true, null] : [false, range];
      const near = yield* reachInMind(tx, { actor, target, contact, metres });
      return near === null ? mistyped('gmSaysOutOfReach', { target }) : typed(doing);
    },
    *run(tx, { actor, means, target }) {
      const owned = means === null ? null : ownedBy(tx.snapshot(), actor, means);
      if (owned === null) return;
      yield* usePower(tx, { user: actor, owned, target: isAimed(owned.power) ? target : null });
    },
  };
};

const noteOf = ({ power, of }: Owned): string =>
  [...(of === null ? [] : [escapeMarkdown(of)]), powerLine(power)].join(': ').slice(0, 200);

/** Powers of packs, as Actions and as Instants; and what a place does to people. */
export const powerActs: readonly Act[] = [
  using('power', 'action'),
  using('powerAtOnce', 'instant'),
  hazardStrikes,
];
