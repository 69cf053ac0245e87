import { describe, expect, test } from 'vitest';
import { PARTY } from '../../../src/engine/party.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { partyRules } from '../../../src/systems/soulbound/party/index.ts';
import { type Party, partyOf } from '../../../src/systems/soulbound/party/party.ts';
import { houseRuleChoices } from '../../../src/systems/soulbound/party/rules.ts';
import { duel, sheet, table, withSoulfire } from './table.ts';

const living = sheet();
const dead = { ...sheet(), dead: true };

const houseRule = (party: Party, rule: string) => partyRules.houseRules(party).find(({ id }) => id === rule);

describe('Soulfire', () => {
  test('is as much as there are living heroes when a campaign begins (S107)', () => {
    expect(partyRules.begin([living, living, dead], null).soulfire).toEqual({ now: 2, max: 2 });
  });

  test('grows with the heroes until the first fight', () => {
    const kept = { ...partyOf(1), doom: 3 };
    expect(partyRules.begin([living, living, living], kept)).toEqual({ ...partyOf(3), doom: 3 });
  });

  test('stays spent when another hero comes before the first fight', () => {
    const kept = { ...partyOf(2), soulfire: { now: 1, max: 2 } };
    expect(partyRules.begin([living, living, living], kept).soulfire).toEqual({ now: 2, max: 3 });
  });

  test('is settled by the first fight', () => {
    expect([partyOf(2), duel().state.party].map(partyRules.hasBegun)).toEqual([false, true]);
  });

  test('is settled by a GM who sets it', () => {
    const set = table().pc('kira', sheet()).peace().amend(PARTY, 'soulfireMax', '4');
    expect(partyRules.hasBegun(set.state.party)).toBe(true);
  });

  test('is full still when a GM raises what there can be', () => {
    const set = withSoulfire(duel(), 3).amend(PARTY, 'soulfireMax', '5');
    expect(set.state.party.soulfire).toEqual({ now: 5, max: 5 });
  });

  test('is lowered with what there can be', () => {
    const set = withSoulfire(duel(), 2).amend(PARTY, 'soulfireMax', '1');
    expect(set.state.party.soulfire).toEqual({ now: 1, max: 1 });
  });

  test('is never more than its maximum', () => {
    expect(withSoulfire(duel(), 2).amend(PARTY, 'soulfire', '4').refusal?.code).toBe('notANumber');
  });

  test('is shown with the fight', () => {
    const stage = withSoulfire(duel(), 2);
    expect(soulbound.tracker(stage.state, { gm: false, characters: [] }).party).toEqual([
      'Soulfire 2/3',
      'Doom 0',
    ]);
  });
});

describe('a house rule', () => {
  test('is played as the readings say where nobody has chosen', () => {
    const founded = partyRules.founded?.() ?? partyOf(0);
    const chosen = partyRules.houseRules(founded).map((rule) => rule.chosen === rule.choices[0]?.id);
    expect(chosen.every(Boolean)).toBe(true);
  });

  test.for(Object.entries(houseRuleChoices))('%s can be chosen each way, in its words', ([rule, ids]) => {
    const chosen = ids.map((_, n) => {
      const words = houseRule(partyOf(0), rule)?.choices[n]?.name ?? '';
      const set = duel().amend(PARTY, rule, words);
      return houseRule(set.state.party, rule)?.chosen;
    });
    expect(chosen).toEqual([...ids]);
  });

  test('is told with how it was played before', () => {
    expect(duel().amend(PARTY, 'halves', 'up').told()).toEqual([
      'The GM sets Half of the Toughness: rounds down → **rounds up**.',
    ]);
  });

  test('takes nothing but its choices', () => {
    expect(duel().amend(PARTY, 'halves', 'sideways').refusal?.code).toBe('notAChoice');
  });

  test('changes nothing else of the party', () => {
    const before = withSoulfire(duel(), 2);
    const { rules: _, ...rest } = before.amend(PARTY, 'shove', 'nextZone').state.party;
    const { rules: __, ...was } = before.state.party;
    expect(rest).toEqual(was);
  });
});

describe('a stored party', () => {
  test('comes back as it was', () => {
    const party = { ...partyOf(3), doom: 2 };
    expect(partyRules.read(JSON.parse(JSON.stringify(party)), 1)).toEqual({ ok: true, value: party });
  });

  test('plays what it does not know of as everybody does', () => {
    const read = partyRules.read({ ...partyOf(1), rules: { halves: 'up', shove: 'throughTheWall' } }, 1);
    expect(read.ok && [read.value.rules.halves, read.value.rules.shove]).toEqual(['up', 'sameZone']);
  });

  test('is refused with the place of its fault', () => {
    const read = partyRules.read({ ...partyOf(1), doom: -1 }, 1);
    expect(read.ok || read.refusal).toMatchObject({ code: 'badParty', params: { at: 'doom' } });
  });
});
