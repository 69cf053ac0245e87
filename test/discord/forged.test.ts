import { describe, expect, test } from 'vitest';
import { forged, forgedMessage } from './support/forged.ts';
import { ROUGH } from './support/rough.ts';
import { useTable } from './support/room.ts';

// The ids in buttons come back from Discord. Somebody who writes their own must get a sentence, and nothing else.

const { room } = useTable();

const SENTENCE = /^[^\n]{10,}[.!:]/u;

describe('a forged id gets a sentence:', () => {
  test.for([
    'x',
    'decide',
    'decide|',
    'decide|1',
    'decide|00000000-0000-0000-0000-000000000000|keep',
    "decide|'; DROP TABLE Decision; --|keep",
    'decide.look|1',
    'decide.for|1|keep',
    'ruling|1',
    'roll.again|1',
    'roll.why|',
    'roll.odds|%00',
    'roll.all|1',
    'roll.reveal|1',
    'roll.this',
    'roll.this|nobody||2d6',
    'roll.this|everybody|',
    'why|1',
    'why|../../etc/passwd',
    'log.older|x|y|z',
    'log.older|99999999999999999|a|b',
    'log.older|-1|a|b',
    'log.older|8640000000000001|a|b',
    'log.older|1e400|a|',
    'make.step|1|start',
    'make.page|1|start|-1',
    'make.done|9',
    'make.pick|1|start|0',
    '__proto__',
    'constructor|1',
    'toString',
    '|||||||',
    'decide|🗡️|\u202E',
    `decide|${'9'.repeat(90)}`,
  ])('%s', async (id) => {
    const here = await room();
    const said = await forged(here, 'Ana', id);
    expect([SENTENCE.test(said), ROUGH.test(said), said]).toEqual([true, false, said]);
  });

  test.for(['calloff|1', 'overrule|1', 'calloff|'])('the form behind %s', async (id) => {
    const here = await room();
    const message = await forgedMessage(here, id);
    const opened = await here.person('Ana').press(message, id);
    const fields: Readonly<Record<string, string>> = id.startsWith('overrule')
      ? { die: 'NaN', value: '-1', reason: 'x' }
      : { reason: 'x' };
    const said = await here.heard(here.person('Ana').submit(opened, fields));
    expect([SENTENCE.test(said), ROUGH.test(said), said]).toEqual([true, false, said]);
  });

  test.for(['make.page|VERSION|start|-1', 'make.page|VERSION|start|x', 'make.page|VERSION|start|1e9'])(
    '%s opens the step',
    async (pattern) => {
      const here = await room();
      await here.use('Ana', 'character create', { name: 'Kira' });
      const version =
        /make\.step\|(\d+)\|/u.exec(JSON.stringify(here.find('Ana', '[○ Training]')))?.[1] ?? '';
      expect(await forged(here, 'Ana', pattern.replace('VERSION', version))).toBe('(form: Quick start)');
    },
  );

  test('a choice that was not offered', async () => {
    const here = await room();
    await here.use('Ana', 'character create', { name: 'Kira' });
    const version = /make\.step\|(\d+)\|/u.exec(JSON.stringify(here.find('Ana', '[○ Training]')))?.[1] ?? '';
    const said = await forged(here, 'Ana', `make.pick|${version}|start|0`, ['dragon', 'own']);
    expect(said).toMatch(/✗ .+\./u);
  });

  test("another person's making stays theirs", async () => {
    const here = await room();
    await here.use('Ana', 'character create', { name: 'Kira' });
    const version = /make\.step\|(\d+)\|/u.exec(JSON.stringify(here.find('Ana', '[○ Training]')))?.[1] ?? '';
    expect(await forged(here, 'Ben', `make.pick|${version}|start|0`, ['own'])).toContain(
      "You aren't creating a character right now",
    );
  });

  test('a secret roll of somebody else', async () => {
    const here = await room();
    await here.use('Ana', 'roll', { what: '2d6', 'who-sees': 'whisper' });
    const id = /roll\.why\|[^"]+/u.exec(JSON.stringify(here.find('Ana', '[Why?]')))?.[0] ?? '';
    expect(await forged(here, 'Ben', id)).toContain('That roll is secret');
  });
});
