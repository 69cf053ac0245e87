import { has } from '../conditions/active.ts';
import { step } from '../fight/bodies.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { insideOf } from '../vehicles/crew.ts';
import type { Only } from './schema.ts';

/** What is known where it is asked: whose effect it is, who the other one is, and what sort of Attack it is about. */
export interface About {
  readonly owner: CharacterId;
  readonly opponent: CharacterId | null;
  /** Null: it is about no Attack. */
  readonly melee: boolean | null;
}

/** Whether all that must be so is so. */
export const holds = (scene: Scene, only: readonly Only[], about: About): boolean =>
  only.every((one) => isSo(scene, one, about));

function isSo(scene: Scene, only: Only, { owner, opponent, melee }: About): boolean {
  switch (only) {
    case 'melee':
      return melee === true;
    case 'ranged':
      return melee === false;
    case 'hurt':
      return isHalved(scene, owner);
    case 'unhurt':
      return isWhole(scene, owner);
    case 'driving':
      return insideOf(scene, owner) !== null;
    case 'onFoot':
      return insideOf(scene, owner) === null;
    case 'opponentHurt':
      return opponent !== null && !isWhole(scene, opponent);
    case 'opponentProne':
      return opponent !== null && has(scene, opponent, 'prone');
    case 'opponentLarger':
      return sizes(scene, owner, opponent) < 0;
    case 'opponentSmaller':
      return sizes(scene, owner, opponent) > 0;
    case 'opponentVehicle':
      return characterIn(scene, opponent)?.kind === 'vehicle';
  }
}

const isWhole = (scene: Scene, id: CharacterId): boolean => {
  const hp = characterIn(scene, id)?.hp;
  return hp !== undefined && hp.now === hp.max;
};

/** Half of the HP are gone, at least. */
const isHalved = (scene: Scene, id: CharacterId): boolean => {
  const hp = characterIn(scene, id)?.hp;
  return hp !== undefined && 2 * hp.now <= hp.max;
};

/** By how many steps of size one is larger than another; 0 where there is no other. */
function sizes(scene: Scene, one: CharacterId, other: CharacterId | null): number {
  const [a, b] = [characterIn(scene, one), characterIn(scene, other)];
  return a === null || b === null ? 0 : step(a.size) - step(b.size);
}

const words: Readonly<Record<Only, string>> = {
  melee: 'in Melee Attacks',
  ranged: 'in other Attacks than Melee',
  hurt: 'at half HP or less',
  unhurt: 'at full HP',
  driving: 'in a vehicle',
  onFoot: 'outside of vehicles',
  opponentHurt: 'against the hurt',
  opponentProne: 'against the Prone',
  opponentLarger: 'against larger ones',
  opponentSmaller: 'against smaller ones',
  opponentVehicle: 'against vehicles',
};

/** ' in Melee Attacks at half HP or less', with a blank before; '' for nothing. */
export const wordsOfOnly = (only: readonly Only[]): string => only.map((one) => ` ${words[one]}`).join('');
