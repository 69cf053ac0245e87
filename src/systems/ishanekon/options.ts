import type { Viewer } from '../../engine/event.ts';
import type { ActOption, Choice, GroupNames, Options, Relation } from '../../engine/options.ts';
import type { Act, Cost } from './actions/act.ts';
import { isOffered, meansFor, spendsFor } from './actions/asked.ts';
import { acts } from './actions/index.ts';
import { whyNotAct } from './actions/legality.ts';
import { attackOption } from './attack/options.ts';
import { isCinematic } from './numbers/ways.ts';
import { areEnemies, beingIn, type CharacterId, characterIn, type Scene } from './scene.ts';

export const groups: GroupNames = [
  { id: 'attack', name: 'Attacks' },
  { id: 'powers', name: 'Abilities' },
  { id: 'move', name: 'Moves' },
  { id: 'help', name: 'Defence and help' },
  { id: 'skills', name: 'Manoeuvres' },
  { id: 'gear', name: 'Gear' },
  { id: 'free', name: 'Cinematic' },
  { id: 'turn', name: 'Turn' },
];

/** What somebody may do now, each with the reason where they may not. What they have nothing for is not offered. */
export function optionsOf(scene: Scene, actor: CharacterId, viewer: Viewer): Options {
  const who = beingIn(scene, actor);
  if (who === null) return { actor, acts: [] };
  const cinematic = isCinematic(who);
  const there = acts.filter(
    (act) =>
      (act.gmOnly !== true || viewer.gm) &&
      (!cinematic || act.cinematic === true || act.gmOnly === true) &&
      (scene.fight !== null || act.when === 'anytime') &&
      isOffered(scene, actor, act),
  );
  const attacks = scene.fight === null || cinematic ? [] : [attackOf(scene, actor)];
  return { actor, acts: [...attacks, ...there.map((act) => optionOf(scene, actor, act))] };
}

function attackOf(scene: Scene, actor: CharacterId): ActOption {
  const { targets = [], ...option } = attackOption(scene, actor);
  return { ...option, targets: targets.map((one) => related(scene, actor, one)) };
}

function optionOf(scene: Scene, actor: CharacterId, act: Act): ActOption {
  const targets = act.targets?.(scene, actor);
  const means = meansFor(scene, actor, act);
  const spends = spendsFor(scene, actor, act);
  return {
    kind: 'act',
    id: act.id,
    name: act.name,
    ...(act.also === undefined ? {} : { also: act.also }),
    group: act.group,
    price: act.price ?? priceOf(scene, act.cost),
    refused: whyNotAct(scene, actor, act),
    ...(targets === undefined
      ? {}
      : {
          targets: targets.map((one) => related(scene, actor, one)),
          targetNeeded: act.targetLater !== true,
          ...(act.targetsOpen ? { targetsOpen: true } : {}),
        }),
    ...(means === undefined ? {} : { means, meansNeeded: act.meansLater !== true }),
    ...(spends.length === 0 ? {} : { spends }),
    ...(act.words === undefined ? {} : { detail: act.words }),
  };
}

/** What an act costs, in a few words; outside of fights nobody counts AP and RP. */
export function priceOf({ fight }: Scene, { ap = 0, rp = 0, wp = 0, momentum = 0 }: Cost): string {
  const points = fight === null ? [] : [...said(ap, 'AP'), ...said(rp, 'RP')];
  const all = [...points, ...said(wp, 'WP'), ...said(momentum, 'Momentum')];
  return all.length === 0 ? 'free' : all.join(', ');
}

const said = (amount: number, unit: string): readonly string[] => (amount === 0 ? [] : [`${amount} ${unit}`]);

const related = (scene: Scene, actor: CharacterId, choice: Choice): Choice =>
  choice.relation === undefined ? { ...choice, relation: relationTo(scene, actor, choice.id) } : choice;

function relationTo(scene: Scene, actor: CharacterId, id: CharacterId): Relation {
  if (id === actor) return 'self';
  if (characterIn(scene, id) === null) return 'thing';
  return areEnemies(scene, actor, id) ? 'foe' : 'ally';
}
