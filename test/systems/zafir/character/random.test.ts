import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../src/dice/index.ts';
import { rowOf } from '../../../../src/engine/table.ts';
import { townActs } from '../../../../src/systems/zafir/acts/town/index.ts';
import { owned } from '../../../../src/systems/zafir/character/belongings.ts';
import { maxHpOf } from '../../../../src/systems/zafir/character/derive.ts';
import { whyNotEquip, whyNotInstall } from '../../../../src/systems/zafir/character/equipment.ts';
import { roomFor } from '../../../../src/systems/zafir/character/pockets.ts';
import { type Hero, heroSchema } from '../../../../src/systems/zafir/character/schema.ts';
import { classRow, listedFor } from '../../../../src/systems/zafir/character/training.ts';
import { abilities } from '../../../../src/systems/zafir/content/abilities.ts';
import { bodyArmor } from '../../../../src/systems/zafir/content/bodyArmor.ts';
import { weapons } from '../../../../src/systems/zafir/content/weapons.ts';
import { hero, town, type ZafirStage } from '../table.ts';

const steps = 60;
const mine = new Set(townActs.map(({ id }) => id));

const wandered = new Map<number, { readonly stage: ZafirStage; readonly done: readonly string[] }>();

/** The same walk of a number each time, walked once. */
function walk(seed: number) {
  const known = wandered.get(seed);
  if (known !== undefined) return known;
  const walked = wander(seed);
  wandered.set(seed, walked);
  return walked;
}

/** Somebody with money, experience and two disabilities, who does whatever they may. */
function wander(seed: number): { readonly stage: ZafirStage; readonly done: readonly string[] } {
  const done: string[] = [];
  const source = seededDice(`wander ${seed}`);
  let at = 0;
  const pick = <T>(all: readonly T[]): T | undefined => all[source.die(at++, Math.max(1, all.length)) - 1];
  const classes = pick([['recruit'], ['novice'], ['seeker']] as const) ?? ['recruit'];
  let stage = town({
    kira: hero({
      xp: 20,
      money: 500_000,
      pockets: [{ pocket: 'utility', item: 'medkit', count: 1, used: 1 }],
      classes,
      disabilities: [
        { id: 'legTrauma', detail: '', aids: [] },
        { id: 'fearOfFailure', detail: '', aids: [] },
      ],
    }),
    tiz: hero({ responsibilities: { arcana: 4 }, languages: { fluent: ['daevic'], conversational: [] } }),
  });
  for (let step = 0; step < steps; step++) {
    const act = pick(stage.options('kira').acts.filter((one) => mine.has(one.id) && one.refused === null));
    if (act === undefined) break;
    const target = pick((act.targets ?? []).filter(({ refused }) => refused === null))?.id ?? null;
    const means = pick((act.means ?? []).filter(({ refused }) => refused === null))?.id ?? null;
    const detail = act.id === 'give' ? '1' : null;
    stage = stage.act('kira', act.id, { target, means, detail });
    if (stage.refusal === null) done.push(act.id);
  }
  return { stage, done };
}

const kiraOf = (seed: number) => walk(seed).stage.who('kira') as Hero;
const seeds = Array.from({ length: 60 }, (_, at) => at + 1);

describe('whatever somebody does between missions', () => {
  test.for(seeds)('leaves a sheet that can be read (%i)', (seed) => {
    const sheet = kiraOf(seed);
    expect(heroSchema.parse(sheet)).toEqual(sheet);
  });

  test.for(seeds)('leaves no more in pockets than there is room for (%i)', (seed) => {
    const sheet = kiraOf(seed);
    const taken = (pocket: 'utility' | 'grenade') =>
      sheet.pockets.filter((one) => one.pocket === pocket).length;
    expect(
      taken('utility') <= roomFor(sheet, 'utility') && taken('grenade') <= roomFor(sheet, 'grenade'),
    ).toBe(true);
  });

  test.for(seeds)('leaves nothing equipped that they are not trained with (%i)', (seed) => {
    const sheet = kiraOf(seed);
    const { primary, secondary, armour } = sheet.equipment;
    const worn = [
      ...[primary, secondary].flatMap((one) =>
        one === null ? [] : owned('weapon', one.id, rowOf(weapons, one.id).name),
      ),
      ...(armour === null ? [] : [owned('armour', armour.id, rowOf(bodyArmor, armour.id).name)]),
    ];
    expect(worn.map((thing) => whyNotEquip(sheet, thing)).filter((why) => why !== null)).toEqual([]);
  });

  test.for(seeds)('leaves no mod where it could not be installed (%i)', (seed) => {
    const sheet = kiraOf(seed);
    const wrong = (['primary', 'secondary', 'armour'] as const).flatMap((place) => {
      const carried = sheet.equipment[place];
      return (carried?.mods ?? []).flatMap((mod) => {
        const without = {
          ...sheet,
          equipment: {
            ...sheet.equipment,
            [place]: { ...carried, mods: carried?.mods.filter((one) => one !== mod) },
          },
        } as Hero;
        return whyNotInstall(without, mod, place) ?? [];
      });
    });
    expect(wrong).toEqual([]);
  });

  test.for(seeds)('leaves abilities that their classes teach, each once (%i)', (seed) => {
    const sheet = kiraOf(seed);
    const starting = sheet.classes.flatMap((id) => [...classRow(id).startingAbilities]) as string[];
    const may = [...starting, ...listedFor(sheet.classes).map(({ id }) => id)];
    const wrong = sheet.abilities.filter((id) => {
      const { requires } = rowOf(abilities, id);
      return !may.includes(id) || (requires !== null && !sheet.abilities.includes(requires));
    });
    expect([wrong, new Set(sheet.abilities).size]).toEqual([[], sheet.abilities.length]);
  });

  test.for(seeds)('leaves money and hit points within their bounds (%i)', (seed) => {
    const sheet = kiraOf(seed);
    expect(sheet.money >= 0 && sheet.battle.hp > 0 && sheet.battle.hp <= maxHpOf(sheet)).toBe(true);
  });
});

test.for([...mine])('%s is done by somebody', (id) => {
  expect(seeds.some((seed) => walk(seed).done.includes(id))).toBe(true);
});
