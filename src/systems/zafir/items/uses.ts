import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { centresFor, tileTyped } from '../abilities/aims.ts';
import { knows } from '../abilities/limits.ts';
import { areaTiles, unitsOn } from '../attack/area.ts';
import { heal } from '../attack/damage.ts';
import { profileOf } from '../character/profile.ts';
import { isOut, isUntargetable } from '../conditions/can.ts';
import { type UtilityItemId, utilityItems } from '../content/utilityItems.ts';
import { type CharacterId, character, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { isMedkit } from './charges.ts';
import { isPowered, rechargeShield, shieldMissing } from './powered.ts';
import { alliesAround, handsReach } from './reach.ts';
import { renew, renewable } from './shards.ts';

/** What using an item takes and does. */
export interface ItemUse {
  /** At what; null: at nothing. */
  targets(scene: Scene, actor: CharacterId): readonly Choice[] | null;
  reads?(scene: Scene, actor: CharacterId, typed: string): Choice | null;
  /** Why it cannot be used, whatever at; `owner` is whose it is. */
  refused?(scene: Scene, actor: CharacterId, owner: CharacterId): Refusal | null;
  run(tx: Tx<Scene>, about: { readonly actor: CharacterId; readonly target: string | null }): void;
}

/** Why an item can heal nobody there. */
function whyNotHealed(scene: Scene, id: CharacterId): Refusal | null {
  if (isOut(scene, id)) return refusal('beyondHealing', { target: id });
  if (scene.fight !== null && isUntargetable(scene, id)) return refusal('untargetable', { target: id });
  const who = character(scene, id);
  return who.battle.hp < profileOf(who).maxHp ? null : refusal('unhurt', { target: id });
}

/** Why somebody's hands do not come to an ally. */
function whyNotTouched(scene: Scene, actor: CharacterId, target: CharacterId, away: number): Refusal | null {
  const reach = handsReach(scene, actor);
  return away <= reach ? null : refusal('outOfRange', { target, away, reach });
}

const hpOf = (scene: Scene, id: CharacterId): string => {
  const who = character(scene, id);
  return `${who.battle.hp} of ${profileOf(who).maxHp} HP`;
};

/** Heals the user or an ally beside them. */
const healing = (item: UtilityItemId): ItemUse => ({
  targets: (scene, actor) =>
    [{ id: actor, away: 0 }, ...alliesAround(scene, actor)].map(({ id, away }) => ({
      id,
      name: character(scene, id).name,
      note: hpOf(scene, id),
      refused: whyNotTouched(scene, actor, id, away) ?? whyNotHealed(scene, id),
    })),
  run(tx, { actor, target }) {
    const { heals, name } = rowOf(utilityItems, item);
    if (target === null || heals === null) return;
    heal(tx, target, heals + (isMedkit(item) && knows(tx.now, actor, 'combatMedic') ? 1 : 0), actor, name);
  },
});

/** Brings the shield of the user's body armour back to full. */
const shieldCharger: ItemUse = {
  targets: () => null,
  refused(scene, actor, owner) {
    if (!isPowered(scene, owner, 'shieldCharger')) return refusal('notPowered', { item: 'Shield Charger' });
    return shieldMissing(scene, actor) > 0 ? null : refusal('shieldFull', { actor });
  },
  run(tx, { actor }) {
    rechargeShield(tx, actor);
  },
};

/** A magic or spiritual ability of the user's has one more charge, or has cooled down. */
const shard = (of: 'magic' | 'spiritual', item: UtilityItemId): ItemUse => ({
  targets: (scene, actor) => renewable(scene, actor, of),
  refused: (scene, actor) =>
    renewable(scene, actor, of).length === 0 ? refusal('nothingToRenew', { actor, of }) : null,
  run(tx, { actor, target }) {
    if (target !== null) renew(tx, actor, target, rowOf(utilityItems, item).name);
  },
});

/** How far around a point a Manticore Detector shows what is in the ground. */
const detected = 4;
/** What an enemy's sheet says of one that is under the ground. */
export const burrowed = 'burrowed';

/** Shows what is burrowed: hidden units with that word on their sheet. */
const manticoreDetector: ItemUse = {
  targets: (scene, actor) =>
    scene.fight === null ? [] : [...centresFor(scene, actor, 'medium', 'allies'), ...ownTile(scene, actor)],
  reads: (scene, actor, typed) => tileTyped(scene, actor, typed, 'medium'),
  refused: (scene, actor) =>
    unitIn(scene, actor) === null ? refusal('onlyInEncounter', { act: 'Manticore Detector' }) : null,
  run(tx, { actor, target }) {
    if (target === null) return;
    const now = tx.snapshot();
    const found = unitsOn(now, areaTiles(now, target, detected)).filter(
      (id) =>
        unitIn(now, id)?.hidden === true &&
        profileOf(character(now, id)).tags.some((tag) => tag.toLowerCase() === burrowed),
    );
    for (const id of found) {
      const unit = tx.state.fight?.units[id];
      if (unit !== undefined) unit.hidden = false;
    }
    tell(tx, 'unitsDetected', { actor, others: found });
  },
};

const ownTile = (scene: Scene, actor: CharacterId): readonly Choice[] => {
  const tile = unitIn(scene, actor)?.at;
  return tile === undefined
    ? []
    : [{ id: tile, name: `${tile} (here)`, note: 'you can type any tile', refused: null }];
};

/** What each item does that is used as an action. */
export const itemUses: Readonly<Partial<Record<UtilityItemId, ItemUse>>> = {
  medkit: healing('medkit'),
  magitechMedkit: healing('magitechMedkit'),
  gaianiteShard: healing('gaianiteShard'),
  shieldCharger,
  manticoreDetector,
  zephyriteShard: shard('magic', 'zephyriteShard'),
  daevaciteShard: shard('spiritual', 'daevaciteShard'),
};
