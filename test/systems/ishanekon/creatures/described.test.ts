import { describe, expect, it } from 'vitest';
import { described } from '../../../../src/systems/ishanekon/creatures/foes.ts';

const made = (text: string) => {
  const found = described(text);
  return found?.made.ok === true ? found.made.value : null;
};

describe('a creature that a GM describes', () => {
  it('is of that rank, grade, Level and size', () => {
    expect(made('Boss grade 2, level 3, Big')).toMatchObject({
      rank: 'boss',
      grade: 2,
      level: 3,
      size: 'big',
    });
  });

  it('is called by its type', () => {
    expect(described('Elite, Undying')?.name).toBe('Undying');
  });

  it('can be a vehicle', () => {
    expect(made('vehicle, bigger, level 2')).toMatchObject({ level: 2, vehicle: { usedSince: null } });
  });

  it('is refused where a part says nothing of it', () => {
    expect(described('Elite, blue')?.made).toMatchObject({ ok: false, refusal: { code: 'noCreaturePart' } });
  });

  it('is none where the first word is none of one', () => {
    expect(described('Grey Wolf')).toBeNull();
  });
});

describe('a unit of an army that a GM describes', () => {
  it('has that Level, and the Vitality that comes with it', () => {
    expect(made('Infantry, level 3')).toMatchObject({ unit: { id: 'infantry', level: 3 }, vitality: 16 });
  });

  it('has no Level beyond 20', () => {
    expect(described('Infantry, level 21')?.made.ok).toBe(false);
  });
});
