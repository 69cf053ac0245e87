import { describe, expect, test } from 'vitest';
import { asked, done, eventsOf } from '../support/play.ts';
import { guard, stage } from '../support/stage.ts';
import { after, captured, end, lessonsOf, match } from './support.ts';

const truck = 'Truck; Vehicle; Sedan';
/** Worth 73 points, and so a Victory Point. */
const dear = 'Dear; Elite; Human; Warrior; dice MO 3 MD 3 BO 2 BD 2 AT 4 DE 3 AD 2; gear Great Axe';
const held = { line: guard, where: captured('ana') };
const own = { line: guard };

describe('resources', () => {
  test('are ten for each Victory Point (L5793)', () => {
    expect(after(match([own], [held]), { dice: [5, 5] }).ana.band.resources).toBe(10);
  });

  test('and what was secured (L5871)', () => {
    const spoils = [{ side: 'bo', grabs: 1, resources: 40 }];
    expect(after(match([own], [own], { bo: 5 }, { spoils })).bo.band.resources).toBe(45);
  });

  test('and none where nobody has won or lost', () => {
    const { end: _, ...battle } = match([own], [held]).battle ?? {};
    const scene = { ...match([own], [held]), battle: { ...battle, end: null } } as ReturnType<typeof match>;
    expect(done(scene, end).state.characters.ana?.band?.resources).toBe(0);
  });
});

test('matches and wins are counted', () => {
  const { ana, bo } = after(match([own], [own]));
  expect([ana.band, bo.band]).toMatchObject([
    { matches: 3, won: 2 },
    { matches: 3, won: 1 },
  ]);
});

test('a pick-up battle leaves everything as it was', () => {
  const scene = stage(
    {
      ana: { units: [{ line: guard, at: 'C3' }] },
      bo: { units: [{ line: guard, is: { where: captured('ana') } }] },
    },
    { end: { winner: 'ana', by: 'goal' } },
  );
  const { state } = done(scene, end);
  expect(state.characters).toEqual(scene.characters);
});

describe('a unit in enemy captures rolls 2d6 (L5798)', () => {
  test('2 to 5: it is gone', () => {
    expect(after(match([own], [own, held]), { dice: [2, 3] }).bo.units).toEqual(['Guard']);
  });

  test('6: it deserts, and is gone where nobody takes it', () => {
    expect(after(match([own], [held, own]), { dice: [3, 3] }).bo.units).toHaveLength(1);
  });

  test('6: an enemy may have it for half of its value, rounded down', () => {
    const scene = match([own], [own, { line: dear, where: captured('ana') }], { ana: 70 });
    const given = { dice: [3, 3], answers: { 'hire:ana': 'hire' } };
    const { ana, bo } = after(scene, given);
    expect([ana.units, bo.units, ana.band.resources]).toEqual([['Guard', 'Dear'], ['Guard'], 70 + 10 - 36]);
  });

  test('also one that has conceded: any enemy may', () => {
    const scene = match([own], [own, { line: dear, where: captured('ana') }], { ana: 70 });
    const { battle } = scene;
    const sides = { ...battle?.sides, ana: { ...battle?.sides.ana, conceded: true } };
    const gone = { ...scene, battle: { ...battle, sides } } as typeof scene;
    expect(asked(gone, end, { dice: [3, 3] })['hire:ana']).toEqual(['hire', 'pass']);
  });

  test('who is lost makes room for a deserter, and is worth nothing any more', () => {
    const scene = match(
      [{ line: guard, where: captured('bo') }, own],
      [{ line: dear, where: captured('ana') }, own],
      {
        ana: 70,
      },
    );
    const given = { dice: [2, 3, 3, 3], answers: { 'hire:ana': 'hire' } };
    const { ana } = after(scene, given);
    expect([ana.units, ana.force.points]).toEqual([['Guard', 'Dear'], 2000]);
  });

  test("who can't pay isn't asked", () => {
    expect(after(match([own], [own, held]), { dice: [3, 3] }).ana.units).toEqual(['Guard']);
  });

  test('9: it loses what it would have learned, by the choice of whose it is', () => {
    const given = { dice: [4, 5, 2, 2], answers: { 'unlearn:bo': 'meleeDef' } };
    expect(lessonsOf(after(match([own], [held]), given).bo)).toEqual([
      { kind: 'die', id: 'meleeDef', by: -1 },
    ]);
  });

  test('9: who has nothing of it to lose is wounded (L5931)', () => {
    const { bo } = after(match([own], [held]), { dice: [4, 5, 5, 5] });
    expect(bo.force.entries[0]?.rests).toBe(true);
  });

  test('10 and 11: it stays out of the next match', () => {
    const { bo } = after(match([own], [held]), { dice: [5, 6] });
    expect(bo.force.entries[0]?.rests).toBe(true);
  });

  test('12: it learns something', () => {
    const given = { dice: [6, 6, 4, 4] };
    expect(lessonsOf(after(match([own], [held]), given).bo)).toEqual([
      { kind: 'die', id: 'athletics', by: 1 },
    ]);
  });

  test('a vehicle that would be crippled is repaired: it stays out of the next match (reading)', () => {
    const { bo } = after(match([own], [{ line: truck, where: captured('ana') }]), { dice: [4, 5] });
    expect(bo.force.entries[0]?.rests).toBe(true);
  });

  test('who was taken back by its own side rolls nothing', () => {
    expect(after(match([own], [{ line: guard, where: captured('bo') }])).bo.units).toEqual(['Guard']);
  });

  test('nor who was taken out of the game (the table is for captives)', () => {
    expect(after(match([own], [{ line: guard, where: { kind: 'removed' } }])).bo.units).toEqual(['Guard']);
  });
});

describe('7 and 8: a captive', () => {
  const scene = match([own], [{ line: dear, where: captured('ana') }, own], { bo: 60 });

  test('is ransomed by who holds it, or has another result of the table (L5817)', () => {
    expect(asked(scene, end, { dice: [3, 4] })['captive:ana']).toEqual([
      ...['whole', 'half', 'quarter', 'wounded', 'crippled', 'deserter', 'death', 'luckyDuck'],
    ]);
  });

  test('comes home for what is paid', () => {
    const given = { dice: [3, 4], answers: { 'captive:ana': 'half', 'ransom:bo': 'pay' } };
    const { ana, bo } = after(scene, given);
    expect([ana.band.resources, bo.band.resources, bo.units]).toEqual([10 + 36, 60 - 36, ['Dear', 'Guard']]);
  });

  test('has another result where nothing is paid', () => {
    const answers = { 'captive:ana': 'half', 'ransom:bo': 'refuse', 'captiveAgain:ana': 'death' };
    expect(after(scene, { dice: [3, 4], answers }).bo.units).toEqual(['Guard']);
  });

  test("who can't pay isn't asked to", () => {
    const answers = { 'captive:ana': 'whole', 'captiveAgain:ana': 'wounded' };
    expect(after(scene, { dice: [3, 4], answers }).bo.force.entries[0]?.rests).toBe(true);
  });

  test('may be let go as a deserter, and taken in', () => {
    const rich = match([own], [{ line: dear, where: captured('ana') }, own], { ana: 100 });
    const answers = { 'captive:ana': 'deserter', 'hire:ana': 'hire' };
    expect(after(rich, { dice: [3, 4], answers }).ana.units).toEqual(['Guard', 'Dear']);
  });
});

describe('learning', () => {
  const spoils = [{ side: 'ana', grabs: 4, resources: 200 }];
  const rich = match([own, { line: dear }, { line: truck }], [own], {}, { spoils });

  test('is for one unit for every full hundred of resources gained (L5873), another each time', () => {
    const { events } = done(rich, end, {
      dice: [4, 4, 3, 6],
      answers: { 'nominate:ana': 'ana/2.1', 'nominate:ana#2': 'ana/1.1' },
    });
    expect(eventsOf(events, 'learned').map(({ data }) => [data.unit, data.what])).toEqual([
      ['ana/2.1', 'athletics'],
      ['ana/1.1', 'detect'],
    ]);
  });

  test('asks about 24 units at most, and nobody: a list takes no more', () => {
    const many = match(
      Array.from({ length: 40 }, () => own),
      [own],
      {},
      { spoils },
    );
    expect(asked(many, end)['nominate:ana']?.length).toBe(25);
  });

  test('is for no vehicle', () => {
    expect(asked(rich, end)['nominate:ana']).toEqual(['ana/2.1', 'ana/1.1', 'none']);
  });

  test('is for no drone (L5934)', () => {
    const drone =
      'Drone; Troop; Robot; Soldier; size 1x1; dice MO 1 MD 1 BO 1 BD 1 AT 1 DE 1 TD 1; traits Robotic Drone';
    const scene = match([{ line: drone }], [own], {}, { spoils });
    expect(eventsOf(done(scene, end).events, 'advanceRolled')).toEqual([]);
  });

  test('may be left out', () => {
    const { events } = done(rich, end, { answers: { 'nominate:ana': 'none' } });
    expect(eventsOf(events, 'advanceRolled')).toEqual([]);
  });

  test("what can't be learned is resources of the unit's value (L5926)", () => {
    const max = 'Max; Elite; Human; Warrior; dice MO 3 MD 3 BO 2 BD 2 AT 4 DE 3 AD 2';
    const scene = match([{ line: max }], [own], {}, { spoils: [{ side: 'ana', grabs: 1, resources: 100 }] });
    const { events } = done(scene, end, { dice: [2, 2], answers: { 'nominate:ana': 'ana/1.1' } });
    expect(
      eventsOf(events, 'teamBonus').map(({ data }) => Number(data.total) - Number(data.resources)),
    ).toEqual([100]);
  });
});

test('the wounded of the match before have rested', () => {
  const scene = match([own], [own]);
  const bo = scene.characters.bo;
  const entries = bo?.force.entries.map((one) => ({ ...one, rests: true as const })) ?? [];
  const hurt = {
    ...scene,
    characters: { ...scene.characters, bo: { ...bo, force: { ...bo?.force, entries } } },
  };
  expect(after(hurt as typeof scene).bo.force.entries[0]?.rests).toBeUndefined();
});

test('a squad of which one is left is none', () => {
  const member = `${guard}; squad Wall`;
  const { bo } = after(match([own], [{ line: member }, { line: member, where: captured('ana') }]), {
    dice: [1, 1],
  });
  expect(bo.force.entries.map(({ squad }) => squad)).toEqual([null]);
});
