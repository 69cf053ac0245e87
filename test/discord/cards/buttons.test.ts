import { beforeAll, describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { fight, type SystemId, systems } from '../../support/presses/fights.ts';
import { cardOf } from '../../support/presses/player.ts';
import { partsOf, type Thumb } from '../../support/presses/thumb.ts';
import { useTable } from '../support/room.ts';

const { now } = useTable();

/** Kira is up, and has moved in Zafir: there her turn begins with that. */
async function kiraIsUp(system: SystemId): Promise<Thumb> {
  const thumb = await fight(now(), system, { hazard: false });
  await thumb.press('Mia', 'Begin');
  if (system === 'zafir') {
    await thumb.press('Ana', 'Move');
    await thumb.press('Ana', /^(?:To|Towards) /u);
  }
  return thumb;
}

const rowsOf = (thumb: Thumb): readonly (readonly string[])[] =>
  (cardOf(thumb)?.components ?? []).map((row) =>
    partsOf({ ...(cardOf(thumb) ?? never()), components: [row] }).map(({ label }) => label),
  );

/** Presses a button of the card, and of nothing else. */
function press(thumb: Thumb, who: string, label: string): Promise<string> {
  const card = cardOf(thumb) ?? never();
  return thumb.pressPart(who, card, partsOf(card).find((one) => one.label === label) ?? never());
}

describe.each(systems)("the card of a hero's turn, in %s", (system) => {
  let thumb: Thumb;

  beforeAll(async () => {
    thumb = await kiraIsUp(system);
  });

  test('has a row to act, and one to ask', () => {
    // Where there are dice for who comes first, they have their Why?; what can be done on another's turn has a row of its own.
    const [ask, ...others] =
      system === 'riftbound' ? [['Undo', 'Why?', 'Status', 'Map'], ['Seize…']] : [['Undo', 'Status', 'Map']];
    expect(rowsOf(thumb)).toEqual([['Attack', 'Move', 'More…', 'End turn'], ask, ...others]);
  });

  test.each(['Attack', 'Move', 'More…'])(
    'shows who is not on turn whose it is, and what they can do now, behind %s',
    async (label) => {
      expect(await press(thumb, 'Ben', label)).toMatch(
        /^Tiz.*\n.*\*\*Kira\*\*('s turn\.| is up\. What you press happens right after\.)/u,
      );
    },
  );

  test.each(['Attack', 'Move', 'More…'])(
    'shows who plays nobody whose turn it is behind %s',
    async (label) => {
      expect(await press(thumb, 'Cleo', label)).toMatch(
        /^It's \*\*Kira\*\*'s turn\. You don't have a character here yet\./u,
      );
    },
  );

  test.each(['Attack', 'Move', 'More…', 'End turn'])(
    'asks a GM who presses %s whether they mean it as Kira',
    async (label) => {
      expect(await press(thumb, 'Mia', label)).toMatch(
        /It's \*\*Kira\*\*'s turn, and <@\d+> plays them\.[\s\S]*\[As Kira\]/u,
      );
    },
  );

  test.each(['Ben', 'Cleo'])('lets %s end no turn but their own', async (who) => {
    expect(await press(thumb, who, 'End turn')).toMatch(/^Not your turn: <@\d+> is up\./u);
  });

  test.each(['Ben', 'Cleo'])('lets %s take back no step but their own', async (who) => {
    expect(await press(thumb, who, 'Undo')).toMatch(/wasn't yours: ask a GM/u);
  });

  test.each(['Ana', 'Ben', 'Cleo', 'Mia'])('shows %s the fight and the map', async (who) => {
    expect([await press(thumb, who, 'Status'), await press(thumb, who, 'Map')]).toEqual([
      expect.stringMatching(/^Round 1\n▶ \*\*Kira\*\*/u),
      expect.stringMatching(/^(?:The map|Street) · Round 1/u),
    ]);
  });

  test('stands below a tracker that leads to it, and has no button of a turn', () => {
    const tracker = thumb.publicMessages().find((one) => messageText(one).startsWith('Round 1'));
    const labels = (tracker?.components ?? []).flatMap((row) =>
      'components' in row ? row.components.map((one) => ('label' in one ? one.label : null)) : [],
    );
    expect(labels).toEqual(['Go to the turn', 'Status', 'Map', 'X-card']);
  });

  test('has changed by none of that', () => {
    expect(cardOf(thumb)?.content).toContain('**Kira** is up');
  });
});

function never(): never {
  throw new Error('it is not there');
}
