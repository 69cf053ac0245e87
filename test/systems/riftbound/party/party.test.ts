import { describe, expect, test } from 'vitest';
import { partyRules } from '../../../../src/systems/riftbound/party/index.ts';
import { houseRuleIds } from '../../../../src/systems/riftbound/party/rules.ts';
import { houseRulesSchema, newParty } from '../../../../src/systems/riftbound/party/party.ts';
import { between, done, setting } from '../support/between.ts';
import { item, person } from '../support/people.ts';
import { personOf, told } from '../support/scenes.ts';

const changed = (field: string, value: string) => done(between({}), setting(field, value)).scene.party;
const whyNot = (field: string, value: string) => done(between({}), setting(field, value)).refusal?.code;

describe('house rules', () => {
  test('are all listed', () => {
    expect(houseRuleIds).toEqual(Object.keys(houseRulesSchema.shape));
  });

  test.for(partyRules.houseRules(newParty))(
    '$id begins with the first of its ways',
    ({ chosen, choices }) => {
      expect(chosen).toBe(choices[0]?.id);
    },
  );

  test.for(
    partyRules.houseRules(newParty).flatMap(({ id, choices }) => choices.map((way) => [id, way.id] as const)),
  )('%s can be %s', ([id, way]) => {
    const rules: Readonly<Record<string, string>> = changed(id, way).rules;
    expect(rules[id]).toBe(way);
  });

  test('are chosen by their names', () => {
    expect(changed('In turn order first comes', 'the lowest result, as printed').rules.order).toBe('lowest');
  });

  test('take no other way', () => {
    expect(whyNot('order', 'by age')).toBe('notAHouseRule');
  });

  test('stand on the group’s sheet where they are its own', () => {
    const sections = partyRules.sheet(changed('order', 'lowest')).sections;
    expect(sections.find(({ title }) => title === 'Your house rules')?.lines).toEqual([
      'In turn order first comes the lowest result, as printed',
    ]);
  });
});

describe('the clock of the story', () => {
  test('moves on by hours', () => {
    expect(changed('Clock', '+8').hours).toBe(8);
  });

  test('is set to a day and an hour', () => {
    expect(changed('Clock', 'day 3, 14:00').hours).toBe(62);
  });

  test('takes nothing else', () => {
    expect(whyNot('Clock', 'tomorrow')).toBe('clockUnread');
  });

  test('uses a Robot’s Charge: 5 an hour', () => {
    const made = done(between({ robot: person({ battery: 100 }) }), setting('Clock', '+3'));
    expect(personOf(made, 'robot').battery).toBe(85);
  });

  test('fills solar arrays in the sun', () => {
    const kira = person({ items: [item('Solar Array', { charge: 0 })] });
    const made = done(between({ kira }), setting('Clock', '+2'));
    expect(personOf(made, 'kira').items[0]?.charge).toBe(40);
  });

  test('fills none without it', () => {
    const kira = person({ items: [item('Solar Array', { charge: 0 })] });
    const made = done(between({ kira }, { sun: false }), setting('Clock', '+2'));
    expect(personOf(made, 'kira').items[0]?.charge).toBe(0);
  });

  test('stands where everybody looks', () => {
    expect(partyRules.lines(changed('Clock', '+30'))).toEqual(['day 2, 06:00']);
  });
});

describe('what is around the group', () => {
  test('can be without air', () => {
    expect(changed('Air', 'no').air).toBe(false);
  });

  test('can be without sun', () => {
    expect(changed('Direct sunlight', 'no').sun).toBe(false);
  });

  test('is yes or no', () => {
    expect(whyNot('Air', 'thin')).toBe('notYesOrNo');
  });

  test('is told of', () => {
    expect(told(done(between({}), setting('Air', 'no')), 'partyAmended')).toEqual({
      label: 'Air',
      from: 'yes',
      to: 'no',
    });
  });
});

describe('the level of the group', () => {
  test('is set by the GM', () => {
    expect(changed('Level of the group', '3').level).toBe(3);
  });

  test('is 20 at most, as packs bring further ones', () => {
    expect(whyNot('Level of the group', '21')).toBe('notANumber');
  });
});

test('what the group hasn’t got cannot be set', () => {
  expect(whyNot('Morale', '5')).toBe('noSuchPartyField');
});

test('a stored group is refused with where it is wrong', () => {
  const read = partyRules.read({ ...newParty, hours: 'late' }, 1);
  expect(read.ok ? null : read.refusal.code).toBe('badParty');
});

test('a group that was stored before has what came later', () => {
  const read = partyRules.read({ rules: {} }, 1);
  expect(read).toEqual({ ok: true, value: newParty });
});
