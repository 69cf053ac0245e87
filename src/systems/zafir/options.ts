import type { ActOption, Choice, GroupNames, Options, Relation } from '../../engine/options.ts';
import type { Act } from './acts/act.ts';
import { actsFor } from './acts/index.ts';
import { whyAimless, whyNotAct, whyNotSparedSo } from './acts/legality.ts';
import { attackOption } from './attack/options.ts';
import { parseTile } from '../../engine/space/grid/index.ts';
import { areEnemies, type CharacterId, characterIn, type Scene, unitIn } from './scene.ts';
import { costOf } from './turn/legality.ts';
import { usesLeft } from './turn/uses.ts';

export const groups: GroupNames = [
  { id: 'attack', name: 'Attacks' },
  { id: 'move', name: 'Moves' },
  { id: 'powers', name: 'Abilities' },
  { id: 'gear', name: 'Gear' },
  { id: 'help', name: 'Help' },
  { id: 'free', name: 'Free' },
  { id: 'turn', name: 'Orders' },
];

/** What somebody may do now, each with the reason where they may not. What they do not have is not offered. */
export function optionsOf(scene: Scene, actor: CharacterId): Options {
  if (characterIn(scene, actor) === null) return { actor, acts: [] };
  const theirs = actsFor(scene, actor).filter((act) => act.has?.(scene, actor) !== false);
  const there = theirs.filter(
    (act) =>
      (act.when === 'town') !== (scene.fight !== null) || act.when === 'anytime' || act.when === 'whenever',
  );
  /** Why hatred forbids a target. */
  const spares = (act: Act, target: string) =>
    whyNotSparedSo(scene, act, { actor, target, means: null, detail: null, asGm: false });
  const offered = there.map((act): ActOption => {
    const targets = act.targets?.(scene, actor);
    const means = act.means?.(scene, actor);
    return {
      kind: 'act',
      id: act.id,
      name: act.name,
      group: act.group ?? (act.activation === 'free' ? 'free' : 'powers'),
      price: priceOf(scene, actor, act),
      note: noteOf(scene, actor, act),
      refused: whyNotAct(scene, actor, act) ?? whyAimless(scene, actor, act, targets),
      ...(targets === undefined
        ? {}
        : {
            targets: targets.map((one) => ({
              ...related(scene, actor, one),
              refused: one.refused ?? spares(act, one.id),
            })),
            targetNeeded: act.targetLater !== true,
            ...(act.reads === undefined ? {} : { targetsOpen: true }),
          }),
      ...(means === undefined ? {} : { means, meansNeeded: act.meansLater !== true }),
      ...(act.words === undefined ? {} : { detail: act.words }),
    };
  });
  return { actor, acts: [...(scene.fight === null ? [] : [attackOf(scene, actor)]), ...offered] };
}

function attackOf(scene: Scene, actor: CharacterId): ActOption {
  const option = attackOption(scene, actor);
  return {
    ...option,
    ...(option.targets === undefined
      ? {}
      : { targets: option.targets.map((one) => related(scene, actor, one)) }),
  };
}

/** Somebody or something to aim at, with how they stand to the one who acts. */
const related = (scene: Scene, actor: CharacterId, choice: Choice): Choice => ({
  ...choice,
  relation: relationTo(scene, actor, choice.id),
});

function relationTo(scene: Scene, actor: CharacterId, id: string): Relation {
  if (id === actor) return 'self';
  if (unitIn(scene, id) !== null) return areEnemies(scene, actor, id) ? 'foe' : 'ally';
  if (characterIn(scene, id) !== null) return 'ally';
  return parseTile(id) === null ? 'thing' : 'place';
}

/** What an act costs of the turn: '1 action', 'free'; in town nobody counts. */
export function priceOf(scene: Scene, actor: CharacterId, act: Act): string {
  const cost = scene.fight === null || act.when === 'whenever' ? 0 : costOf(scene, actor, act, null);
  return cost === 0 ? 'free' : `${cost} ${cost === 1 ? 'action' : 'actions'}`;
}

/** What an act does, and before it how many charges of it are left, where they limit it. */
function noteOf(scene: Scene, actor: CharacterId, act: Act): string {
  const limited = act.limit?.(scene, actor) ?? null;
  const left = limited === null ? null : usesLeft(scene, actor, limited.use, limited.limit);
  return left === null ? act.text : `${left} ${left === 1 ? 'charge' : 'charges'}: ${act.text}`;
}
