import type { Intent } from '../../../../src/engine/intent.ts';
import type { ActOption, Choice } from '../../../../src/engine/options.ts';
import type { ConditionId } from '../../../../src/systems/zafir/content/conditions.ts';
import { content } from '../../../../src/systems/zafir/content/index.ts';
import { type Scene, unitIn, unitsIn } from '../../../../src/systems/zafir/scene.ts';
import { rests } from '../../../../src/systems/zafir/town/rest.ts';
import { toAct } from '../../../../src/systems/zafir/turn/who.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';
import type { Wish } from '../../../support/random/report.ts';
import { amending, checking, conditioning, joining, meddling, objective } from './meddling.ts';
import { isLiked, type Liking, likedOf } from './liking.ts';
import { offersTo, open } from './offers.ts';
import { crewOf, encounterBegins, missionBegins } from './opening.ts';

const unoffered = (intent: Intent): Wish => ({ intent, offered: false });

const next: Intent = { kind: 'next', actor: null, asGm: true };

/** What is done next, by chance: mostly something offered to somebody who may act, now and then something by the GM. */
export function choice(scene: Scene, chance: Chance, liking: Liking): Wish {
  if (scene.fight === null) return between(scene, chance, liking);
  if (once(9, chance)) return unoffered(meddling(scene, chance));
  const watched = provoked(scene, chance);
  if (watched !== null && once(3, chance)) return unoffered(watched);
  if (once(50, chance)) return unoffered(checking(scene, chance));
  if (unitsIn(scene).length < 2) return unoffered(once(2, chance) ? joining(scene, chance) : next);
  const actor = doer(scene, chance);
  return actor === null ? unoffered(next) : acting(scene, actor, chance, liking);
}

/** How what is played comes to its end: the encounter, then the mission, then the town. Some end it Out of Action. */
export function ending(scene: Scene, chance: Chance, liking: Liking): Wish {
  if (scene.party.mission !== null && crewOf(scene).length > 0 && once(3, chance))
    return unoffered(afflicting(one(crewOf(scene), chance), 'outOfAction'));
  if (scene.fight !== null) return unoffered({ kind: 'end', asGm: true });
  return scene.party.mission === null ? between(scene, chance, liking) : unoffered(missionEnds(chance));
}

const afflicting = (actor: string, condition: ConditionId): Intent => ({
  kind: 'condition',
  actor,
  change: 'add',
  condition,
  source: null,
  until: null,
  asGm: true,
});

/** Where somebody is suppressed or watched, what lets them be shot at: a move of theirs, or of their side's phase its beginning. */
function provoked(scene: Scene, chance: Chance): Intent | null {
  const effects = unitsIn(scene).flatMap((id) =>
    (unitIn(scene, id)?.effects ?? []).map((one) => ({ on: id, ...one })),
  );
  const mover = effects.find(({ id }) => id === 'suppressed')?.on ?? null;
  if (mover === null) return effects.some(({ id }) => id === 'overwatch') ? next : null;
  const way = open(offersTo(scene, mover).acts.find(({ id }) => id === 'move')?.targets);
  if (!toAct(scene).includes(mover) || way.length === 0) return next;
  const target = one(way, chance).id;
  return { kind: 'act', actor: mover, act: 'move', target, means: null, detail: null, spend: [], asGm: true };
}

/** Who does something: whose turn it is, or who may begin theirs; sometimes anybody. */
function doer(scene: Scene, chance: Chance): string | null {
  if (once(15, chance)) return one(unitsIn(scene), chance);
  const owed = scene.fight?.owed[0]?.actor;
  const running = owed ?? scene.fight?.turn?.actor;
  if (running !== undefined && !once(12, chance)) return running;
  const waiting = toAct(scene);
  return waiting.length === 0 ? null : one(waiting, chance);
}

/** Those that would fill most missions, as they can nearly always be done. */
const rare: readonly string[] = ['order', 'interact', 'learnLanguage', 'unequip', 'emptyPocket'];

/** Those that are rarely possible: then they are often done. */
const eager: readonly string[] = [
  'fillPocket',
  'chooseClass',
  'installMod',
  'seeDoctor',
  'tendWounds',
  'getAid',
  'pickLock',
  'demolitionist',
  'disruptArtifact',
  'arcaneBolt',
  'grapple',
  'deployableCover',
];

/** What many would rather do than anything else, however much is offered. */
const usual: readonly string[] = ['move', 'overwatch'];

export function acting(scene: Scene, actor: string, chance: Chance, liking: Liking): Wish {
  const all = offersTo(scene, actor).acts.filter(canDo);
  const liked = all.find((act) => act.kind !== 'attack' && isLiked(act, liking));
  if (liked !== undefined && once(2, chance)) return doing(scene, actor, liked, chance, liking);
  const chosen = all.filter(({ id }) => eager.includes(id));
  if (chosen.length > 0 && once(3, chance)) return doing(scene, actor, one(chosen, chance), chance);
  const mind = all.find(({ id }) => onMinds.includes(id));
  if (mind !== undefined && once(2, chance)) return dreading(scene, actor, mind, chance);
  const able = all.filter(({ id }) => !rare.includes(id) || once(8, chance));
  const order = offersTo(scene, actor).acts.find(({ id }) => id === 'order');
  if (order !== undefined && once(12, chance)) return doing(scene, actor, order, chance);
  const attack = able.find(({ kind }) => kind === 'attack');
  if (attack !== undefined && once(3, chance)) return attacking(scene, actor, attack, chance);
  const plainly = able.find(({ id }) => usual.includes(id));
  if (plainly !== undefined && once(4, chance)) return doing(scene, actor, plainly, chance);
  if (able.length === 0 || once(10, chance))
    return unoffered(once(2, chance) ? { kind: once(9, chance) ? 'hold' : 'next', actor, asGm: true } : next);
  const act = one(able, chance);
  return act.kind === 'attack' ? attacking(scene, actor, act, chance) : doing(scene, actor, act, chance);
}

/** Abilities that attack a mind, and go deeper where it panics. */
const onMinds: readonly string[] = ['mindFlay', 'soulRend', 'terrorize'];

/** A mind is attacked that panics, or the GM lets somebody panic first. */
function dreading(scene: Scene, actor: string, act: ActOption, chance: Chance): Wish {
  const minds = open(act.targets).map(({ id }) => id);
  const afraid = minds.find((id) =>
    scene.characters[id]?.battle.conditions.some((one) => one.id === 'panic'),
  );
  if (afraid !== undefined) return doing(scene, actor, act, chance, [afraid]);
  return minds.length === 0
    ? doing(scene, actor, act, chance)
    : unoffered(afflicting(one(minds, chance), 'panic'));
}

const canDo = ({ refused, means }: ActOption) =>
  refused === null && (means === undefined || open(means).length > 0);

function attacking(scene: Scene, actor: string, act: ActOption, chance: Chance): Wish {
  const means = one(open(act.means), chance);
  const isGrenade = content.grenades.some(({ id }) => id === means.id);
  const targets = open(act.targets).filter(({ id }) => means.fits?.includes(id) ?? true);
  const common = { kind: 'attack', actor, means: means.id, spend: [], asGm: true } as const;
  if (isGrenade) {
    const target = once(3, chance) || targets.length === 0 ? tileBy(scene, chance) : one(targets, chance).id;
    return unoffered({ ...common, target, way: null });
  }
  if (targets.length === 0) return unoffered(next);
  const way = once(5, chance) ? one(open(act.ways), chance).id : null;
  const target = one(targets, chance).id;
  const isUsual = means === open(act.means)[0]; // nobody types what goes without saying
  const intent = { ...common, target, way, means: isUsual ? null : means.id };
  return { intent, offered: way === null && !isUsual };
}

function doing(scene: Scene, actor: string, act: ActOption, chance: Chance, liking: Liking = []): Wish {
  const means = likedOf(open(act.means), liking, chance);
  const targets = open(act.targets).filter(({ id }) => means?.fits?.includes(id) ?? true);
  const listed = likedOf(targets, liking, chance)?.id ?? null;
  const isWanted = listed !== null && liking.includes(listed);
  const mayType = act.targetsOpen === true && scene.fight !== null && !isWanted;
  const typed = mayType && (targets.length === 0 || once(2, chance));
  const living = act.id === 'buy' ? targets.filter(({ id }) => id.startsWith('living.')) : [];
  const cheap = living.length > 0 && !isWanted && !once(3, chance) ? one(living, chance).id : null;
  const target = typed ? typedFor(scene, act, chance) : (cheap ?? hardWay(act, targets, chance) ?? listed);
  const detail = detailFor(act, chance);
  const intent: Intent = {
    kind: 'act',
    actor,
    act: act.id,
    target,
    means: means?.id ?? null,
    detail,
    spend: [],
    asGm: true,
  };
  return { intent, offered: isWhole(act) && !typed && detail === null };
}

/** Of moves now and then one that takes more than feet. */
function hardWay({ id }: ActOption, ways: readonly Choice[], chance: Chance): string | null {
  if (id !== 'move' || once(2, chance)) return null;
  const falls = ways.filter(({ note }) => /fall/.test(note ?? ''));
  const hard = falls.length > 0 ? falls : ways.filter(({ note }) => /Agility|harm/.test(note ?? ''));
  return hard.length === 0 ? null : one(hard, chance).id;
}

/** What an owner may refuse, or goes by what is chosen together. */
const asked: readonly string[] = ['charge', 'useAllysItem', 'getAid', 'fillPocket', 'installMod'];

/** Whether every choice of an act goes with every other, so that none of what is offered may be refused. */
const isWhole = ({ id, targets, means }: ActOption): boolean =>
  !asked.includes(id) &&
  (targets === undefined ||
    means === undefined ||
    open(targets).length < 2 ||
    open(means).every(({ fits }) => fits !== undefined));

/** Words that go with some acts. */
function detailFor({ id, detail }: ActOption, chance: Chance): string | null {
  if (id === 'give') return one(['1', '1.50'], chance);
  if (id === 'useUtility') return one([null, 'a safe, Will 2'], chance);
  if (id === 'getAid' || id === 'buy' || id === 'sell' || id === 'fillPocket') return null;
  return detail === 'needed' ? 'a lever' : null;
}

/** A tile, or of moves a way in steps, as somebody might type it. */
const typedFor = (scene: Scene, { id }: ActOption, chance: Chance): string =>
  id === 'move' && once(2, chance)
    ? `${one(['up', 'down', 'left', 'right'], chance)} ${1 + chance(3)}, ${one(['left', 'right', 'up'], chance)} 1`
    : tileBy(scene, chance);

/** A tile of the map, mostly near somebody. */
function tileBy(scene: Scene, chance: Chance): string {
  const near = unitIn(scene, one(unitsIn(scene), chance))?.at ?? 'A1';
  const { columns = 8, rows = 6 } = scene.fight?.grid ?? {};
  const around = (at: number, most: number) => Math.max(0, Math.min(most - 1, at + chance(5) - 2));
  const [x, y] = [near.charCodeAt(0) - 65, Number(near.slice(1)) - 1];
  return `${String.fromCharCode(65 + around(x, columns))}${around(y, rows) + 1}`;
}

function missionEnds(chance: Chance): Intent {
  return {
    kind: 'mission',
    change: 'end',
    name: null,
    text: null,
    number: null,
    state: one(['done', 'failed'], chance),
    bodies: one([null, 'recovered', 'left'], chance),
    money: one([null, '120', '7.50'], chance),
    rewards: one([null, 'A medal'], chance),
    actors: [],
    asGm: true,
  };
}

/** What is done between encounters and missions: gear and levels, rest, checks; or the next encounter begins. */
function between(scene: Scene, chance: Chance, liking: Liking): Wish {
  const running = scene.party.mission !== null;
  if (once(running ? 3 : 10, chance)) return unoffered(encounterBegins(scene, chance));
  if (once(running ? 5 : 8, chance))
    return unoffered(running ? missionEnds(chance) : missionBegins(scene, chance));
  const crew = crewOf(scene);
  if (crew.length === 0) return unoffered(next);
  if (once(7, chance))
    return unoffered(once(2, chance) && running ? objective(scene, chance) : checking(scene, chance));
  if (!running && once(8, chance))
    return unoffered({ kind: 'rest', rest: one(rests, chance).id, actors: [...crew], asGm: true });
  if (once(25, chance)) return unoffered(conditioning(scene, one(crew, chance), chance));
  if (once(25, chance)) return unoffered(amending(one(crew, chance), scene, chance));
  const actor = one(crew, chance);
  const all = offersTo(scene, actor).acts.filter(canDo);
  const liked = all.find((act) => isLiked(act, liking));
  if (liked !== undefined && once(2, chance)) return doing(scene, actor, liked, chance, liking);
  const able = all.filter(({ id }) => !rare.includes(id) || once(4, chance));
  const often = able.filter(({ id }) => id === 'buy' || id === 'useUtility' || eager.includes(id));
  if (often.length > 0 && once(3, chance)) return doing(scene, actor, one(often, chance), chance);
  return able.length === 0
    ? unoffered(checking(scene, chance))
    : doing(scene, actor, one(able, chance), chance);
}
