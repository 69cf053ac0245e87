import { describe, expect, test } from 'vitest';
import { onceEach } from '../support/onceEach.ts';
import { play } from '../support/playscript/play.ts';

/** Kira hits, ends the turn and so begins the raider's, whose Mettle comes back; what she did first is undone. */
const SOULBOUND = `campaign soulbound gm=Mia players=Ana:Kira/Blade
Mia> /encounter start zones:Gate - Yard
Mia> /encounter add who:Raider count:2 zone:Gate
Mia> /encounter next
Mia> /character edit name:Kira what:Mettle to:0
Ana> /act action:Move target:Yard
Ana> /undo
Ana> /say text:Who is next?
dice 6 6 6 6 6 6 6
Ana> /attack target:Raider 1
Ana> /encounter next
Mia> /encounter next
Mia> /encounter next
Mia> /encounter end
`;

/** Kira moves, undoes it, and fells the last enemy; the enemies' phase has come before that. */
const ZAFIR = `campaign zafir gm=Mia players=Ana:Kira/Recruit,Ben:Tiz/Recruit
Mia> /character create name:Grask kind:NPC
Mia> [Quick start]
Mia> {Quick start: Recruit}
Mia> [Done]
Mia> /encounter start zones:30x10
Mia> /encounter add who:Grask zone:J3
Mia> [Begin]
Mia> /encounter zones zones:Kira to C3; Tiz to C5
Ana> /act action:Move target:D4
Ana> /undo
Ana> /say text:Stay low!
dice 4 4 4 6 6 3
Ana> /attack target:Grask
Ben> /act action:Done
Mia> /act action:Done as:Grask
Mia> /hp set who:Grask to:3
Mia> /hp damage who:Grask amount:20
Mia> /undo
Mia> /hp damage who:Grask amount:20
Mia> /encounter end
`;

/** The page somebody gets of a fight, without its markup: a line a paragraph, heading or fold. */
async function story(script: string): Promise<readonly string[]> {
  const page = await pageOf(script);
  return page
    .slice(page.indexOf('<main>'), page.indexOf('</main>'))
    .replaceAll(/<svg.*?<\/svg>/gsu, '')
    .replaceAll(/<\/(?:h\d|article|summary|div|header)>/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const pageOf = onceEach(async (script: string): Promise<string> => {
  let text = '';
  await play(script, async ({ playground, turnkeeper }) => {
    const answer = await playground.person('Mia').command('the-table', 'export');
    await turnkeeper.bot.idle();
    const files = [answer.message(), ...answer.followups()].flatMap((message) => message?.attachments ?? []);
    text = (await Promise.all(files.map(async ({ url }) => (await fetch(url)).text()))).join('\n');
  });
  return text;
});

describe.each([
  ['Soulbound', SOULBOUND],
  ['Zafir', ZAFIR],
] as const)('the story of a fight in %s', (_system, script) => {
  test('tells nobody what to press or send', async () => {
    const lines = await story(script);
    expect(lines.filter((line) => /press |send |\/(?:act|encounter|mission)\b/iu.test(line))).toEqual([]);
  });

  test('folds away what was undone, and who undid it, below what counts in that turn', async () => {
    const lines = await story(script);
    const at = lines.indexOf('Undone');
    expect({
      before: lines.slice(0, at).some((line) => line.includes('undid')),
      after: lines.slice(at + 1, at + 3),
    }).toEqual({
      before: false,
      after: [expect.stringContaining('Kira moves from'), 'Ana undid a step'],
    });
  });
});

test('what comes with a turn stands in its paragraph, not in that of who ended theirs', async () => {
  const lines = await story(SOULBOUND);
  const mettle = lines.findIndex((line) => line.startsWith('Mettle 1/'));
  expect({
    found: mettle >= 0,
    round: lines.slice(0, mettle).findLast((line) => line.startsWith('Round')),
  }).toEqual({
    found: true,
    round: 'Round 2',
  });
});

test('words that begin a turn stand in the paragraph of what their player does right after', async () => {
  const lines = await story(`campaign zafir gm=Mia players=Ana:Kira/Recruit
Mia> /encounter start zones:30x10
Mia> /encounter add who:Bandit zone:P3
Mia> [Begin]
Ana> /say text:I keep watch. {act Overwatch}
`);
  const at = lines.indexOf('I keep watch. (act Overwatch)');
  expect(lines.slice(at - 1, at + 2)).toEqual([
    expect.stringMatching(/12:00 Kira Ana$/u),
    'I keep watch. (act Overwatch)',
    expect.stringMatching(/^Kira is on Overwatch/u),
  ]);
});

test('that a turn ends is not said: its paragraph does', async () => {
  expect((await story(ZAFIR)).filter((line) => line.includes('turn ends'))).toEqual([]);
});

test("a GM's corrections stand under the GM, not as a turn of who they are about", async () => {
  const lines = await story(ZAFIR);
  const at = lines.findIndex((line) => line.includes('Grask takes 20 damage'));
  expect({
    found: at >= 0,
    head: lines.slice(0, at).findLast((line) => /^\d\d:\d\d /u.test(line)),
  }).toEqual({ found: true, head: expect.stringMatching(/Mia\s+as GM, by hand$/u) });
});

test('what is said as a round begins stands under nobody of the round before', async () => {
  const lines = await story(`campaign zafir gm=Mia players=Ana:Kira/Recruit
Mia> /encounter start zones:30x10
Mia> /encounter add who:Bandit zone:P3
Mia> [Begin]
Ana> /act action:Overwatch
Mia> /act action:Overwatch as:Bandit
Ana> /say text:A quiet night.
`);
  const at = lines.indexOf('A quiet night.');
  expect({
    found: at >= 0,
    head: lines[at - 1],
    round: lines.slice(0, at).findLast((line) => line.startsWith('Round')),
  }).toEqual({ found: true, head: expect.stringMatching(/Kira Ana$/u), round: 'Round 2' });
});
