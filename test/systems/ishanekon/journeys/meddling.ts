import type { Intent } from '../../../../src/engine/intent.ts';
import { PARTY } from '../../../../src/engine/party.ts';
import { editableFields } from '../../../../src/systems/ishanekon/character/edit.ts';
import { statuses } from '../../../../src/systems/ishanekon/content/statuses.ts';
import { isUnseen } from '../../../../src/systems/ishanekon/fight/known.ts';
import { readSetup } from '../../../../src/systems/ishanekon/fight/setup.ts';
import { ishanekon } from '../../../../src/systems/ishanekon/index.ts';
import { fightersIn, onTurn, type Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { type Chance, numberAfter, once, one } from '../../../support/random/chance.ts';
import { foeMember, heroMember, thingMember } from './people.ts';

const gm = { gm: true, characters: [] };

const row = (chance: Chance): string =>
  Array.from({ length: 12 }, () =>
    once(8, chance) ? one(['o', '#', ':', 'W', '2', '+'], chance) : '.',
  ).join('');

/** No map, open ground, or one drawn by chance. */
function place(chance: Chance) {
  const drawn = Array.from({ length: 9 }, () => row(chance)).join('\n');
  const read = readSetup(one(['no map', '4x4', '4x4', drawn], chance));
  if (!read.ok) throw new Error(read.why);
  return read.setup;
}

/** A fight of those who are there with one to three foes, and a thing or two between them. */
export function fightBegins(scene: Scene, chance: Chance): Intent {
  const number = numberAfter(Object.keys(scene.characters));
  const crew = Object.entries(scene.characters).filter(([id, who]) => id.startsWith('pc') && !who.dead);
  const members = [
    ...crew.map(([id, who]) => ({
      ...{ id, name: who.name, side: 'players' as const },
      sheet: JSON.parse(JSON.stringify(who)),
      place: null,
    })),
    ...Array.from({ length: 1 + chance(3) }, (_, n) => foeMember(`foe${number + n}`, chance)),
    ...Array.from({ length: chance(3) }, (_, n) => thingMember(`thing${number + 10 + n}`, chance)),
  ];
  return {
    kind: 'begin',
    members,
    setup: place(chance),
    surprised: once(4, chance) ? ['pc0'] : [],
    asGm: true,
  };
}

/** Something that no option offers: newcomers, the place, who is seen, wounds, sheets, the group, packs, the end. */
export function meddling(scene: Scene, chance: Chance): Intent {
  const there = fightersIn(scene);
  const all = there.length > 0 ? there : Object.keys(scene.characters);
  const actor = one(all, chance);
  const number = numberAfter(Object.keys(scene.characters));
  switch (chance(15)) {
    case 0:
    case 1:
    case 13:
    case 14:
      return { kind: 'setting', text: said(scene, actor, one(all, chance), chance), asGm: true };
    case 2:
      return { kind: 'join', members: [foeMember(`foe${number}`, chance)], asGm: true };
    case 3:
      return {
        kind: 'join',
        members: [
          once(2, chance) ? heroMember(`pc${number}`, chance) : thingMember(`thing${number}`, chance),
        ],
        asGm: true,
      };
    case 4:
      return { kind: 'leave', actor, asGm: true };
    case 5:
      return { kind: 'sight', change: isUnseen(scene, actor) ? 'reveal' : 'hide', what: actor, asGm: true };
    case 6:
      return keeping(scene, chance);
    case 7:
      return equipping(scene, actor, chance);
    case 8:
      return amending(scene, actor, chance);
    case 9:
      return {
        kind: 'harm',
        actor,
        change: one(['damage', 'heal'], chance),
        points: 1 + chance(once(3, chance) ? 40 : 8),
        asGm: true,
      };
    case 10:
      return condition(scene, actor, chance);
    case 11:
      return once(3, chance) ? { kind: 'end', asGm: true } : checking(scene, actor, chance);
    default:
      return { kind: 'hold', actor: onTurn(scene)[0] ?? actor, asGm: true };
  }
}

function said(scene: Scene, id: string, other: string, chance: Chance): string {
  const [name, second] = [scene.characters[id]?.name ?? '', scene.characters[other]?.name ?? ''];
  return one(
    [
      'dark',
      'bright',
      'dim',
      `${name} to C4`,
      `${name} 7 m from ${second}`,
      `${name} half cover`,
      `${name} before ${second}`,
      `${name} before ${second}`,
      'D4 wall',
      'C3 water',
      'B2 door',
      'C3 door',
    ],
    chance,
  );
}

function keeping(scene: Scene, chance: Chance): Intent {
  const left = (ishanekon.remains?.(scene) ?? []).filter(({ kept }) => !kept);
  if (left.length === 0) return { kind: 'next', actor: null, asGm: true };
  const { id, name } = one(left, chance);
  return { kind: 'keep', members: [{ id, name: once(2, chance) ? name : `${name} again` }], asGm: true };
}

function condition(scene: Scene, actor: string, chance: Chance): Intent {
  const until = one([null, 'end of their next turn', '2 rounds'], chance);
  const change = once(4, chance) ? 'remove' : 'add';
  const source = one([null, ...fightersIn(scene)], chance);
  return { kind: 'condition', actor, change, until, condition: one(statuses, chance).id, source, asGm: true };
}

const [ours = null] = ishanekon.packs?.shipped ?? [];
const entries = ours === null ? [] : (ishanekon.packs?.view(ours).entries ?? []).map(({ id }) => id);

/** Something of our pack is put on a sheet, or taken off it. */
export function equipping(scene: Scene, actor: string, chance: Chance): Intent {
  const who = scene.characters[actor];
  const carried = who === undefined ? [] : (ishanekon.packs?.carriedBy(who) ?? []);
  if (carried.length > 0 && once(2, chance))
    return { kind: 'equip', actor, change: 'remove', what: one(carried, chance).id, asGm: true };
  const what = ours === null ? null : (ishanekon.packs?.carried(ours, one(entries, chance)) ?? null);
  return { kind: 'equip', actor, change: 'add', what, asGm: true };
}

/** A value of a sheet or of the group is changed: to what it is, to a number, to a word. */
export function amending(scene: Scene, actor: string, chance: Chance): Intent {
  const group = once(3, chance);
  const who = scene.characters[actor];
  const rules = ishanekon.party;
  const fields = group
    ? [
        ...(rules?.fields(scene.party) ?? []),
        ...(rules?.houseRules(scene.party) ?? []).map(({ id, choices }) => ({
          id,
          value: one(choices, chance).name,
        })),
      ]
    : who === undefined
      ? []
      : editableFields(who);
  if (fields.length === 0) return { kind: 'next', actor: null, asGm: true };
  const field = one(fields, chance);
  const value = one([field.value, String(1 + chance(9)), 'yes', '+8', '+96'], chance);
  return { kind: 'amend', actor: group ? PARTY : actor, field: field.id, value, asGm: true };
}

/** A check, against a number, against somebody, or open. */
export function checking(scene: Scene, actor: string, chance: Chance): Intent {
  const { checks } = ishanekon.checks(scene, actor);
  const others = Object.keys(scene.characters).filter((id) => id !== actor);
  const against = once(3, chance) && others.length > 0 ? one(others, chance) : null;
  return {
    ...{ kind: 'check', actor, what: one(checks, chance).id, against, againstWhat: null },
    difficulty: against === null ? one(['10', '7', '25', null], chance) : null,
    ...{ edge: null, resistingEdge: null, helpers: [], secret: once(4, chance), asGm: true },
    spend: once(5, chance) ? ['giveUp'] : [],
  };
}

export const offersTo = (scene: Scene, actor: string) => ishanekon.options(scene, actor, gm);
