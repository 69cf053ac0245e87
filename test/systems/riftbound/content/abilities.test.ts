import { describe, expect, it } from 'vitest';
import { abilityIds } from '../../../../src/systems/riftbound/abilities/ids.ts';
import { abilities, isLocked } from '../../../../src/systems/riftbound/content/abilities.ts';
import { roles } from '../../../../src/systems/riftbound/content/roles.ts';

const named = (isMeant: (one: (typeof abilities)[number]) => boolean) =>
  abilities.filter(isMeant).map(({ name }) => name);

describe('The Abilities of the book (Appendix, Abilities)', () => {
  it('are 33, each with a row', () => {
    expect(abilities.map(({ id }) => id)).toEqual(abilityIds);
  });

  it('cost 1 Ability Point or 2, where they can be bought', () => {
    expect(named(({ cost }) => cost === 1)).toEqual([
      'Bonk',
      'Certitude',
      'Clear Mind',
      'Damage Resist',
      'Generous',
      'Intercept II',
      'Opportunist',
      'Patch Up II',
      'Pep talk',
      'Try That Again II',
    ]);
    expect(named(({ cost }) => cost === 2)).toHaveLength(11);
  });

  it('are Locked where a role, a class or creation alone gives them', () => {
    expect(named(isLocked)).toEqual([
      'Backup',
      'Deaf',
      'Intercept I',
      'Patch Up I',
      'Rally',
      'Robotic',
      'Sanctuary',
      'Simple but effective',
      'Supercharge',
      'Surge',
      "That's an Order I",
      'Try That Again I',
    ]);
  });

  it('are Signature where they are the level 3 Ability of a role', () => {
    const signature = abilities.filter((one) => one.signature).map(({ id }) => id);
    expect(signature).toEqual(roles.map((role) => role.abilities[1]).sort());
  });

  it('replace the first of their name, for the role that has it', () => {
    expect(
      abilities.flatMap(({ replaces, limited }) => (replaces === null ? [] : [[replaces, limited]])),
    ).toEqual([
      ['interceptI', [{ role: 'tank' }]],
      ['patchUpI', [{ role: 'healer' }]],
      ['tryThatAgainI', [{ role: 'lancer' }]],
    ]);
  });
});
