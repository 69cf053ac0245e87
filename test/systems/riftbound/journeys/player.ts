import type { Intent } from '../../../../src/engine/intent.ts';
import type { ActOption, Choice } from '../../../../src/engine/options.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { actingIn, fightersIn, type Scene } from '../../../../src/systems/riftbound/scene.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';
import type { Wish } from '../../../support/random/report.ts';
import { amending, checking, equipping, harming, meddling, offersTo } from './meddling.ts';
import { crewOf, fightBegins } from './opening.ts';
import type { Theme } from './themes.ts';

const unoffered = (intent: Intent): Wish => ({ intent, offered: false });
const next: Intent = { kind: 'next', actor: null, asGm: true };

/** A journey so far: what it is about, and how often each act was done: what has not been done yet is done rather. */
export interface Way {
  readonly theme: Theme;
  readonly done: Map<string, number>;
}

/** What is done next, by chance: mostly something offered to whose turn it is, now and then to somebody else; something by the GM; the next turn. */
export function choice(scene: Scene, way: Way, chance: Chance): Wish {
  if (scene.fight === null) return between(scene, way, chance);
  if (once(9, chance)) return unoffered(meddling(scene, way.theme, chance));
  const acting = actingIn(scene);
  if (acting === null || once(6, chance)) return unoffered(next);
  return doing(scene, once(8, chance) ? one(fightersIn(scene), chance) : acting, way, chance);
}

/** What is done between fights: rests, checks, the sheet and the purse; or the next fight begins. */
function between(scene: Scene, way: Way, chance: Chance): Wish {
  const crew = crewOf(scene);
  const people = crew.filter((id) => scene.characters[id]?.kind === 'person');
  if (people.length === 0) return unoffered(next);
  const who = one(crew, chance);
  if (once(way.theme.between, chance)) return unoffered(fightBegins(scene, way.theme, chance));
  switch (chance(10)) {
    case 0:
    case 1: {
      const { id } = one(riftbound.rests(), chance);
      const actors = people.filter(() => !once(4, chance));
      return unoffered({ kind: 'rest', rest: id, actors, asGm: true });
    }
    case 2:
      return unoffered(checking(scene, one(people, chance), chance));
    case 3:
      return unoffered(amending(scene, who, chance));
    case 4:
    case 5:
      return unoffered(once(3, chance) ? harming(scene, who, chance) : equipping(scene, who, chance));
    default:
      return doing(scene, one(people, chance), way, chance);
  }
}

const open = (choices: readonly Choice[] | undefined): readonly Choice[] =>
  (choices ?? []).filter(({ refused }) => refused === null);

/** Something that is offered to somebody, rather what the journey is about and what was done least; the next turn where nothing is. */
function doing(scene: Scene, actor: string, { theme, done }: Way, chance: Chance): Wish {
  const able = offersTo(scene, actor).acts.filter(
    (act) =>
      act.refused === null &&
      (act.targetNeeded !== true || open(act.targets).length > 0) &&
      (act.meansNeeded !== true || open(act.means).length > 0),
  );
  if (able.length === 0) return unoffered(next);
  const times = ({ id }: ActOption) => done.get(id) ?? 0;
  const rather = (acts: readonly ActOption[]) => {
    const least = Math.min(...acts.map(times));
    return acts.filter((act) => times(act) === least);
  };
  const liked = able.filter(({ id }) => theme.acts.includes(id));
  const among = liked.length > 0 && !once(3, chance) ? rather(liked) : once(4, chance) ? able : rather(able);
  const act = one(among, chance);
  done.set(act.id, times(act) + 1);
  return wishFor(scene, actor, act, chance);
}

const ways = ['3 m north', 'towards 10,10', 'east', 'out of sight', '2 m sw then 1 m n', 'w'];
const goals = ['n', 'ese', '12,12', '30,30', '5,20', '8 m w', 'n up 16', 's down 8', 'e down 16', 'sw'];
const words = ['2', '3 for 10', '40', '1'];

/** What is typed with an act, where something is. */
function detailFor(scene: Scene, act: ActOption, target: string | null, chance: Chance): string | null {
  if (act.id === 'drive') return one(goals, chance);
  if (act.id === 'overwatch' && target === null) return once(2, chance) ? 'ask me' : null;
  if (act.id === 'plasma' || act.id === 'move')
    return target === null || act.detail === 'needed' ? one(ways, chance) : null;
  const names = Object.values(scene.characters).map(({ name }) => name);
  if (act.detail === 'needed') return one([...words, ...names], chance);
  return act.detail === 'optional' && once(3, chance) ? one(words, chance) : null;
}

function wishFor(scene: Scene, actor: string, act: ActOption, chance: Chance): Wish {
  const targets = open(act.targets);
  const named = act.targetNeeded === true || !once(act.id === 'overwatch' ? 2 : 3, chance);
  const picked = targets.length > 0 && named ? one(targets, chance).id : null;
  const fits = open(act.means).filter(
    ({ fits: these }) => these === undefined || (picked !== null && these.includes(picked)),
  );
  const purse = act.id === 'give' && once(3, chance) ? fits.find(({ id }) => id === '@money') : undefined;
  const chosen =
    purse?.id ??
    (fits.length > 0 && (act.meansNeeded === true || once(2, chance)) ? one(fits, chance).id : null);
  const spend = open(act.spends)
    .filter(() => once(2, chance))
    .map(({ id }) => id);
  const common = { actor, means: chosen, spend: [...(act.takes ?? []), ...spend], asGm: true } as const;
  if (act.kind === 'attack') {
    const way = once(5, chance) ? (open(act.ways)[0]?.id ?? null) : null;
    const isMeasured = scene.party.rules.space !== 'mind'; // there the GM may say that it is out of reach
    const isPlain = isMeasured && chosen === null && way === null && spend.length === 0;
    return { intent: { kind: 'attack', target: picked ?? actor, way, ...common }, offered: isPlain };
  }
  const detail = detailFor(scene, act, picked, chance);
  // What is typed may lead nowhere; targets and means that don't fit together are refused by either.
  const offered = act.id === 'move' && picked !== null && detail === null;
  return { intent: { kind: 'act', act: act.id, target: picked, detail, ...common }, offered };
}
