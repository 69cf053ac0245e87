import { describe, expect, test } from 'vitest';
import { askedFirst } from '../../../src/engine/creation.ts';
import { plain, type Json } from '../../../src/engine/json.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { duel, sheet } from './table.ts';

const { character } = soulbound;

describe('pronouns on a sheet', () => {
  test('stand under the name', () => {
    const { subtitle } = character.sheet(sheet({ pronouns: 'xe/xem/xyr' }));
    expect(subtitle).toBe('Speed Normal · Medium · xe/xem/xyr');
  });

  test('are changed by name', () => {
    const made = character.edit(sheet(), 'Pronouns', ' she/her ');
    expect(made.ok && made.value.pronouns).toBe('she/her');
  });

  test('are none on a sheet from before they were asked for', () => {
    const { pronouns: _none, ...old } = sheet({ pronouns: 'she/her' });
    const read = character.read(plain(old), 1);
    expect(read.ok && read.value.pronouns).toBe('');
  });

  test('have a limit', () => {
    const made = character.edit(sheet(), 'Pronouns', 'x'.repeat(61));
    expect(made.ok || made.refusal).toMatchObject({ code: 'limit', params: { most: 60 } });
  });
});

describe('creation', () => {
  const begun = character.begin('Kira');
  const built = (draft: Json, usual: readonly string[], own = ''): Json => {
    const made = character.choose(draft, 'build', { kind: 'form', picks: { usual }, fields: { own } });
    if (!made.ok) throw new Error(made.refusal.code);
    return made.value;
  };

  test('asks for them together with the name, and needs none', () => {
    const asked = character.steps(begun).flatMap((step) => askedFirst(step) ?? []);
    const fields = asked.flatMap((step) =>
      step.kind === 'form' ? step.fields.map(({ label }) => label) : [],
    );
    expect([fields, asked.every(({ done }) => done)]).toEqual([['Pronouns', 'Other pronouns'], true]);
  });

  test('keeps them when another quick start is picked', () => {
    const made = character.choose(built(begun, ['sheHer']), 'start', { kind: 'pick', ids: ['blade'] });
    const hero = made.ok ? character.finish(made.value) : made;
    expect(hero.ok && hero.value.pronouns).toBe('she/her');
  });
});

describe('what is told of somebody', () => {
  const dodging = (pronouns: string) => duel({ pronouns }).act('kira', 'dodge').told().at(-1);

  test('has the pronouns of their sheet', () => {
    expect(dodging('she/her')).toContain('until her next turn');
  });

  test('says "their" where the sheet gives none', () => {
    expect(dodging('')).toContain('until their next turn');
  });
});
