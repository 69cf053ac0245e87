import { describe, expect, it } from 'vitest';
import { partyRules } from '../../../../src/systems/ishanekon/party/index.ts';
import { houseRulesOf } from '../../../../src/systems/ishanekon/party/amend.ts';
import { newParty } from '../../../../src/systems/ishanekon/party/party.ts';
import { setting } from '../support/asking.ts';
import { between, done } from '../support/scenes.ts';

const set = (field: string, value: string) => done(between({}), setting(field, value));

describe('The group', () => {
  it('has a clock that the GM moves on', () => {
    expect(set('Clock', '+8').state.party.clock).toBe(480);
  });

  it('has a clock that the GM may set back', () => {
    expect(done(between({}, { clock: 5000 }), setting('clock', 'day 1, 08:00')).state.party.clock).toBe(480);
  });

  it('refuses a time that is none', () => {
    expect(set('clock', 'later').refusal?.code).toBe('clockUnread');
  });

  it('has a Level', () => {
    expect(set('level', '3').state.party.level).toBe(3);
  });

  it('plays house rules as it chooses', () => {
    expect(set('resting', 'casual').state.party.rules.resting).toBe('casual');
  });

  it('finds a house rule by its name', () => {
    expect(set('A natural 20', 'is only critical if it hits').state.party.rules.criticalHits).toBe('onHit');
  });

  it('refuses a way to play that there is not', () => {
    expect(set('resting', 'never').refusal?.code).toBe('notAHouseRule');
  });

  it('refuses a field that there is not', () => {
    expect(set('morale', '3').refusal?.code).toBe('noSuchPartyField');
  });

  it('plays the first choice of each rule where nobody has chosen', () => {
    expect(houseRulesOf(newParty).map(({ chosen, choices }) => chosen === choices[0]?.id)).not.toContain(
      false,
    );
  });

  it('tells what is scarce', () => {
    expect(partyRules.lines({ ...newParty, food: false })).toEqual(['day 1, 00:00', 'No food here']);
  });

  it('can be read again as it was written', () => {
    expect(partyRules.read(JSON.parse(JSON.stringify(newParty)), 1)).toEqual({ ok: true, value: newParty });
  });

  it('that is none is refused', () => {
    expect(partyRules.read({ level: 'high' }, 1)).toMatchObject({ ok: false, refusal: { code: 'badParty' } });
  });
});
