import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { rowOf } from '../../../../engine/table.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { Act, Cost, Doing } from '../../actions/act.ts';
import { itemName } from '../../attack/held.ts';
import type { Being, Item } from '../../character/schema.ts';
import { skills } from '../../content/skills.ts';
import { skillLevelOf } from '../../numbers/stat.ts';
import { carryAbility } from '../../packs/ownRows.ts';
import { being, beingIn, type CharacterId, characterIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { whyNotPaid } from '../../turn/economy.ts';
import { abilityOf } from '../active/owned.ts';
import type { Ability } from '../schema/ability.ts';
import { aimedAt } from '../use/area.ts';
import { type Casting, priceOf } from '../use/cost.ts';
import { aimOf, candidates, whyNotAimed, whyNotWork } from '../use/legality.ts';
import { readTicked, upcastChoice, upcastCost } from '../use/upcasts.ts';
import { useAbility } from '../use/use.ts';
import { abilityLine } from '../words/ability.ts';

/** A thing with an Ability in it, and that Ability. */
interface Charged {
  readonly item: Item;
  readonly ability: Ability;
  /** It is used up; else it has charges. */
  readonly once: boolean;
}

function chargedIn(who: Being, item: Item): Charged | null {
  const { profile } = item;
  if (profile.kind !== 'abilityConsumable' && profile.kind !== 'abilityItem') return null;
  const known = profile.ability === null ? null : abilityOf(who, profile.ability);
  const ability = known ?? profile.own?.ability ?? null;
  if (ability === null || item.dropped) return null;
  // What its maker has put into it is what it works by, but for an Ability that is of one power source alone.
  const source = ability.source ?? item.powerSource;
  return { item, ability: { ...ability, source }, once: profile.kind === 'abilityConsumable' };
}

const chargedOf = (scene: Scene, actor: CharacterId): readonly Charged[] => {
  const who = beingIn(scene, actor);
  return who === null ? [] : who.items.flatMap((item) => chargedIn(who, item) ?? []);
};

const meant = (scene: Scene, { actor, means }: Pick<Doing, 'actor' | 'means'>): Charged | null =>
  chargedOf(scene, actor).find(({ item }) => item.id === means) ?? null;

/** The Ability as the thing uses it: a consumable as it was made, an item upcast with its charges (Ability Consumables and Items). */
function castingOf({ item, ability, once }: Charged, spend: readonly string[]): Casting {
  const fixed = 'upcasts' in item.profile ? item.profile.upcasts : {};
  return { ability, half: false, upcasts: once ? fixed : readTicked(ability, spend).upcasts };
}

/** Charges that a use takes: as many as it would take WP. */
const chargesFor = ({ ability, upcasts }: Casting): number => ability.wp + upcastCost(ability, upcasts);

function whyNot(scene: Scene, actor: CharacterId, thing: Charged, casting: Casting): Refusal | null {
  const { needs } = thing.item;
  if (needs && skillLevelOf(being(scene, actor), needs.skill) < needs.level)
    return refusal('itemNeedsSkill', {
      actor,
      item: itemName(thing.item),
      skill: rowOf(skills, needs.skill).name,
      level: needs.level,
    });
  const early = whyNotWork(scene, actor, casting);
  if (early !== null || thing.once) return early;
  const { nominal, limit } = priceOf(scene, actor, casting);
  if (nominal > limit) return refusal('wpLimit', { ability: thing.ability.name, costs: nominal, limit });
  const takes = chargesFor(casting);
  return takes > thing.item.charges
    ? refusal('tooFewCharges', { item: itemName(thing.item), needs: takes, has: thing.item.charges })
    : null;
}

/** It takes as long as the Ability (read: the book says nothing else). */
const costOf = ({ ability: { time } }: Charged): Cost => (time.kind === 'ap' ? { ap: time.ap } : {});

const fitsFor = (scene: Scene, actor: CharacterId, casting: Casting): readonly CharacterId[] =>
  candidates(scene, actor).filter((id) => whyNotAimed(scene, actor, casting, id) === null);

function meansChoice(scene: Scene, actor: CharacterId, thing: Charged): Choice {
  const casting = castingOf(thing, []);
  const left = thing.once ? `${thing.item.count} left` : `${thing.item.charges} charges`;
  return {
    id: thing.item.id,
    name: itemName(thing.item),
    note: `${left}. ${abilityLine(thing.ability)}`.slice(0, 100),
    ...(aimOf(thing.ability) === 'nothing' ? {} : { fits: fitsFor(scene, actor, casting) }),
    refused: whyNot(scene, actor, thing, casting) ?? whyNotPaid(scene, actor, costOf(thing)),
  };
}

/** Upcasts of things with charges, as far as those go. */
const spendsOf = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  chargedOf(scene, actor)
    .filter(({ once }) => !once)
    .flatMap((thing) =>
      thing.ability.upcasts.flatMap(({ id, name, cost }) =>
        Array.from(
          { length: Math.floor((thing.item.charges - thing.ability.wp) / cost) },
          (_, n): Choice => ({
            id: upcastChoice(thing.ability.id, id, n + 1),
            name: `${thing.ability.name}: ${name}${n === 0 ? '' : ` ×${n + 1}`}`,
            note: `+${cost * (n + 1)} charges`,
            refused: null,
          }),
        ),
      ),
    );

/** What lasts of an Ability of a pack is looked up on its user's sheet, when the thing is gone, too. */
function carryOwn(tx: Tx<Scene>, actor: CharacterId, { item: { profile } }: Charged): void {
  const draft = tx.state.characters[actor];
  const own = 'own' in profile ? profile.own : undefined;
  if (own === undefined || draft === undefined || draft.kind === 'object') return;
  if (abilityOf(draft, own.ability.id) === null) carryAbility(draft, own.ability, own.brings);
}

/** One less of a consumable, or so many charges less. */
function useUp(tx: Tx<Scene>, actor: CharacterId, { item, once }: Charged, charges: number): void {
  const who = tx.state.characters[actor];
  if (who === undefined || who.kind === 'object') return;
  const own = who.items.find(({ id }) => id === item.id);
  if (own === undefined) return;
  if (!once) own.charges -= charges;
  else if (own.count > 1) own.count -= 1;
  else who.items = who.items.filter(({ id }) => id !== item.id);
}

/** An Ability out of a thing, without WP, known or not (Ability Consumables and Items). What features do to Abilities they do to these, too. */
export const useAbilityItem: Act = {
  id: 'abilityItem',
  name: 'Use an Ability item',
  also: ['Ability consumable', 'Potion', 'Scroll', 'Wand'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) => chargedOf(scene, actor).length > 0,
  refused(scene, actor) {
    const whys = chargedOf(scene, actor).map((thing) => meansChoice(scene, actor, thing).refused);
    return whys.includes(null) ? null : (whys[0] ?? refusal('noAbility', { actor }));
  },
  costOf(scene, doing) {
    const thing = meant(scene, doing);
    return thing === null ? {} : costOf(thing);
  },
  targets: (scene, actor) => {
    const all = chargedOf(scene, actor).filter(({ ability }) => aimOf(ability) !== 'nothing');
    return candidates(scene, actor).flatMap((id): readonly Choice[] => {
      const [first, ...more] = all.map((thing) => whyNotAimed(scene, actor, castingOf(thing, []), id));
      if (first === undefined) return [];
      const name = characterIn(scene, id)?.name ?? id;
      return [{ id, name, refused: [first, ...more].includes(null) ? null : first }];
    });
  },
  targetsOpen: true,
  targetLater: true,
  means: (scene, actor) => chargedOf(scene, actor).map((thing) => meansChoice(scene, actor, thing)),
  spends: spendsOf,
  whyNot(scene, doing) {
    const thing = meant(scene, doing);
    if (thing === null) return refusal('chooseAbility', { actor: doing.actor });
    const casting = castingOf(thing, doing.spend);
    const why = whyNot(scene, doing.actor, thing, casting);
    if (why !== null || aimOf(thing.ability) === 'nothing') return why;
    if (doing.target === null) return refusal('chooseTarget', { act: thing.ability.name });
    return whyNotAimed(scene, doing.actor, casting, doing.target);
  },
  *run(tx, doing) {
    const now = tx.snapshot();
    const thing = meant(now, doing);
    if (thing === null) return;
    const { actor, target, spend } = doing;
    const casting = castingOf(thing, spend);
    carryOwn(tx, actor, thing);
    useUp(tx, actor, thing, chargesFor(casting));
    const aim = aimOf(thing.ability);
    tell(tx, 'abilityItemUsed', { actor, item: itemName(thing.item), once: thing.once });
    yield* useAbility(tx, {
      ...{ actor, casting, also: [], outOf: thing.item.id },
      target: aim === 'person' ? target : null,
      aimed: aim === 'nothing' || target === null ? null : aimedAt(now, target),
    });
  },
};
