import type { Rule } from '../../../../src/engine/rule.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import type { PanelAttack } from '../../../../src/systems/riftbound/abilities/panels/fallen.ts';
import { beforeDodgeRolls } from '../../../../src/systems/riftbound/abilities/panels/before.ts';
import { afterDodgeRolls } from '../../../../src/systems/riftbound/abilities/panels/dodged.ts';
import { afterHitRoll } from '../../../../src/systems/riftbound/abilities/panels/hit.ts';
import type { AttributeId } from '../../../../src/systems/riftbound/content/attributes.ts';
import type { Fighter, Scene } from '../../../../src/systems/riftbound/scene.ts';
import { fightOf, played } from './scenes.ts';
import { type Said, someone } from './someone.ts';

export const attack: PanelAttack = {
  actor: 'raider',
  from: 'raider',
  weapon: 'Club',
  attack: { indirect: false },
  damage: 3,
  melee: true,
  overwatch: false,
};

export interface Cast {
  readonly tiz?: Said;
  readonly kira?: Said;
  readonly raider?: Said;
  readonly fighter?: Partial<Fighter>;
  readonly foe?: Partial<Fighter>;
}

/** A Raider beside Tiz, with Kira 2 m behind. */
export const scene = ({ tiz, kira, raider, fighter, foe }: Cast = {}, rules = {}) => {
  const made = fightOf({
    raider: {
      sheet: someone({ name: 'Raider', ...raider }),
      side: 'foes',
      at: [11, 10],
      ...(foe ? { fighter: foe } : {}),
    },
    tiz: { sheet: someone({ name: 'Tiz', ...tiz }), at: [10, 10], ...(fighter ? { fighter } : {}) },
    kira: { sheet: someone({ name: 'Kira', ...kira }), at: [8, 10] },
  });
  return { ...made, party: { ...made.party, rules: { ...made.party.rules, ...rules } } };
};

export const prepared = (attribute: AttributeId, left = 2) => ({
  prepared: [{ id: 'p1', attribute, left, duration: untilRemoved }],
});

/** A Dodge Roll of Tiz's at 4+, as it comes to its panel. */
export const dodging = (
  at: Scene,
  dice: readonly number[],
  count: number,
  answers: Readonly<Record<string, string>> = {},
  made: PanelAttack = attack,
) =>
  played(
    at,
    function* (tx: Tx<Scene>): Rule<void> {
      const { id } = yield* tx.roll({ count, sides: 6, label: 'dodge', by: 'tiz' });
      const all = Array.from({ length: count }, (_, place) => ({ place, needed: 4 }));
      yield* afterDodgeRolls(tx, made, [
        { kind: 'dodge', roll: id, of: 'tiz', by: 'tiz', attribute: 'agility', dice: all },
      ]);
    },
    dice,
    answers,
  );

/** A Hit Roll of the Raider's at 4+. */
export const hitting = (
  at: Scene,
  dice: readonly number[],
  count: number,
  answers: Readonly<Record<string, string>> = {},
  made: PanelAttack = attack,
) =>
  played(
    at,
    function* (tx: Tx<Scene>): Rule<void> {
      const { id } = yield* tx.roll({ count, sides: 6, label: 'hit', by: 'raider' });
      const all = Array.from({ length: count }, (_, place) => ({ place, needed: 4 }));
      yield* afterHitRoll(
        tx,
        made,
        { kind: 'hit', roll: id, of: 'raider', by: 'raider', attribute: 'strength', dice: all },
        ['tiz'],
      );
    },
    dice,
    answers,
  );

export const optionsOf = (asked: ReturnType<typeof dodging>['asked'], who: string) =>
  asked.filter((one) => one.asked === who).flatMap(({ options }) => options.map(({ id }) => id));

/** Two hits on Tiz, before the Dodge Roll. */
export const before = (
  at: Scene,
  answers: Readonly<Record<string, string>> = {},
  dice: readonly number[] = [],
  hits = 2,
) => {
  let left: unknown;
  const came = played(
    at,
    function* (tx: Tx<Scene>): Rule<void> {
      const incoming = yield* beforeDodgeRolls(tx, attack, [{ target: 'tiz', hits }]);
      left = incoming.map((one) => ({ ...one, blocked: one.blocked.length }));
    },
    dice,
    answers,
  );
  return { ...came, left };
};
