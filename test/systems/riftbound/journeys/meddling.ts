import type { Intent } from '../../../../src/engine/intent.ts';
import { PARTY } from '../../../../src/engine/party.ts';
import { editableFields } from '../../../../src/systems/riftbound/character/edit.ts';
import { statusEffects } from '../../../../src/systems/riftbound/content/statusEffects.ts';
import { isUnseen } from '../../../../src/systems/riftbound/fight/known.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { fighterIn, fightersIn, type Scene } from '../../../../src/systems/riftbound/scene.ts';
import { type Chance, numberAfter, once, one } from '../../../support/random/chance.ts';
import { goodsByKind } from './pack.ts';
import { foeMember, heroMember } from './people.ts';
import type { Theme } from './themes.ts';

const gm = { gm: true, characters: [] };

/** Something that no option offers: the place, light, newcomers, who is seen, wounds, sheets, the group, packs, the end. */
export function meddling(scene: Scene, theme: Theme, chance: Chance): Intent {
  const there = fightersIn(scene);
  const actor = one(there.length > 0 ? there : Object.keys(scene.characters), chance);
  const number = numberAfter(Object.keys(scene.characters));
  const undying = there.find((id) => fighterIn(scene, id)?.effects.some((one) => one.id === 'undying'));
  if (undying !== undefined) return { kind: 'harm', actor: undying, change: 'damage', points: 3, asGm: true };
  switch (chance(14)) {
    case 0:
      return { kind: 'setting', text: said(scene, actor, chance), asGm: true };
    case 1:
      return { kind: 'join', members: [foeMember(`foe${number}`, theme, chance)], asGm: true };
    case 2:
      return { kind: 'join', members: [heroMember(`pc${number}`, theme, chance)], asGm: true };
    case 3:
      return { kind: 'leave', actor, asGm: true };
    case 4:
      return { kind: 'sight', change: isUnseen(scene, actor) ? 'reveal' : 'hide', what: actor, asGm: true };
    case 5:
      return keeping(scene, chance);
    case 6:
    case 7:
      return equipping(scene, actor, chance);
    case 8:
      return amending(scene, actor, chance);
    case 9:
      return harming(scene, actor, chance);
    case 10:
    case 11:
      return conditioning(scene, actor, chance);
    case 12:
      return once(2, chance) ? { kind: 'end', asGm: true } : checking(scene, actor, chance);
    default:
      return checking(scene, actor, chance);
  }
}

const said = (scene: Scene, actor: string, chance: Chance): string =>
  one(
    [
      'crate at 8,8',
      'dark',
      'light',
      'no air',
      'air',
      'no crates',
      `${scene.characters[actor]?.name ?? 'nobody'} to 9,9`,
    ],
    chance,
  );

function keeping(scene: Scene, chance: Chance): Intent {
  const left = (riftbound.remains?.(scene) ?? []).filter(({ kept }) => !kept);
  if (left.length === 0) return { kind: 'next', actor: null, asGm: true };
  const { id, name } = one(left, chance);
  return { kind: 'keep', members: [{ id, name: once(2, chance) ? name : `${name} again` }], asGm: true };
}

/** Somebody is hurt or healed by hand: rather somebody who is hardly on their feet. */
export const harming = (scene: Scene, actor: string, chance: Chance): Intent => ({
  kind: 'harm',
  actor: Object.entries(scene.characters).find(([, { hp }]) => hp.now === 1)?.[0] ?? actor,
  change: one(['damage', 'damage', 'heal'], chance),
  points: 1 + chance(once(3, chance) ? 40 : 6),
  asGm: true,
});

/** Something of the packs is put on a sheet, or taken off it. */
export function equipping(scene: Scene, actor: string, chance: Chance): Intent {
  const who = scene.characters[actor];
  const carried = who === undefined ? [] : (riftbound.packs?.carriedBy(who) ?? []);
  const common = { kind: 'equip', actor, asGm: true } as const;
  return carried.length > 0 && once(4, chance)
    ? { ...common, change: 'remove', what: one(carried, chance).id }
    : { ...common, change: 'add', what: one(one(goodsByKind, chance), chance) };
}

/** A value of a sheet is typed over, or one of the whole group. */
export function amending(scene: Scene, actor: string, chance: Chance): Intent {
  const common = { kind: 'amend', asGm: true } as const;
  if (once(2, chance)) {
    const [field, value] = one(
      [
        ['hours', '+8'],
        ['air', 'no'],
        ['air', 'yes'],
        ['sun', 'no'],
        ['space', 'mind'],
        ['gaps', 'ask'],
        ['level', '4'],
      ] as const,
      chance,
    );
    return { ...common, actor: PARTY, field, value };
  }
  const who = scene.characters[actor];
  const fields = who === undefined ? [] : editableFields(who);
  if (fields.length === 0) return { kind: 'next', actor: null, asGm: true };
  const { id, value, choices = [] } = one(fields, chance);
  const typed =
    choices.length > 0 && once(2, chance) ? one(choices, chance).id : one([value, '3', '1'], chance);
  return { ...common, actor, field: id, value: typed };
}

function conditioning(scene: Scene, actor: string, chance: Chance): Intent {
  const ends = riftbound.ends?.(scene, actor) ?? [];
  return {
    kind: 'condition',
    actor,
    change: once(4, chance) ? 'remove' : 'add',
    condition: once(2, chance) ? 'grappled' : one(statusEffects, chance).id,
    source: one(Object.keys(scene.characters), chance),
    until: ends.length === 0 || once(2, chance) ? null : one(ends, chance).id,
    asGm: true,
  };
}

/** A check of somebody's, hard or easy, against somebody now and then, with all that may be ticked. */
export function checking(scene: Scene, actor: string, chance: Chance): Intent {
  const { checks, difficulties, edges, spends } = riftbound.checks(scene, actor);
  const against = once(3, chance) ? one(Object.keys(scene.characters), chance) : null;
  return {
    kind: 'check',
    actor,
    what: one(checks, chance).id,
    difficulty: against === null ? one([null, ...difficulties.map(({ id }) => id)], chance) : null,
    against,
    againstWhat: null,
    edge: once(2, chance) ? null : one(edges, chance).id,
    resistingEdge: null,
    helpers: [],
    spend: spends.filter(({ refused }) => refused === null && once(2, chance)).map(({ id }) => id),
    secret: once(6, chance),
    asGm: true,
  };
}

/** What somebody may do now that the options offer, as a GM sees it. */
export const offersTo = (scene: Scene, actor: string) => riftbound.options(scene, actor, gm);
