import { describe, expect, it } from 'vitest';
import { attackOn, duel } from '../support/attacks.ts';
import { acting } from '../support/intents.ts';
import { performed, told } from '../support/scenes.ts';

const prepares = (scene: ReturnType<typeof duel>, means = 'vision') =>
  performed(scene, acting('kira', 'prepare', { means }));

describe('Prepare', () => {
  it('gives two dice to reroll with a Rating', () => {
    expect(prepares(duel()).scene.fight?.fighters.kira?.prepared).toMatchObject([
      { attribute: 'vision', left: 2 },
    ]);
  });

  it('lasts until the start of their next turn', () => {
    const made = prepares(duel());
    expect(made.scene.fight?.fighters.kira?.prepared[0]?.duration.ends).toMatchObject([
      { when: { at: 'turn.start', actor: 'kira' } },
    ]);
  });

  it('taken twice gives two pools', () => {
    expect(prepares(prepares(duel()).scene).scene.fight?.fighters.kira?.prepared).toHaveLength(2);
  });

  it('wants an attribute', () => {
    expect(performed(duel(), acting('kira', 'prepare')).refusal?.code).toBe('chooseMeans');
  });

  it('is refused in Critical Condition', () => {
    expect(prepares(duel({ hp: [0, 20] })).refusal?.code).toBe('criticalCannot');
  });

  it('lets dice of a Hit Roll be rolled again', () => {
    const { scene } = prepares(duel({ hands: ['laserPistol'] }));
    const made = performed(scene, attackOn('kira', 'raider', 'laserPistol/fire'), [1, 1, 6, 1], {
      'panel.hit': 'prepare',
    });
    expect(told(made, 'attacked').shots).toMatchObject([{ dice: [6, 1] }]);
  });
});
