import { describe, expect, test } from 'vitest';
import { deep, patience } from '../support/deep.ts';
import { playOn } from '../support/presses/player.ts';
import { beginReady, systems, untilPlayed } from './support/readyFight.ts';
import { noChromium, useStage } from './support/stage.ts';
import { Touch } from './support/touch.ts';
import { phone } from './support/visit.ts';

describe.skipIf(noChromium)('the first turn of a ready fight, by touch at 390 by 844', () => {
  const stage = useStage();

  test.each(systems.slice(deep(1, 0)))(
    'in %s is played by presses in sight alone',
    { timeout: patience(90_000) },
    async (system) => {
      const scene = await stage();
      const mia = new Touch((await scene.visit('Mia', phone)).page);
      const ana = new Touch((await scene.visit('Ana', phone)).page);
      const thumb = await beginReady(scene, system, { Mia: mia, Ana: ana });
      await untilPlayed(thumb);
      await ana.reads('Tip: press Attack');
      await playOn(thumb);
      const attacked = /(?:Kira|Bran|Sefu)\*\* (?:hits|misses|attacks) /u.test(thumb.room.seen('Ana'));
      const { errors } = scene.table.troubles;
      expect({ attacked, wrong: thumb.wrong, errors }).toEqual({ attacked: true, wrong: [], errors: [] });
    },
  );
});
