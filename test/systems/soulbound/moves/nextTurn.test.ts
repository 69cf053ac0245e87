import { describe, expect, test } from 'vitest';
import { type SoulboundStage, sheet, table } from '../table.ts';

const rated = (initiative: number) => sheet({ ratings: { initiative, melee: 4, accuracy: 4, defence: 4 } });

/** Kira and an orc: whoever has the higher Initiative acts first. */
const pair = (kira: number, orc: number) => table().pc('kira', rated(kira)).foe('orc', rated(orc)).fight();

const waits = { means: 'calledShot', detail: 'it comes near' };
const head = { means: 'head', dice: [6, 1, 1] };

const isStunned = ({ state }: SoulboundStage, id: string) =>
  state.characters[id]?.conditions.some((one) => one.id === 'stunned');

/** Whether the orc is Stunned now, and after each of so many turns. */
function stunned(stage: SoulboundStage, turns: number): readonly (boolean | undefined)[] {
  const now = isStunned(stage, 'orc');
  return turns === 0 ? [now] : [now, ...stunned(stage.next(), turns - 1)];
}

describe("the end of somebody's next turn (S118)", () => {
  test('is not that of the turn in which a reaction interrupts them', () => {
    const hit = pair(9, 5)
      .act('kira', 'react', waits)
      .act('kira', 'reactNow', { target: 'orc', ...head });
    expect(stunned(hit, 3)).toEqual([true, true, true, false]);
  });

  test('is not that of the turn of which they wait to react', () => {
    const hit = pair(5, 9)
      .act('orc', 'react', waits)
      .act('kira', 'calledShot', { target: 'orc', ...head });
    expect(stunned(hit.next(), 2)).toEqual([true, false, false]);
  });

  test('is that of the turn that they hold', () => {
    const hit = pair(5, 9)
      .hold('orc')
      .act('kira', 'calledShot', { target: 'orc', ...head });
    expect(stunned(hit, 2)).toEqual([true, true, false]);
  });

  test('is the same where a GM says it', () => {
    const hit = pair(5, 9)
      .act('orc', 'react', waits)
      .condition('orc', 'stunned', 'add', null, 'end of their next turn');
    expect(stunned(hit.next(), 1)).toEqual([true, false]);
  });
});
