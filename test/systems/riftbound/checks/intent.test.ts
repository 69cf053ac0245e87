import { describe, expect, it } from 'vitest';
import { type IntentOf, plainCheck } from '../../../../src/engine/intent.ts';
import { check, checksOf } from '../../../../src/systems/riftbound/checks/intent.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { wordedRefusals } from '../../../../src/systems/riftbound/words/refusal.ts';
import { acting } from '../support/intents.ts';
import { performed, personOf, played, told } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const scene = sceneOf({
  tiz: someone({
    name: 'Tiz',
    scores: { charisma: 1, wisdom: 2 },
    traits: [{ name: 'Old', good: 1, bad: 2 }],
    stories: ['Served on a freighter'],
  }),
  bike: vehicleOf('signatureBike'),
});

const checking = (more: Partial<IntentOf<'check'>>, dice: readonly number[] = []) =>
  played(
    scene,
    (tx) => check(tx, { ...plainCheck('tiz', { what: 'charisma', difficulty: null }), ...more }),
    dice,
  );

const rolled = (more: Partial<IntentOf<'check'>>) => told(checking(more, [2, 3, 4]), 'checked');

describe('/check', () => {
  it('rolls for the number alone where no Difficulty is given', () => {
    expect(rolled({})).toMatchObject({ rolled: { total: 10 }, outcome: null });
  });

  it('takes a Difficulty by its number', () => {
    expect(rolled({ difficulty: '10' }).outcome).toBe('drawback');
  });

  it('takes one by its name', () => {
    expect(rolled({ difficulty: 'Easy' })).toMatchObject({ difficulty: 8, outcome: 'succeeds' });
  });

  it('adds the good of a Trait that is ticked', () => {
    expect(rolled({ spend: ['good:Old'] }).rolled).toMatchObject({ total: 11 });
  });

  it('takes the bad of it off', () => {
    expect(rolled({ spend: ['bad:Old'] }).rolled).toMatchObject({ total: 8 });
  });

  it('adds the Story Bonus', () => {
    expect(rolled({ spend: ['story'] }).rolled).toMatchObject({ total: 12 });
  });

  it('adds what the situation does', () => {
    expect(rolled({ edge: '-3' }).rolled).toMatchObject({ total: 7 });
  });

  it('waits for the GM to name the drawback of a check that is exactly enough', () => {
    const { scene: after } = checking({ difficulty: '10' }, [2, 3, 4]);
    expect(riftbound.presses?.(after)).toMatchObject([{ actor: 'tiz', act: 'drawback' }]);
  });

  it('waits for no drawback of one that only the GM sees', () => {
    expect(riftbound.presses?.(checking({ difficulty: '10', secret: true }, [2, 3, 4]).scene)).toEqual([]);
  });

  it('tells the drawback that the GM names', () => {
    const { scene: after } = checking({ difficulty: '10' }, [2, 3, 4]);
    const named = performed(after, acting('tiz', 'drawback', { detail: 'It creaks.', asGm: true }));
    expect([told(named, 'drawbackNamed'), personOf(named, 'tiz').drawback]).toEqual([
      { actor: 'tiz', what: 'It creaks.' },
      undefined,
    ]);
  });

  it('lets nobody but the GM name it', () => {
    const { scene: after } = checking({ difficulty: '10' }, [2, 3, 4]);
    expect(performed(after, acting('tiz', 'drawback', { detail: 'No.' })).refusal?.code).toBe('gmOnly');
  });

  it('keeps a secret one to the GM', () => {
    expect(checking({ secret: true }, [2, 3, 4]).events[0]?.to).toBe('gm');
  });

  it.each([
    [{ what: 'luck' }, 'unknownCheck'],
    [{ spend: ['good:Rich'] }, 'notTheirs'],
    [{ edge: '9' }, 'unknownSituation'],
    [{ difficulty: 'soon' }, 'unknownDifficulty'],
    [{ difficulty: '11', against: 'tiz' }, 'contestedAlready'],
    [{ helpers: ['bike'] }, 'noHelping'],
    [{ actor: 'bike' }, 'checkNobody'],
    [{ against: 'bike' }, 'checkNobody'],
  ])('refuses %o in words: %s', (more, code) => {
    const { refusal } = checking(more);
    expect([refusal?.code, wordedRefusals.includes(code)]).toEqual([code, true]);
  });
});

describe('What /check offers', () => {
  it('is each Score with what it rolls', () => {
    const pools = checksOf(scene, 'tiz').checks.map(({ short, pool }) => `${short} ${pool}`);
    expect(pools.slice(4, 7)).toEqual(['WIS 3d6+2', 'WIL 3d6', 'CHA 3d6+1']);
  });

  it('is both sides of a Trait, and the Story Bonus', () => {
    expect(checksOf(scene, 'tiz').spends.map(({ name }) => name)).toEqual([
      'Old +1',
      'Old −2',
      'Story Bonus +2',
    ]);
  });
});
