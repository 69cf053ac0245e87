import { expect, it } from 'vitest';
import { seededDice } from '../../../../src/dice/index.ts';
import { run } from '../../../../src/engine/run.ts';
import { skilledGroups } from '../../../../src/systems/riftbound/content/skilledGroups.ts';
import { weapons } from '../../../../src/systems/riftbound/content/weapons.ts';
import { profileOf } from '../../../../src/systems/riftbound/gear/rows.ts';
import { perform } from '../../../../src/systems/riftbound/perform.ts';
import { ruleset } from '../../../../src/systems/riftbound/ruleset.ts';
import { attackOn, duel } from '../support/attacks.ts';

// Every Attack of all 35 weapons of the book, in Skilled hands, as far off as it reaches.
const skilled = skilledGroups.map(({ id }) => id);
const all = weapons.flatMap(({ id }) => profileOf(id).attacks.map((attack) => [id, attack] as const));

it.for(all)(
  '%s: its Attack takes the shots, the Rating and the supplies that are printed',
  ([id, attack]) => {
    const scene = duel({ hands: [id], skilled }, { hp: 200 }, { apart: attack.range ?? 0 });
    const intent = attackOn('kira', 'raider', `${id}/${attack.id}`);
    const made = run(ruleset, scene, (tx) => perform(tx, intent), {
      source: seededDice(`${id}/${attack.id}`),
    });
    if (made.kind !== 'done') throw new Error(JSON.stringify(made));
    const told = made.events.find(({ type }) => type === 'attacked')?.data;
    const kira = made.state.characters.kira;
    const item = kira?.kind === 'person' ? kira.items.find((one) => one.id === id) : undefined;
    const full = profileOf(id);
    const thrown = attack.special === 'thrown';
    expect({
      attribute: told?.attribute,
      rolled: Array.isArray(told?.shotDice) ? told.shotDice.length : -1,
      ammo: thrown ? null : item?.ammo,
      charge: thrown ? null : item?.charge,
    }).toEqual({
      attribute: attack.hit,
      rolled: attack.shots.dice,
      ammo: thrown ? null : (full.ammo?.max ?? 0) - attack.uses.ammo,
      charge: thrown ? null : (full.charge ?? 0) - attack.uses.charge,
    });
  },
);
