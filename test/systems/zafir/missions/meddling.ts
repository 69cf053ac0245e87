import type { Intent } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { PARTY } from '../../../../src/engine/party.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { carriedBy } from '../../../../src/systems/zafir/packs/equip.ts';
import { type Scene, unitsIn } from '../../../../src/systems/zafir/scene.ts';
import { type Chance, numberAfter, once, one } from '../../../support/random/chance.ts';
import { changeBy } from './field.ts';
import { crewOf } from './opening.ts';
import { foeMember, heroMember, packGoods } from './people.ts';

/** Something that no option offers: conditions, the map, newcomers, sheets, the party, packs, the end. */
export function meddling(scene: Scene, chance: Chance): Intent {
  const there = unitsIn(scene);
  const actor = one(there.length > 0 ? there : Object.keys(scene.characters), chance);
  switch (chance(16)) {
    case 0:
      return { kind: 'leave', actor, asGm: true };
    case 1:
    case 2:
    case 3:
    case 4:
      return { kind: 'setting', text: said(scene, actor, chance), asGm: true };
    case 5:
      return joining(scene, chance);
    case 6:
      return equipping(scene, actor, chance);
    case 7:
      return amending(actor, scene, chance);
    case 8:
      return once(3, chance) ? { kind: 'end', asGm: true } : checking(scene, chance);
    case 9:
      return objective(scene, chance);
    case 10:
    case 11:
      return sighting(scene, chance);
    case 12:
      return keeping(scene, chance);
    default:
      return conditioning(scene, actor, chance);
  }
}

/** What a GM says of the battlefield: of the map, or of somebody on it. */
function said(scene: Scene, actor: string, chance: Chance): string {
  const { columns = 8, rows = 6 } = scene.fight?.grid ?? {};
  if (once(3, chance)) {
    const { name = '' } = scene.characters[actor] ?? {};
    const tile = `${String.fromCharCode(65 + chance(columns))}${1 + chance(rows)}`;
    return `${name} ${one(['hidden', 'shown', 'shown', 'revealed', 'concealed', `to ${tile}`], chance)}`;
  }
  return changeBy(columns, rows, chance);
}

/** Somebody is kept for later, under the same name or another one. */
function keeping(scene: Scene, chance: Chance): Intent {
  const left = (zafir.remains?.(scene) ?? []).filter(({ kept }) => !kept);
  if (left.length === 0) return joining(scene, chance);
  const { id, name } = one(left, chance);
  return { kind: 'keep', members: [{ id, name: once(2, chance) ? name : `${name} again` }], asGm: true };
}

/** Somebody or something is hidden, or shown. */
function sighting(scene: Scene, chance: Chance): Intent {
  const sights = zafir.sights?.(scene, `B2:D3 Crypt${100 + chance(900)}`) ?? [];
  if (sights.length === 0) return joining(scene, chance);
  const { id, hidden } = one(sights, chance);
  return { kind: 'sight', change: hidden ? 'reveal' : 'hide', what: id, asGm: true };
}

export function conditioning(scene: Scene, actor: string, chance: Chance): Intent {
  const held = scene.characters[actor]?.battle.conditions ?? [];
  const common = { kind: 'condition', actor, asGm: true } as const;
  if (held.length > 0 && once(3, chance))
    return { ...common, change: 'remove', condition: one(held, chance).id, source: null, until: null };
  const source = one([null, ...Object.keys(scene.characters)], chance);
  const ends = zafir.ends?.(scene, actor) ?? [];
  const until = ends.length === 0 || once(2, chance) ? null : one(ends, chance).id;
  return { ...common, change: 'add', condition: one(zafir.conditions(), chance).id, source, until };
}

/** Somebody new, on either side. */
export function joining(scene: Scene, chance: Chance): Intent {
  const late = scene.fight?.reinforcements.flatMap(({ members }) => members.map(({ id }) => id)) ?? [];
  const n = numberAfter([...Object.keys(scene.characters), ...late]);
  const member = once(3, chance) ? heroMember(n, chance) : foeMember(n, chance);
  return { kind: 'join', members: [member], asGm: true };
}

/** Something of the pack is put on a sheet or taken off it. */
function equipping(scene: Scene, actor: string, chance: Chance): Intent {
  const who = scene.characters[actor];
  const carried = who === undefined ? [] : carriedBy(who);
  const common = { kind: 'equip', actor, asGm: true } as const;
  return carried.length > 0 && once(3, chance)
    ? { ...common, change: 'remove', what: one(carried, chance).id }
    : { ...common, change: 'add', what: plain(one(packGoods, chance)) };
}

/** A value of a sheet, or a house rule, is typed over. */
export function amending(actor: string, scene: Scene, chance: Chance): Intent {
  const common = { kind: 'amend', asGm: true } as const;
  const { party } = zafir;
  if (party !== undefined && once(3, chance)) {
    const rule = one(party.houseRules(scene.party), chance);
    return { ...common, actor: PARTY, field: rule.id, value: one(rule.choices, chance).id };
  }
  const [field, value] = one(
    [
      ['hp', '3'],
      ['hp', '1'],
      ['speed', '9'],
      ['toughness', '3'],
      ['toughness', '0'],
      ['agility', '4'],
      ['abilities', 'Dodge, Ignite'],
      ['armour', 'Tactical Harness'],
      ['primary', 'SMG'],
      ['money', '50'],
      ['level', '3'],
    ] as const,
    chance,
  );
  return { ...common, actor, field, value };
}

/** Something more is to be done on the mission, or some of it is done, or has failed. */
export function objective(scene: Scene, chance: Chance): Intent {
  const all = scene.party.mission?.objectives.length ?? 0;
  return {
    kind: 'mission',
    change: 'objective',
    name: null,
    text: 'Bring back the engine',
    number: all > 0 && once(2, chance) ? 1 + chance(all) : null,
    state: one([null, 'done', 'failed', 'open'], chance),
    bodies: null,
    money: null,
    rewards: null,
    actors: [],
    asGm: true,
  };
}

/** A skill action of anybody's, hard or easy, with what adds dice. */
export function checking(scene: Scene, chance: Chance): Intent {
  const actor = one(once(2, chance) ? crewOf(scene) : Object.keys(scene.characters), chance);
  const { checks, difficulties, edges, spends, helpers = [] } = zafir.checks(scene, actor);
  const able = checks.filter(({ refused }) => refused === null);
  const deceits = able.filter(({ id }) => id.startsWith('deceive')); // which Subterfuge helps with
  return {
    kind: 'check',
    actor,
    what: one(deceits.length > 0 && once(3, chance) ? deceits : able.length > 0 ? able : checks, chance).id,
    difficulty: one([null, ...difficulties.map(({ id }) => id)], chance),
    against: null,
    againstWhat: null,
    edge: once(2, chance) ? null : one(edges, chance).id,
    resistingEdge: null,
    helpers: helpers.filter(({ refused }) => refused === null && once(3, chance)).map(({ id }) => id),
    spend: spends.filter(({ refused }) => refused === null && once(3, chance)).map(({ id }) => id),
    secret: once(4, chance),
    asGm: true,
  };
}
