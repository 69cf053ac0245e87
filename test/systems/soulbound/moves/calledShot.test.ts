import { describe, expect, test } from 'vitest';
import { duel, duelIn } from '../table.ts';

describe('Called Shot as an Action', () => {
  const aimed = (means: string) =>
    duel().act('kira', 'calledShot', { target: 'bandit', means, dice: [6, 6, 1] });

  test('is the attack that aims there', () => {
    expect(aimed('head').event('attacked').way).toBe('head');
  });

  test('takes one Action', () => {
    expect(aimed('legs').state.fight?.turn).toMatchObject({ actions: 0, acted: 1 });
  });

  test('has its effect', () => {
    expect(
      aimed('legs')
        .who('bandit')
        .conditions.map(({ id }) => id),
    ).toEqual(['prone']);
  });

  test('needs to be told where', () => {
    expect(duel().act('kira', 'calledShot', { target: 'bandit' }).no).toBe(
      'Choose what with (`with:`): Called Shot: Head, Called Shot: Arms, Called Shot: Legs.',
    );
  });

  test('is not to be had without an Action', () => {
    const after = duel().act('kira', 'dodge').act('kira', 'calledShot', { target: 'bandit', means: 'head' });
    expect(after.refusal?.code).toBe('noActionButMettle');
  });

  test('reaches nobody in another Zone with a club', () => {
    const after = duelIn('Gate - Yard').act('kira', 'calledShot', { target: 'bandit', means: 'head' });
    expect(after.refusal?.code).toBe('otherZone');
  });
});
