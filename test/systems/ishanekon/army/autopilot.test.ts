import { describe, expect, it } from 'vitest';
import { behaviours } from '../../../../src/engine/autopilot/behaviours.ts';
import { chooseStep } from '../../../../src/engine/autopilot/choose.ts';
import { rowOf } from '../../../../src/engine/table.ts';
import { actingUnits } from '../../../../src/systems/ishanekon/army/battle.ts';
import { autopilot } from '../../../../src/systems/ishanekon/encounter.ts';
import { ishanekon } from '../../../../src/systems/ishanekon/index.ts';
import { perform } from '../../../../src/systems/ishanekon/perform.ts';
import { ruleset } from '../../../../src/systems/ishanekon/ruleset.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { chanceOf } from '../../../support/random/chance.ts';
import { commandsOf } from '../../../support/random/tried.ts';
import { battleOf, ours, theirs, withUnit } from './support.ts';

const stepOf = (scene: Scene, actor: string) =>
  chooseStep(ishanekon, autopilot, scene, {
    ...{ actor, behaviour: rowOf(behaviours, 'nearest'), hurtBy: null, asGm: true, spares: false },
  });

describe('a unit that acts by itself', () => {
  it('attacks whom it can reach', () => {
    const scene = battleOf({ us: ours('infantry', 'C3'), them: theirs('infantry', 'C4') });
    expect(stepOf(scene, 'us').intent).toMatchObject({ kind: 'attack', target: 'them' });
  });

  it('comes nearer to whom it cannot reach', () => {
    const scene = battleOf({ us: ours('infantry', 'A1'), them: theirs('infantry', 'A8') });
    expect(stepOf(scene, 'us').intent).toMatchObject({ kind: 'act', act: 'move' });
  });

  it('heals who has lost most, where it is a Healer', () => {
    const scene = battleOf({
      us: ours('healer', 'C3'),
      friend: ours('infantry', 'C2'),
      them: theirs('infantry', 'L8'),
    });
    const hurt = withUnit(scene, 'friend', { lost: 6 });
    const { acts } = ishanekon.options(hurt, 'us', { gm: true, characters: [] });
    expect(autopilot.powers(hurt, 'us', acts, []).map(({ target }) => target)).toEqual(['friend']);
  });
});

const { tried } = commandsOf<Scene>({ ruleset, perform });

describe('a battle that plays itself', () => {
  it('is decided before long', () => {
    const chance = chanceOf('a battle by itself');
    let scene = battleOf({
      foot: ours('infantry', 'C1'),
      guns: ours('ranged', 'D1'),
      riders: theirs('lightCavalry', 'C6'),
      wolves: theirs('scouts', 'E6'),
    });
    for (let n = 0; n < 400 && !autopilot.decided(scene); n++) {
      const done = tried(scene, stepOf(scene, actingUnits(scene)[0] ?? '').intent, `step ${n}`, chance);
      if (done.kind === 'refused') throw new Error(`refused at step ${n}`);
      scene = done.turned.done.state;
    }
    expect(autopilot.decided(scene)).toBe(true);
  });
});
