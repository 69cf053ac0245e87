import { has } from '../conditions/active.ts';
import { conditions } from '../content/conditions.ts';
import { sizes } from '../content/sizes.ts';
import { inZone } from '../fight/zones.ts';
import { type CharacterId, character, characterIn, closeOnes, fighterIn, type Scene } from '../scene.ts';
import type { Only, PlainOnly } from './schema/only.ts';

/** What an effect is asked in: whose it is, against whom, and how they fight, where they do. */
export interface Situation {
  readonly owner: CharacterId;
  readonly opponent: CharacterId | null;
  readonly ranged: boolean | null;
  readonly charging: boolean;
}

type Asked = (scene: Scene, at: Situation) => boolean;

/** Hurt is who has less than all Toughness, or a Wound. */
const isHurt = (scene: Scene, id: CharacterId) => {
  const { toughness, wounds } = character(scene, id);
  return toughness.now < toughness.max || wounds.now > 0;
};

/** Whether somebody of one's own side is within Close Range. */
function isBeside(scene: Scene, id: CharacterId): boolean {
  const side = fighterIn(scene, id)?.side;
  return closeOnes(scene, id).some(
    (other) => fighterIn(scene, other)?.side === side && !character(scene, other).dead,
  );
}

const sizeOf = (scene: Scene, id: CharacterId) =>
  sizes.findIndex((row) => row.id === character(scene, id).size);

const asked: Readonly<Record<PlainOnly, Asked>> = {
  melee: (_scene, { ranged }) => ranged === false,
  ranged: (_scene, { ranged }) => ranged === true,
  charging: (_scene, { charging }) => charging,
  hurt: (scene, { owner }) => isHurt(scene, owner),
  unhurt: (scene, { owner }) => !isHurt(scene, owner),
  alone: (scene, { owner }) => !isBeside(scene, owner),
  beside: (scene, { owner }) => isBeside(scene, owner),
  opponentHurt: (scene, { opponent }) => opponent !== null && isHurt(scene, opponent),
  opponentLarger: (scene, { owner, opponent }) =>
    opponent !== null && sizeOf(scene, opponent) > sizeOf(scene, owner),
  inCover: (scene, { owner }) => inZone(scene, owner, 'coverPartial') || inZone(scene, owner, 'coverTotal'),
};

const isPlain = (only: Only): only is PlainOnly => Object.hasOwn(asked, only);

/** Whether all that an effect or a power asks for is so. */
export const holds = (scene: Scene, only: readonly Only[], at: Situation): boolean =>
  only.every((one) => {
    if (isPlain(one)) return asked[one](scene, at);
    const theirs = one.startsWith('opponent is ');
    const who = theirs ? at.opponent : at.owner;
    const row = conditions.find(({ id }) => one.endsWith(` ${id}`));
    return who !== null && row !== undefined && characterIn(scene, who) !== null && has(scene, who, row.id);
  });

/** 'when hurt, in melee': what an effect asks for, in words. */
const onlyWords: Readonly<Record<PlainOnly, string>> = {
  melee: 'in melee',
  ranged: 'with ranged attacks',
  charging: 'when charging',
  hurt: 'while hurt',
  unhurt: 'while unhurt',
  alone: 'with no ally close by',
  beside: 'with an ally close by',
  opponentHurt: 'against somebody hurt',
  opponentLarger: 'against somebody larger',
  inCover: 'in cover',
};

export function wordsOfOnly(only: readonly Only[]): string {
  const words = only.map((one) => {
    if (isPlain(one)) return onlyWords[one];
    const row = conditions.find(({ id }) => one.endsWith(` ${id}`));
    const name = row?.name ?? one;
    return one.startsWith('opponent is ') ? `against the ${name}` : `while ${name}`;
  });
  return words.length === 0 ? '' : ` ${words.join(', ')}`;
}
