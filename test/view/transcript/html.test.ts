import { describe, expect, test } from 'vitest';
import { breathing } from '../../../src/app/breath.ts';
import { systems } from '../../../src/systems/registry.ts';
import { escapeMarkdown } from '../../../src/view/text.ts';
import { transcriptFiles } from '../../../src/view/transcript/files.ts';
import { withGround } from '../../../src/view/transcript/html/ground.ts';
import { html } from '../../../src/view/transcript/html/index.ts';
import { escaped, marked } from '../../../src/view/transcript/html/markup.ts';
import { STORY_LIMITS } from '../../../src/view/transcript/limits.ts';
import { markdown } from '../../../src/view/transcript/markdown/index.ts';
import type { Moment, Post, Story } from '../../../src/view/transcript/moment.ts';
import { shortestStandstill, standstill } from '../../support/standstill.ts';

const nobody = () => 'somebody';
const soulbound = await systems.load('soulbound');
if (soulbound === undefined) throw new Error('Soulbound is gone');

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  ']]><!--',
  "' onclick='alert(1)",
  '&lt;b&gt;',
  '</style></title><script>',
];

/** A roll of somebody's for something. */
const rolled = (about: string, at = '2026-11-20T12:00:00Z', set: Partial<Moment['entry']> = {}): Moment => ({
  entry: {
    id: 'one',
    kind: 'cancel',
    userId: '7',
    createdAt: new Date(at),
    undoneBy: null,
    fromFile: false,
    intent: {},
    answers: [],
    rulings: [],
    ...set,
  },
  events: [{ type: 'cancelled', data: { reason: about, gone: null } }],
  dice: [{ index: 0, sides: 6, value: 4, label: about }],
  secret: null,
  roll: null,
  decided: [],
  several: 0,
  scene: null,
  state: soulbound.scene({}),
  fight: null,
  past: null,
});

/** Something that Kira says. */
const spoken = (words: string, set: Partial<Post> = {}): Post => ({
  id: 'said',
  at: new Date('2026-11-20T12:00:00Z'),
  name: 'Kira',
  userId: '7',
  characterId: 'kira',
  words,
  scene: null,
  fight: null,
  ...set,
});

function storyOf(
  moments: readonly (Moment | Post)[],
  name = 'The Long Night',
  missing: Partial<Story['missing']> = {},
): Story {
  return {
    name,
    system: soulbound as NonNullable<typeof soulbound>,
    viewer: { gm: false, characters: [] },
    by: 'players',
    period: { from: null, to: null },
    madeAt: new Date('2026-11-22T10:00:00Z'),
    cast: [{ id: 'kira', name, ownerId: '7', kind: 'pc', archivedAt: null }],
    portraits: [{ characterId: 'kira', type: 'image/png', data: 'AAAA' }],
    gms: ['7'],
    missing: { unread: [], lost: 0, tooMany: 0, ...missing },
    fights: [],
    breath: async () => undefined,
    moments: async function* () {
      yield* moments;
    },
    ground: async () => null,
  };
}

async function page(
  moments: readonly (Moment | Post)[],
  { name = 'The Long Night', who = 'Ana' } = {},
): Promise<string> {
  const [file] = await transcriptFiles(html, storyOf(moments, name), () => who);
  return (await file?.data.text()) ?? '';
}

/** What stands in a page besides its own style and script. */
const bodyOf = (text: string) => text.replace(/<style>.*?<\/style>|<script>.*?<\/script>/gsu, '');

describe('the page', () => {
  test.for(HOSTILE)('shows %s as it was typed, wherever it stands', async (typed) => {
    const text = bodyOf(await page([rolled(typed)], { name: typed, who: typed }));
    expect(text.match(/<(?:script|img(?! src="data:image))|<[^>]*\son\w+=|<!--/giu)).toBeNull();
  });

  test.for(HOSTILE)('has all of the words of %s', async (typed) => {
    expect(bodyOf(await page([], { name: typed }))).toContain(escaped(typed));
  });

  test('has nothing that turns its text round', async () => {
    expect(await page([rolled('abc\u202egnp.exe')], { name: '\u2067x', who: '\u202ey' })).not.toMatch(
      /[\u202a-\u202e\u2066-\u2069]/u,
    );
  });

  test('has ten thousand characters where somebody typed them', async () => {
    expect(await page([rolled('x'.repeat(10_000))])).toContain('x'.repeat(10_000));
  });

  test('may load nothing and run nothing but its own', async () => {
    const [, policy] = /Content-Security-Policy" content="([^"]+)"/u.exec(await page([])) ?? [];
    expect(policy?.replace(/'sha256-[^']+'/gu, 'own')).toBe(
      "default-src 'none'; img-src data:; style-src own; script-src own; base-uri 'none'; form-action 'none'",
    );
  });

  test('names no address to load something from', async () => {
    const text = await page([rolled('see https://example.com/a.png')]);
    expect(text).not.toMatch(/(?:src|href|action)="?(?:https?:)?\/\//u);
  });

  test('shows what people look like', async () => {
    expect(await page([])).toContain('<img src="data:image/png;base64,AAAA" alt="">');
  });

  test('folds what was taken back', async () => {
    expect(await page([rolled('x', undefined, { undoneBy: 'two' })])).toMatch(
      /entry plain struck.*<details class="undone"><summary>Undone<\/summary>.*class="said struck"/su,
    );
  });

  test('folds the dice under what happened', async () => {
    expect(await page([rolled('Body')])).toMatch(/<details><summary>Dice<\/summary>.*Body, d6: <strong>4/su);
  });

  test('calls people by their names', async () => {
    expect(await page([rolled('x')], { who: 'Ana' })).toContain('<bdi>Ana</bdi>');
  });
});

describe('what was said', () => {
  test.for(HOSTILE)('shows %s as it was typed, whoever says it where', async (typed) => {
    const text = bodyOf(await page([spoken(typed, { name: typed, scene: typed })]));
    expect(text.match(/<(?:script|img(?! src="data:image))|<[^>]*\son\w+=|<!--/giu)).toBeNull();
  });

  test("stands under its speaker's name, and says who plays them", async () => {
    expect(await page([spoken('Who **goes** there?')])).toMatch(
      /<b><bdi>Kira<\/bdi><\/b> <bdi>Ana<\/bdi>.*<p dir="auto">Who <strong>goes<\/strong> there\?<\/p>/su,
    );
  });

  test('stands under the heading of its scene', async () => {
    expect(await page([spoken('It is dark.', { scene: 'The <cellar>' })])).toContain(
      '<h3><bdi>The &lt;cellar&gt;</bdi></h3>',
    );
  });

  test('has the roll beside it that its player made with it', async () => {
    const roll = { ...rolled('x', '2026-11-20T12:00:10Z', { kind: 'roll' }), events: [] };
    expect((await page([spoken('I leap.'), roll])).match(/<article/gu)).toHaveLength(1);
  });

  test("shows its speaker's portrait, which the page has once", async () => {
    const text = await page([spoken('One'), spoken('Two')]);
    expect([text.split('<svg class="face"').length, text.split('<image id="face-').length]).toEqual([3, 2]);
  });

  test('shows no portrait where there is none', async () => {
    expect(await page([spoken('One', { characterId: null })])).not.toContain('class="face"');
  });

  test.for([
    [{ unread: ['#cellar', '#<b>'] }, 'Missing: posts made with /say in #cellar, #&lt;b&gt;.'],
    [{ lost: 1 }, 'Missing: 1 post made with /say.'],
    [{ tooMany: 12 }, 'Missing: the oldest 12 posts made with /say.'],
  ] as const)('says of %o that it is missing', async ([missing, said]) => {
    const [file] = await transcriptFiles(html, storyOf([spoken('x')], 'x', missing), nobody);
    expect(await file?.data.text()).toContain(said);
  });
});

describe('a large portrait', () => {
  const portrait = { characterId: 'kira', type: 'image/png', data: 'iVBO'.repeat(350_000) };
  const story = { ...storyOf(Array.from({ length: 300 }, () => spoken('x'))), portraits: [portrait] };

  test('keeps nobody waiting, however often somebody speaks', async () => {
    expect((await standstill(() => transcriptFiles(html, story, nobody))).ms).toBeLessThan(100);
  });
});

describe('a cast of thousands', () => {
  const cast = Array.from({ length: 60_000 }, (_, n) => ({
    ...{ id: `hero${n}`, name: `**Nia** <${n}>`, ownerId: '7' },
    ...{ kind: 'pc' as const, archivedAt: null },
  }));
  const crowd = { ...storyOf([spoken('x')]), cast, breath: breathing() };

  test.each([html, markdown])('keeps nobody waiting for their names in $kind', async (printer) => {
    const { ms } = await shortestStandstill(50, () => transcriptFiles(printer, crowd, nobody));
    expect(ms).toBeLessThan(50);
  });
});

describe('more portraits than a file can hold', () => {
  const portraits = Array.from({ length: 12 }, (_, n) => ({
    characterId: `hero${n}`,
    type: 'image/png',
    data: 'iVBO'.repeat(350_000),
  }));
  const cast = portraits.map(({ characterId: id }) => ({
    id,
    name: id,
    ownerId: '7',
    kind: 'pc' as const,
    archivedAt: null,
  }));
  const crowd = {
    ...storyOf(portraits.map(({ characterId }) => spoken('x', { characterId }))),
    portraits,
    cast,
  };

  test('make no file that Discord refuses', async () => {
    const files = await transcriptFiles(html, crowd, nobody);
    expect(Math.max(...files.map(({ data }) => data.size))).toBeLessThan(STORY_LIMITS.file.most);
  });

  test('are left out, and it says how many', async () => {
    const [file] = await transcriptFiles(html, crowd, nobody);
    expect(await file?.data.text()).toContain('Missing: 11 portraits.');
  });
});

describe('the picture under a map', () => {
  test('stands in the page once, however many rounds are drawn on it', () => {
    const picture = { type: 'image/png', left: 0, top: 0, columns: 9, rows: 9, data: 'AAAA' };
    const ground = { href: 'ground:1', picture };
    const drawn = '<image href="ground:1" x="0" y="0" width="9" height="9" preserveAspectRatio="none"/>';
    const rounds = [withGround(drawn, ground), withGround(drawn, ground)];
    const pictures = new Map(rounds.flatMap(({ shared }) => shared));
    expect([rounds.map(({ svg }) => svg.includes('<use href="#ground-')), pictures.size]).toEqual([
      [true, true],
      1,
    ]);
  });
});

describe('a long story', () => {
  const days = Array.from({ length: 12 }, (_, n) =>
    rolled('x'.repeat(1000), `2026-11-${String(n + 1).padStart(2, '0')}T12:00:00Z`),
  );

  test('comes in several files, none larger than may be', async () => {
    const files = await transcriptFiles(html, storyOf(days), nobody, 20_000);
    expect(files.map(({ name }) => name)).toEqual(
      files.map((_, n) => `the-long-night-${n + 1}-of-${files.length}.html`),
    );
  });

  test('is whole in all of them together', async () => {
    const files = await transcriptFiles(html, storyOf(days), nobody, 20_000);
    const all = (await Promise.all(files.map(({ data }) => data.text()))).join('');
    expect([...all.matchAll(/<h2>/gu)]).toHaveLength(12);
  });

  test('has a beginning and an end in each', async () => {
    const files = await transcriptFiles(html, storyOf(days), nobody, 20_000);
    const texts = await Promise.all(files.map(({ data }) => data.text()));
    expect(texts.every((text) => text.startsWith('<!doctype html>') && text.endsWith('</html>\n'))).toBe(
      true,
    );
  });
});

describe("Discord's markdown", () => {
  test.for([
    ['**Kira** hits', '<p dir="auto"><strong>Kira</strong> hits</p>'],
    [escapeMarkdown('<b>*x*'), '<p dir="auto">&lt;b&gt;*x*</p>'],
    ['a\n-# b', '<p dir="auto">a</p><p dir="auto"><small>b</small></p>'],
    ['~~gone~~', '<p dir="auto"><s>gone</s></p>'],
    ['<@7>', '<p dir="auto"><b><bdi>somebody</bdi></b></p>'],
    ['[x](https://example.com)', '<p dir="auto">x</p>'],
    ['<t:0:f>', '<p dir="auto">1 January 1970 at 00:00 UTC</p>'],
  ] as const)('%s becomes HTML', ([source, expected]) => {
    expect(marked(source, nobody)).toBe(expected);
  });
});

describe('the story as Markdown', () => {
  const text = async (moments: readonly (Moment | Post)[], name = 'The Long Night') => {
    const [file] = await transcriptFiles(markdown, storyOf(moments, name), nobody);
    return (await file?.data.text()) ?? '';
  };

  test.for(HOSTILE)('has no HTML of %s', async (typed) => {
    expect(await text([rolled(typed)], typed)).not.toMatch(/(?<!\\)<\w/u);
  });

  test.for(HOSTILE)('has no HTML of what was said with %s', async (typed) => {
    expect(await text([spoken(typed, { name: typed, scene: typed })])).not.toMatch(/(?<!\\)<\w/u);
  });

  test("quotes what was said under its speaker's name, and says in which scene", async () => {
    expect(await text([spoken('# It is *dark*.', { scene: 'The [cellar]' })])).toContain(
      '### The \\[cellar\\]\n\n**12:00 Kira**\n\n> **It is *dark*.**',
    );
  });

  test('tells what happened as a quote', async () => {
    expect(await text([rolled('a storm')])).toContain('> called off a command: a storm');
  });

  test('folds the dice into a nested list', async () => {
    expect(await text([rolled('Body')])).toContain('- Dice\n    - Body, d6: **4**');
  });

  test('has no markup of a name with stars and brackets', async () => {
    expect(await text([], '*x* [y](z) `q`')).toContain('# \\*x\\* \\[y\\](z) \\`q\\`');
  });

  test('strikes what was taken back', async () => {
    expect(await text([rolled('x', undefined, { undoneBy: 'two' })])).toContain(
      '- Undone\n    - ~~called off a command: x~~',
    );
  });
});
