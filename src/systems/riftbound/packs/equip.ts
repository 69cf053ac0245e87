import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Limit, overLimit } from '../../../engine/limit.ts';
import { yes } from '../../../engine/made.ts';
import type { Rule } from '../../../engine/rule.ts';
import { write } from '../../../engine/sheetChange.ts';
import type { Tx } from '../../../engine/tx.ts';
import { learned, taught, whyNotTaught } from '../character/learn.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { Character } from '../character/schema.ts';
import { freeId } from '../gear/pile.ts';
import { findProfile, itemOf } from '../gear/rows.ts';
import { strike } from '../powers/hazards.ts';
import { afflict, unafflict } from '../powers/staying.ts';
import { type CharacterId, characterIn, personIn, type Scene, vehicleIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { buildIn, whyNotBuiltIn } from '../vehicles/buildIn.ts';
import { findSystem } from '../vehicles/rows.ts';
import { type Carried, type CarriedOf, readCarried } from './carried.ts';
import { idOf } from './names.ts';
import { takeClass, takeLevel, takeRole } from './people.ts';

/** Something of a content pack is put on a sheet, whole, or taken off it. */
export function* equip(tx: Tx<Scene>, { actor, change, what, asGm }: IntentOf<'equip'>): Rule<void> {
  if (characterIn(tx.now, actor) === null) return yield* tx.refuse('nobody', { actor });
  if (change === 'remove') return yield* takeOff(tx, actor, String(what).slice(0, 200));
  const carried = readCarried(what);
  if (carried === null) return yield* tx.refuse('notCarried');
  yield* putOn(tx, actor, carried, asGm);
}

function* putOn(tx: Tx<Scene>, actor: CharacterId, carried: Carried, asGm: boolean): Rule<void> {
  if (carried.kind === 'system') return yield* fit(tx, actor, carried);
  const person = personIn(tx.now, actor);
  if (person === null) return yield* tx.refuse('carriesNothing', { actor });
  switch (carried.kind) {
    case 'power':
      return yield* learn(tx, actor, carried, asGm);
    case 'item':
      return yield* take(tx, actor, carried);
    case 'condition':
      return afflict(tx, { target: actor, by: null, condition: carried.condition, lasts: 'ever' });
    case 'hazard':
      return yield* strike(tx, actor, carried.hazard, null);
    case 'role':
      return yield* takeRole(tx, actor, carried.role);
    case 'class':
      return yield* takeClass(tx, actor, carried.class);
    case 'level':
      return yield* takeLevel(tx, actor, carried.level);
  }
}

/** An Ability of a pack is gained: a player pays its Cost with Ability Points, those of the role first where it is the role's; a GM gives it. */
function* learn(tx: Tx<Scene>, actor: CharacterId, ability: CarriedOf<'power'>, asGm: boolean): Rule<void> {
  const who = personIn(tx.snapshot(), actor);
  if (who === null) return;
  const why = asGm ? whyNotTaught(who, ability) : null;
  const made = asGm ? yes(taught(who, ability)) : learned(who, ability);
  const refused = why ?? (made.ok ? null : made.refusal);
  if (refused !== null) return yield* tx.refuse(refused.code, refused.params);
  if (made.ok) write(tx.state.characters[actor], who, made.value);
  tell(tx, 'learned', { actor, what: ability.power.name });
}

function* take(tx: Tx<Scene>, actor: CharacterId, { item }: CarriedOf<'item'>): Rule<void> {
  const person = tx.state.characters[actor];
  if (person?.kind !== 'person') return;
  if (person.items.length >= SHEET_LIMITS.items.most) return yield* full(tx, SHEET_LIMITS.items);
  const id = freeId(person, idOf(item.row).slice(0, 36));
  person.items.push(castDraft(itemOf(item, id)));
  tell(tx, 'learned', { actor, what: item.name });
}

/** A system is built into the first terminal of a vehicle that bears it. */
function* fit(tx: Tx<Scene>, actor: CharacterId, { system }: CarriedOf<'system'>): Rule<void> {
  const vehicle = vehicleIn(tx.snapshot(), actor);
  if (vehicle === null) return yield* tx.refuse('systemsForVehicles', { system: system.name });
  const why = whyNotBuiltIn(vehicle, system);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  buildIn(tx, actor, system);
  tell(tx, 'learned', { actor, what: system.name });
}

/** There is no room on the sheet. */
function* full(tx: Tx<Scene>, limit: Limit): Rule<never> {
  const { code, params } = overLimit(limit);
  return yield* tx.refuse(code, params);
}

function* takeOff(tx: Tx<Scene>, actor: CharacterId, id: string): Rule<void> {
  const who = characterIn(tx.now, actor);
  const found = who === null ? undefined : carriedBy(who).find((one) => one.id === id);
  const draft = tx.state.characters[actor];
  if (found === undefined || draft === undefined) return yield* tx.refuse('hasNoPower', { actor, power: id });
  if (draft.kind === 'vehicle') {
    const gone = draft.systems.find((one) => systemId(one.id) === id)?.profile.hp ?? 0;
    draft.systems = draft.systems.filter((one) => systemId(one.id) !== id);
    draft.hp.max = Math.max(1, draft.hp.max - gone);
    draft.hp.now = Math.min(draft.hp.now, draft.hp.max);
    return tell(tx, 'forgot', { actor, what: found.name });
  }
  const ended = draft.afflictions.find(({ condition }) => conditionId(condition.name) === id);
  if (ended !== undefined) return unafflict(tx, actor, ended.condition.name);
  draft.cooling = draft.cooling.filter((one) => powerId(one) !== id);
  draft.powers = draft.powers.filter((one) => powerId(one.id) !== id);
  const item = draft.items.find((one) => itemId(one.id) === id);
  if (item !== undefined) {
    draft.items = draft.items.filter((one) => one !== item);
    draft.holding = draft.holding.filter((one) => one !== item.id);
    if (draft.wearing === item.id) draft.wearing = null;
  }
  tell(tx, 'forgot', { actor, what: found.name });
}

const powerId = (id: string) => `power/${id}`;
const itemId = (id: string) => `item/${id}`;
const systemId = (id: string) => `system/${id}`;
const conditionId = (name: string) => `condition/${idOf(name)}`;

/** All that a sheet carries of packs, with the id by which it can be taken away. What the book has is bought and sold. */
export function carriedBy(
  who: Character,
): readonly { readonly id: string; readonly name: string; readonly note: string }[] {
  if (who.kind === 'vehicle')
    return who.systems
      .filter(({ profile }) => findSystem(profile.row) === null)
      .map(({ id, profile }) => ({ id: systemId(id), name: profile.name, note: 'system' }));
  return [
    ...who.powers.map(({ id, name }) => ({ id: powerId(id), name, note: 'ability' })),
    ...who.items
      .filter(({ profile }) => findProfile(profile.row) === null)
      .map(({ id, profile }) => ({ id: itemId(id), name: profile.name, note: profile.kind })),
    ...who.afflictions.map(({ condition }) => ({
      id: conditionId(condition.name),
      name: condition.name,
      note: 'condition',
    })),
  ];
}
