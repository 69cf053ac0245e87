import { KILLING, PULLED, SPARING } from '../../attack/ticks.ts';
import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { rememberedOfTwo } from '../../../../engine/remembered.ts';
import type { Act, Cost, Doing } from '../../actions/act.ts';
import { being, beingIn, type CharacterId, characterIn, type Scene } from '../../scene.ts';
import { metresBetween } from '../../space/distance.ts';
import { whyNotPaid } from '../../turn/economy.ts';
import { abilitiesOf, type Known, knownAbility } from '../active/owned.ts';
import { scaleOf } from '../active/scale.ts';
import { hasRule } from '../active/source.ts';
import type { Ability } from '../schema/ability.ts';
import { plainly } from '../schema/amount.ts';
import { aimedAt } from '../use/area.ts';
import { type Casting, mostFor, priceOf } from '../use/cost.ts';
import { priceLine } from '../words/price.ts';
import { aimOf, candidates, whyNotAimed, whyNotCast } from '../use/legality.ts';
import {
  alsoChoice,
  halfChoice,
  isHoly,
  mixChoice,
  mixIn,
  readTicked,
  upcastChoice,
  upcastCost,
  upcastWords,
} from '../use/upcasts.ts';
import { useAbility } from '../use/use.ts';
import { abilityNote } from '../words/ability.ts';

/** Abilities that are used as an action: not reactions, nor Maneuvers that go with a weapon attack. */
const usable = (scene: Scene, actor: CharacterId): readonly Known[] => {
  const who = beingIn(scene, actor);
  return who === null
    ? []
    : abilitiesOf(who).filter(({ ability: { time } }) => time.kind === 'ap' || time.kind === 'minutes');
};

const plainly0 = (ability: Ability): Casting => ({ ability, upcasts: {}, half: false });

/** What an Ability costs as it was chosen. */
export function costOfAbility(scene: Scene, actor: CharacterId, casting: Casting): Cost {
  const { time } = casting.ability;
  const { paid } = priceOf(scene, actor, casting);
  return {
    wp: paid,
    ...(time.kind === 'ap' ? { ap: time.ap } : {}),
    ...(time.kind === 'rp' ? { rp: time.rp } : {}),
  };
}

/** The Ability that somebody means, with what they have ticked. */
export function castingOf(
  scene: Scene,
  { actor, means, spend }: Doing,
): (Casting & { also: readonly string[] }) | null {
  const who = beingIn(scene, actor);
  const ready = means === null ? null : mixIn(means);
  const known = who === null || means === null ? null : knownAbility(who, ready ?? means);
  if (who === null || known === null) return null;
  const mixes = who.abilities.find(({ id }) => id === known.ability.id)?.mixes ?? [];
  const ticked = ready === null || means === null ? spend : [means, ...spend];
  return { ability: known.ability, ...readTicked(known.ability, ticked, mixes) };
}

/** Everybody at whom an Ability could be aimed, with the reason where it can't be now. */
const aims = rememberedOfTwo(
  (scene: Scene, actor: CharacterId, ability: Ability): ReadonlyMap<CharacterId, Refusal | null> =>
    new Map(candidates(scene, actor).map((id) => [id, whyNotAimed(scene, actor, plainly0(ability), id)])),
);

/** Those at whom it could be aimed now. */
const openTargets = (scene: Scene, actor: CharacterId, ability: Ability): readonly CharacterId[] =>
  [...aims(scene, actor, ability)].flatMap(([id, why]) => (why === null ? [id] : []));

const meansChoice = rememberedOfTwo((scene: Scene, actor: CharacterId, ability: Ability): Choice => {
  const casting = plainly0(ability);
  const needs = aimOf(ability) !== 'nothing';
  const fits = needs ? openTargets(scene, actor, ability) : [];
  const why =
    whyNotCast(scene, actor, casting) ??
    whyNotPaid(scene, actor, costOfAbility(scene, actor, casting)) ??
    (needs && fits.length === 0 ? whyNobody(scene, actor, ability) : null);
  return { id: ability.id, name: ability.name, note: abilityNote(ability), fits, refused: why };
});

/** The last two mixes of an Ability stand among what can be used, whole: a usual upcast is picked in one. */
function readyMeans(scene: Scene, actor: CharacterId, ability: Ability): readonly Choice[] {
  const { fits = [], refused } = meansChoice(scene, actor, ability);
  const mixes = being(scene, actor).abilities.find(({ id }) => id === ability.id)?.mixes ?? [];
  return mixesOf(scene, actor, ability).map((one, n) => {
    const casting: Casting = { ability, upcasts: mixes[n] ?? {}, half: false };
    const why = refused ?? one.refused ?? whyNotPaid(scene, actor, costOfAbility(scene, actor, casting));
    return { ...one, fits, recent: true, refused: why };
  });
}

function whyNobody(scene: Scene, actor: CharacterId, ability: Ability): Refusal {
  const [first] = [...aims(scene, actor, ability)].flatMap(([id, why]) => (id === actor ? [] : (why ?? [])));
  return first ?? refusal('nobodyInReach', { ability: ability.name });
}

/** Everybody at whom one of the Abilities could be aimed; who is out of reach of all says why. */
function targetChoices(scene: Scene, actor: CharacterId): readonly Choice[] {
  const aimed = usable(scene, actor).flatMap(({ ability }) =>
    aimOf(ability) === 'nothing' ? [] : [ability],
  );
  return candidates(scene, actor).flatMap((id) => {
    const whys = aimed.map((ability) => aims(scene, actor, ability).get(id) ?? null);
    const [first] = whys;
    if (first === undefined) return [];
    const down = (beingIn(scene, id)?.vitality ?? 1) < 1 ? ', down' : '';
    const note = scene.fight === null ? {} : { note: `${metresBetween(scene, actor, id)} m${down}` };
    const name = characterIn(scene, id)?.name ?? id;
    return [{ id, name, ...note, refused: whys.includes(null) ? null : first }];
  });
}

/** Upcasts that can be ticked: so often of each as the limit and one's WP allow; the last two mixes; the Path of Damage; more targets. */
function spendChoices(scene: Scene, actor: CharacterId): readonly Choice[] {
  const who = beingIn(scene, actor);
  if (who === null) return [];
  const halves = hasRule(scene, actor, 'halfForOne') !== null;
  const abilities = usable(scene, actor).map(({ ability }) => ability);
  return [
    ...abilities.flatMap((ability) => [
      ...mixesOf(scene, actor, ability).map((mix) => ({ ...mix, suits: [ability.id] })),
      ...stepsOf(scene, actor, ability),
      ...(halves && ability.types.includes('damage') ? [halfOf(ability)] : []),
    ]),
    ...moreTargets(scene, actor, abilities),
    ...manners(abilities),
  ];
}

/** How an attack is meant, each tick for the Abilities that it goes with. */
function manners(abilities: readonly Ability[]): readonly Choice[] {
  const tick = (id: string, name: string, note: string, of: readonly Ability[]): readonly Choice[] =>
    of.length === 0 ? [] : [{ id, name, note, suits: of.map((one) => one.id), refused: null }];
  const attacks = abilities.filter(({ attack }) => attack !== null);
  return [
    ...tick(SPARING, "Don't kill", '1d4 less damage, and another for each Tier', attacks),
    ...tick(
      KILLING,
      'Holy kills',
      'biological creatures, too',
      abilities.filter(({ effects }) => isHoly(effects)),
    ),
    ...tick(PULLED, 'Miss on purpose', 'nobody is hit', attacks),
  ];
}

const halfOf = (ability: Ability): Choice => ({
  id: halfChoice(ability.id),
  name: `${ability.name}: 1 WP, half damage`,
  note: 'Path of Damage',
  suits: [ability.id],
  refused: null,
});

function stepsOf(scene: Scene, actor: CharacterId, ability: Ability): readonly Choice[] {
  const most = mostFor(scene, actor, { ability });
  return ability.upcasts.flatMap(({ id, name, cost, most: times }) => {
    const count = Math.min(times ?? 10, Math.floor((most - ability.wp) / cost));
    return Array.from({ length: Math.max(0, count) }, (_, n): Choice => {
      const casting: Casting = { ability, upcasts: { [id]: n + 1 }, half: false };
      return {
        id: upcastChoice(ability.id, id, n + 1),
        name: `${ability.name}: ${name}${n === 0 ? '' : ` ×${n + 1}`}`,
        note: `+${cost * (n + 1)} WP`,
        suits: [ability.id],
        step: { of: `${ability.id}:${id}`, name, at: n + 1 },
        refused: whyNotCast(scene, actor, casting),
      };
    });
  });
}

const mixesOf = (scene: Scene, actor: CharacterId, ability: Ability): readonly Choice[] =>
  (being(scene, actor).abilities.find(({ id }) => id === ability.id)?.mixes ?? []).map(
    (upcasts, n): Choice => ({
      id: mixChoice(ability.id, n),
      name: `${ability.name}, ${upcastWords(ability, upcasts)}`,
      note: `${ability.wp + upcastCost(ability, upcasts)} WP, as last time`,
      refused: whyNotCast(scene, actor, { ability, upcasts, half: false }),
    }),
  );

/** Others to take in, where an Ability takes several. */
function moreTargets(scene: Scene, actor: CharacterId, abilities: readonly Ability[]): readonly Choice[] {
  const several = abilities.some(
    ({ target, upcasts }) =>
      plainly(
        target.count,
        scaleOf(being(scene, actor), Object.fromEntries(upcasts.map(({ id }) => [id, 1]))),
      ) > 1,
  );
  if (!several) return [];
  return candidates(scene, actor).map((id) => ({
    id: alsoChoice(id),
    name: `Also ${characterIn(scene, id)?.name ?? id}`,
    note: 'where it takes several',
    refused: null,
  }));
}

/** The one target there is, where nobody says which. */
function only(scene: Scene, actor: CharacterId, ability: Ability): string | null {
  const open = openTargets(scene, actor, ability);
  const [first = null] = open;
  return open.length === 1 ? first : null;
}

function whyNot(scene: Scene, doing: Doing): Refusal | null {
  const casting = castingOf(scene, doing);
  if (casting === null) return refusal('chooseAbility', { actor: doing.actor });
  const { actor, target } = doing;
  const why = whyNotCast(scene, actor, casting);
  if (why !== null || aimOf(casting.ability) === 'nothing') return why;
  const chosen = target ?? only(scene, actor, casting.ability);
  if (chosen === null) return refusal('chooseTarget', { act: casting.ability.name });
  return whyNotAimed(scene, actor, casting, chosen);
}

/** Using an Ability: in a fight for its AP, outside of one whenever there is time. */
export const useAnAbility: Act = {
  id: 'ability',
  name: 'Use an Ability',
  also: ['Cast', 'Power', 'Spell'],
  group: 'powers',
  cost: {},
  when: 'anytime',
  price: 'WP, and AP in a fight',
  targetLater: true,
  targetsOpen: true,
  offered: (scene, actor) => usable(scene, actor).length > 0,
  refused(scene, actor) {
    const own = scene.fight !== null && (scene.fight.fighters[actor]?.turn ?? null) === null;
    if (own) return refusal('notYourTurn', { actor, current: null });
    const [first, ...more] = usable(scene, actor).map(
      ({ ability }) => meansChoice(scene, actor, ability).refused,
    );
    if (first === undefined) return refusal('noAbility', { actor });
    return [first, ...more].includes(null) ? null : first;
  },
  costOf(scene, doing) {
    const casting = castingOf(scene, doing);
    return casting === null ? {} : costOfAbility(scene, doing.actor, casting);
  },
  tally(scene, doing) {
    const casting = castingOf(scene, doing);
    return casting === null ? null : priceLine(scene, doing.actor, casting);
  },
  targets: targetChoices,
  means: (scene, actor) =>
    usable(scene, actor).flatMap(({ ability }) => [
      ...readyMeans(scene, actor, ability),
      meansChoice(scene, actor, ability),
    ]),
  spends: spendChoices,
  whyNot,
  *run(tx, doing) {
    const now = tx.snapshot();
    const casting = castingOf(now, doing);
    if (casting === null) return;
    const { actor } = doing;
    const aim = aimOf(casting.ability);
    const chosen = doing.target ?? only(now, actor, casting.ability);
    yield* useAbility(tx, {
      ...{ actor, casting, also: casting.also },
      target: aim === 'person' ? chosen : null,
      aimed: aim === 'nothing' || chosen === null ? null : aimedAt(now, chosen),
    });
  },
};
