import type { Intent } from '../../../../src/engine/intent.ts';
import type { ActOption, Choice } from '../../../../src/engine/options.ts';
import { statuses } from '../../../../src/systems/ishanekon/content/statuses.ts';
import { optionsOf } from '../../../../src/systems/ishanekon/options.ts';
import { fightersIn, onTurn, type Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { type Chance, numberAfter, once, one } from '../../../support/random/chance.ts';
import type { Wish } from '../../../support/random/report.ts';
import { foe, hero, thing } from './opening.ts';

export const gm = { gm: true, characters: [] };
const next: Intent = { kind: 'next', actor: null, asGm: true };
const unoffered = (intent: Intent): Wish => ({ intent, offered: false });

/** What is done next, by chance: mostly something offered to the one on turn, now and then to somebody else; something by the GM; the next turn. */
export function choice(scene: Scene, chance: Chance): Wish {
  if (scene.fight === null || fightersIn(scene).length === 0) return unoffered(next);
  if (once(12, chance)) return unoffered(meddling(scene, chance));
  const [acting] = onTurn(scene);
  if (acting === undefined || once(6, chance)) return unoffered(next);
  return doing(scene, once(8, chance) ? one(fightersIn(scene), chance) : acting, chance);
}

/** What a GM does in the middle of it. */
function meddling(scene: Scene, chance: Chance): Intent {
  const who = one(fightersIn(scene), chance);
  const id = (stem: string) => `${stem}${numberAfter(Object.keys(scene.characters))}`;
  const change = one(['add', 'remove'] as const, chance);
  const until = one([null, 'end of their next turn', '2 rounds'], chance);
  return one<Intent>(
    [
      { kind: 'join', members: [foe(id('foe'), chance)], asGm: true },
      { kind: 'join', members: [hero(id('pc'), chance, scene.party)], asGm: true },
      { kind: 'join', members: [thing(id('thing'), chance)], asGm: true },
      { kind: 'leave', actor: who, asGm: true },
      {
        ...{ kind: 'harm', actor: who, points: 1 + chance(9), asGm: true },
        change: one(['damage', 'heal'], chance),
      },
      {
        ...{ kind: 'condition', actor: who, change, until, asGm: true },
        ...{ condition: one(statuses, chance).id, source: one([null, ...fightersIn(scene)], chance) },
      },
    ],
    chance,
  );
}

const open = (choices: readonly Choice[] | undefined): readonly Choice[] =>
  (choices ?? []).filter(({ refused }) => refused === null);

/** What one's own abilities, summons and forms open. They are few among all that anybody may do. */
const OWN = ['ability', 'maneuver', 'flashAttack', 'command', 'endOwn', 'standUp'];

/** Something that is offered to somebody; the next turn where nothing is. An attack is half of what is done, one's own half of the rest. */
function doing(scene: Scene, actor: string, chance: Chance): Wish {
  const able = optionsOf(scene, actor, gm).acts.filter(
    (act) =>
      act.refused === null &&
      (act.targetNeeded !== true || open(act.targets).length > 0) &&
      (act.meansNeeded !== true || open(act.means).length > 0),
  );
  if (able.length === 0) return unoffered(next);
  const often = [
    able.filter(({ id }) => id === 'command'), // few have anything to command, and not for long
    able.filter(({ kind }) => kind === 'attack'),
    able.filter(({ id }) => OWN.includes(id)),
  ];
  const from = often.find((some) => some.length > 0 && once(2, chance)) ?? able;
  return wishFor(actor, one(from, chance), chance);
}

function wishFor(actor: string, act: ActOption, chance: Chance): Wish {
  const common = { actor, asGm: true } as const;
  if (act.kind === 'attack') {
    const target = aimedBy(act, open(act.targets), chance);
    const [means] = meansBy(fitting(act, target), true, chance);
    // A way may be of some targets and weapons alone.
    const ways = (act.ways ?? []).filter(
      ({ fits = [target], suits = [means?.id ?? ''] }) =>
        fits.includes(target ?? '') && suits.includes(means?.id ?? ''),
    );
    const way = once(4, chance) && ways.length > 0 ? one(ways, chance).id : null;
    const spend = open(act.spends).flatMap(({ id }) => (once(6, chance) ? [id] : []));
    const intent: Intent = {
      ...{ kind: 'attack', target: target ?? actor, means: means?.id ?? null, way, spend },
      ...common,
    };
    return { intent, offered: means !== undefined };
  }
  // With what comes first: an Ability is aimed at those whom it can reach.
  const [means] = meansBy(open(act.means), act.meansNeeded === true || OWN.includes(act.id), chance);
  const targets = open(act.targets).filter(({ id }) => means?.fits?.includes(id) ?? true);
  const detail = act.detail === 'needed' ? 'something' : null;
  const target = aimedBy(act, targets, chance);
  return {
    intent: { kind: 'act', act: act.id, target, means: means?.id ?? null, detail, spend: [], ...common },
    offered: false,
  };
}

function aimedBy(act: ActOption, targets: readonly Choice[], chance: Chance): string | null {
  const wanted = targets.length > 0 && (act.targetNeeded === true || !once(4, chance));
  return wanted ? one(targets, chance).id : null;
}

/** What an attack can be made with against somebody. */
const fitting = (act: ActOption, target: string | null): readonly Choice[] =>
  open(act.means).filter(({ fits }) => fits === undefined || (target !== null && fits.includes(target)));

const meansBy = (means: readonly Choice[], needed: boolean, chance: Chance): readonly Choice[] =>
  means.length > 0 && (needed || once(2, chance)) ? [one(means, chance)] : [];
