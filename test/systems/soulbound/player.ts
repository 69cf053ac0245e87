import type { Intent } from '../../../src/engine/intent.ts';
import type { ActOption, Choice } from '../../../src/engine/options.ts';
import { isBlast } from '../../../src/systems/soulbound/attack/blast.ts';
import { meansOf } from '../../../src/systems/soulbound/attack/means.ts';
import type { Character } from '../../../src/systems/soulbound/character/schema.ts';
import { rests } from '../../../src/systems/soulbound/content/rests.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { actingIn, fighterIn, fightersIn, type Scene } from '../../../src/systems/soulbound/scene.ts';
import { holdsTurn } from '../../../src/systems/soulbound/turn/held.ts';
import { toAct } from '../../../src/systems/soulbound/turn/together.ts';
import { type Chance, once, one } from '../../support/random/chance.ts';
import type { Wish } from '../../support/random/report.ts';
import { bound, checking, equipping, joining, meddling, open } from './battles/meddling.ts';

const gm = { gm: true, characters: [] };

const unoffered = (intent: Intent): Wish => ({ intent, offered: false });

/**
 * What is done next in a battle, by chance: mostly something offered to the one on turn, now and then to somebody who is
 * not; a check, something by the GM, or the next turn.
 */
export function choice(scene: Scene, chance: Chance): Wish {
  if (scene.fight === null) return afterwards(scene, chance);
  if (once(9, chance)) return unoffered(meddling(scene, chance));
  if (once([...bound(scene)].length > 0 ? 10 : 40, chance)) return unoffered(checking(scene, chance));
  const able = toAct(scene);
  const current = actingIn(scene) ?? (able.length === 0 ? null : one(able, chance));
  if (current === null) return unoffered(fightersIn(scene).length < 2 ? joining(scene, chance) : next);
  if (actingIn(scene) === null && once(6, chance))
    return unoffered(once(4, chance) ? next : waiting(current, chance));
  return acting(scene, doer(scene, current, chance), chance);
}

const next: Intent = { kind: 'next', actor: null, asGm: true };

/** Where heroes act in any order, one of them lets the others act first, or their turn pass. */
const waiting = (actor: string, chance: Chance): Intent => ({
  kind: one(['hold', 'next'], chance),
  actor,
  asGm: once(2, chance),
});

/** Who does something: who waits and can act now, mostly the one on turn, sometimes anybody who can do something. */
function doer(scene: Scene, current: string, chance: Chance): string {
  const waits = fightersIn(scene).find(
    (id) => fighterIn(scene, id)?.waiting !== null || holdsTurn(scene, id),
  );
  if (waits !== undefined && once(2, chance)) return waits;
  return once(12, chance) ? one(fightersIn(scene), chance) : current;
}

/** Acts that are chosen before others, as they are rarely possible. */
const eager: readonly string[] = [
  'reactNow',
  'actNext',
  'cheatDeath',
  'breakFree',
  'forceEntry',
  'reload',
  'calledShot',
  'recoverToughness',
  'useTalent',
  'castSpell',
  'useItem',
  'freeTalent',
  'stand',
  'useObject',
  'letGo',
  'move',
  'run',
  'comeOut',
  'defendZone',
];

/** Those that would fill or end most fights, as they cost nothing and can nearly always be done. */
const rare: readonly string[] = [
  'fall',
  'hold',
  'flee',
  'retreat',
  'regainMettle',
  'dropItem',
  'approach',
  'withdraw',
  'mount',
  'extraAction',
  'drop',
  'endTurn',
];

/** Something that can be done; who has no Action left mostly ends the turn. */
export function acting(scene: Scene, actor: string, chance: Chance): Wish {
  const all = ableTo(scene, actor);
  const end = all.find(({ id }) => id === 'endTurn');
  const now = all.find(({ id }) => id === 'reactNow');
  if (now !== undefined && once(2, chance)) return doing(scene, actor, now, chance);
  const isSpent = scene.fight?.turn?.actor === actor && scene.fight.turn.actions === 0;
  if (end !== undefined && isSpent && !once(3, chance)) return doing(scene, actor, end, chance);
  const flight = scene.characters[actor]?.flies == null ? undefined : all.find(({ id }) => id === 'goAbout');
  if (flight !== undefined && once(4, chance)) return doing(scene, actor, flight, chance);
  const able = all.filter(({ id }) => !rare.includes(id) || once(id === 'fall' ? 20 : 5, chance));
  const attack = able.find(({ kind }) => kind === 'attack');
  if (attack !== undefined && once(3, chance)) return attacking(scene, actor, attack, chance);
  const likely = able.filter(({ id }) => eager.includes(id));
  const list = likely.length > 0 && once(2, chance) ? likely : able;
  if (list.length === 0) return end === undefined ? unoffered(next) : doing(scene, actor, end, chance);
  const act = one(list, chance);
  return act.kind === 'attack' ? attacking(scene, actor, act, chance) : doing(scene, actor, act, chance);
}

/** What somebody can do now, and has all for that it takes. */
const ableTo = (scene: Scene, actor: string): readonly ActOption[] =>
  soulbound
    .options(scene, actor, gm)
    .acts.filter(({ refused, means }) => refused === null && (means === undefined || open(means).length > 0));

function attacking(scene: Scene, actor: string, act: ActOption, chance: Chance): Wish {
  const means = one(open(act.means), chance);
  const targets = open(act.targets).filter(({ id }) => means.fits?.includes(id) ?? true);
  if (targets.length === 0) return unoffered(next);
  const target = one(targets, chance).id;
  const blast = aimsAtZones(scene, actor, means.id);
  const way = blast || once(2, chance) ? null : one(open(act.ways), chance).id;
  const spend = spending(scene, act, chance).filter((id) => !blast || id === 'extraAction');
  const intent = { kind: 'attack', actor, target, means: means.id, way, spend, asGm: true } as const;
  // Where a Charge may lead into the next Zone, a target may be open to that alone.
  const isPlainly = way === null && scene.party.rules.chargeMoves === 'no';
  return { intent, offered: isPlainly && isPlain(scene, actor, spend) };
}

/** Whether a weapon is aimed at Zones, where a Test and what goes with it has no place. */
function aimsAtZones(scene: Scene, actor: string, means: string): boolean {
  const found = meansOf(scene, actor).find(({ id }) => id === means);
  return found !== undefined && isBlast(scene, found.weapon);
}

function doing(scene: Scene, actor: string, act: ActOption, chance: Chance): Wish {
  if (act.id === 'hold' && once(2, chance))
    return { intent: { kind: 'hold', actor, asGm: once(2, chance) }, offered: true };
  const tools = open(act.means);
  const usual = once(2, chance) ? usualOf(act.id, tools) : tools;
  const means = tools.length === 0 ? null : one(usual, chance);
  const targets = open(act.targets).filter(({ id }) => means?.fits?.includes(id) ?? true);
  const target = targets.length === 0 ? null : one(targets, chance).id;
  const spend = spending(scene, act, chance);
  const detail = act.id === 'fall' ? one(['25', '9 feet'], chance) : act.id === 'search' ? '4:1' : 'a noise';
  const isAsked = act.id === 'reactNow' && once(2, chance);
  const intent: Intent = {
    kind: 'act',
    actor,
    act: act.id,
    target: isAsked ? null : target,
    means: isAsked ? null : (means?.id ?? null),
    detail: act.detail === 'needed' || (act.id === 'search' && once(3, chance)) ? detail : null,
    spend,
    asGm: once(2, chance), // else the GM is asked
  };
  const waits = act.id === 'reactNow' || act.id === 'calledShot';
  return { intent, offered: !waits && isPlain(scene, actor, spend) };
}

/** Of what an act is done with, that which comes to something more often. */
function usualOf(act: string, tools: readonly Choice[]): readonly Choice[] {
  const few = act === 'react' ? tools.slice(0, 3) : tools.filter(({ id }) => id === 'flying');
  return few.length === 0 ? tools : few;
}

/** Whether nothing is spent but the Action that is needed, whatever else could be had for it. */
const isPlain = (scene: Scene, actor: string, spend: readonly string[]): boolean =>
  spend.every(
    (id) => id === 'extraAction' && scene.fight?.turn?.actor === actor && scene.fight.turn.actions === 0,
  );

/** What is spent: an extra Action where none is left to do it with, the rest now and then. */
const spending = (scene: Scene, act: ActOption, chance: Chance): readonly string[] => {
  const none = (scene.fight?.turn?.actions ?? 0) === 0;
  return open(act.spends)
    .filter(({ id }) => (id === 'extraAction' ? none || once(12, chance) : once(5, chance)))
    .map((spend) => spend.id);
};

/** What is done once a fight is over: Death Tests, rests, checks, and what can be done at any time. */
function afterwards(scene: Scene, chance: Chance): Wish {
  const dying = Object.entries(scene.characters).find(([, { mortal, dead }]) => mortal !== null && !dead);
  if (dying !== undefined && once(2, chance)) return facingDeath(scene, dying[0], chance);
  const actors = Object.entries(scene.characters).flatMap(([id, who]) => (canRest(who) ? [id] : []));
  const actor = one(Object.keys(scene.characters), chance);
  if (actors.length > 0 && once(3, chance))
    return unoffered({ kind: 'rest', rest: one(rests, chance).id, actors, asGm: true });
  if (once(2, chance)) return unoffered(checking(scene, chance));
  const acts = ableTo(scene, actor);
  return acts.length === 0
    ? unoffered(equipping(scene, actor, chance))
    : doing(scene, actor, one(acts, chance), chance);
}

/** Who is dying outside of a fight makes a Death Test, or in its place a Last Stand, which they say is over. */
function facingDeath(scene: Scene, actor: string, chance: Chance): Wish {
  const stand = ableTo(scene, actor).find(({ id }) => id === 'endLastStand');
  if (stand !== undefined) return doing(scene, actor, stand, chance);
  return { intent: { ...checking(scene, chance), ...deathTest, actor }, offered: true };
}

const deathTest = {
  what: 'death',
  difficulty: null,
  against: null,
  edge: null,
  resistingEdge: null,
  spend: [],
} as const;

const canRest = (who: Character) => !who.dead && who.mortal === null;
