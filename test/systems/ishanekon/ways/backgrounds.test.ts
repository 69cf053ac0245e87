import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../../../src/systems/ishanekon/character/sheet.ts';
import { readPack } from '../../../../src/systems/ishanekon/packs/read.ts';
import { shippedBackgrounds } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { newParty } from '../../../../src/systems/ishanekon/party/party.ts';
import { begun, chosen, finished, picking, stepIds, whyNot } from '../support/making.ts';

const rules = { rules: { ...newParty.rules, backgrounds: 'yes' as const } };
const war = chosen(begun(rules), ['ready', picking('war')]);
const own = chosen(war, ['filter', picking('all')], ['background', picking('own')]);

describe('Backgrounds', () => {
  it("aren't asked for where the group plays without them (L1551)", () => {
    expect(stepIds(chosen(begun(), ['ready', picking('war')]))).not.toContain('background');
  });

  it('of the pack are Traits that sum up to 4 (L1553)', () => {
    const sums = shippedBackgrounds().map(({ traits }) => traits.reduce((sum, { value }) => sum + value, 0));
    expect(sums.filter((sum) => sum !== 4)).toEqual([]);
  });

  it('of a pack whose Traits sum up to something else are refused (L1553)', () => {
    const pack = {
      name: 'Mine',
      traits: [{ name: 'Tall', value: 3 }],
      backgrounds: [{ name: 'Giant', traits: ['Tall'] }],
    };
    expect(readPack(pack)).toMatchObject({ ok: false });
  });

  it('give their Traits (L1553)', () => {
    const made = finished(chosen(war, ['background', picking('riverChild')]));
    expect(made.features.filter((id) => ['gills', 'lightFeetOfYouth'].includes(id))).toEqual([
      'gills',
      'lightFeetOfYouth',
    ]);
  });

  it('stand on the sheet by their name', () => {
    const made = finished(chosen(war, ['background', picking('riverChild')]));
    expect(sheetOf(made).subtitle).toContain('River Child');
  });

  it("of one's own are Traits that sum up to 4 (L1553)", () => {
    expect([
      whyNot(own, 'ownTraits', picking('gills', 'lightFeetOfYouth')),
      whyNot(own, 'ownTraits', picking('gills')),
    ]).toEqual([null, 'backgroundSum']);
  });

  it("don't count for the limit of other Traits (A15)", () => {
    const both = { rules: { ...rules.rules, traits: 'zero' as const } };
    const draft = chosen(begun(both), ['ready', picking('war')], ['background', picking('riverChild')]);
    expect(whyNot(draft, 'traits', picking('bullNeck', 'loud'))).toBeNull();
  });
});
