import { describe, expect, test } from 'vitest';
import { PARTY } from '../../../../src/engine/party.ts';
import { partyRules } from '../../../../src/systems/zafir/party/index.ts';
import { newParty, type Party } from '../../../../src/systems/zafir/party/party.ts';
import { houseRuleIds, ruleOf } from '../../../../src/systems/zafir/party/rules.ts';
import { hero, town } from '../table.ts';

const mission: NonNullable<Party['mission']> = {
  number: 3,
  name: 'The mine',
  skirmish: false,
  objectives: [
    { text: 'Free the miners', optional: false, state: 'open' },
    { text: 'no alarm', optional: true, state: 'failed' },
  ],
  encounters: 2,
  begun: 1,
  crew: [],
  rewards: '',
};

const set = (field: string, value: string) => town({ kira: hero() }).amend(PARTY, field, value);

describe('house rules', () => {
  test('are played as the book has it where nobody has chosen', () => {
    expect(ruleOf(newParty, 'overwatchShots')).toBe('each');
  });

  test('are played as the group has chosen', () => {
    expect(ruleOf({ ...newParty, rules: { overwatchShots: 'once' } }, 'overwatchShots')).toBe('once');
  });

  test('are played as the book has it where what was chosen is no choice', () => {
    expect(ruleOf({ ...newParty, rules: { overwatchShots: 'twice' } }, 'overwatchShots')).toBe('each');
  });

  test('can be chosen by their names', () => {
    expect(set('Overwatch shoots', "once, then it's over").state.party.rules).toEqual({
      overwatchShots: 'once',
    });
  });

  test('are told with what they were before', () => {
    expect(set('overwatchShots', 'once').told()).toEqual([
      "The GM sets Overwatch shoots: at every enemy move, while there is ammo → **once, then it's over**.",
    ]);
  });

  test('have no other choices', () => {
    expect(set('overwatchShots', 'sometimes').no).toContain('can\'t be "sometimes"');
  });

  test('are all listed with what is played', () => {
    expect(partyRules.houseRules(newParty).map(({ id }) => id)).toEqual(houseRuleIds);
  });

  test.each(houseRuleIds)('of %s have at least two ways to play', (id) => {
    const rule = partyRules.houseRules(newParty).find((one) => one.id === id);
    expect(rule?.choices.length).toBeGreaterThan(1);
  });
});

describe('the crew', () => {
  test('has nothing that is not there', () => {
    expect(set('Soulfire', '3').no).toContain('The crew has no "Soulfire".');
  });

  test('has had as many missions as a GM says', () => {
    expect(set('Missions', '7').state.party.missions).toBe(7);
  });

  test('has had no number of missions that is none', () => {
    expect(set('Missions', 'many').no).toBe('"many" isn\'t a number of missions: type 1, 2, 3 …');
  });

  test('shows its mission while one plays', () => {
    expect(partyRules.lines({ ...newParty, mission })).toEqual([
      'Mission: The mine (encounter 1 of 2)',
      '1 of 2 objectives open',
    ]);
  });

  test('shows nothing of a mission that is an encounter alone', () => {
    expect(partyRules.lines({ ...newParty, mission: { ...mission, skirmish: true } })).toEqual([]);
  });

  test('marks objectives by more than their colour', () => {
    expect(partyRules.sheet({ ...newParty, mission }).sections[0]?.lines).toContain(
      '☒ 2. no alarm (optional), failed',
    );
  });

  test('is read as it was stored', () => {
    const read = partyRules.read(JSON.parse(JSON.stringify({ ...newParty, mission })), 1);
    expect(read).toEqual({ ok: true, value: { ...newParty, mission } });
  });

  test('says where what was stored is wrong', () => {
    const read = partyRules.read({ missions: -1 }, 1);
    expect(read.ok ? null : read.refusal.params.at).toBe('missions');
  });
});
