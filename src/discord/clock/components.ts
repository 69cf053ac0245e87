import { gmDecidedView } from '../../view/clock.ts';
import { kindOf } from './kind.ts';
import { resumeFight } from './resume.ts';
import { ClockTeller } from './teller.ts';
import { given, seated } from '../seated.ts';
import type { ComponentCall } from '../command.ts';

/** A GM says how it goes on where the clock has run out. */
const decide = (what: 'go' | 'more') => (call: ComponentCall) =>
  seated(call, async (table) => {
    const { app, respond, aftermath, log } = call;
    const decided = await app.clocks.decide(table, call.about[0] ?? '', what);
    await given(call, table, decided, async ({ wait, name, effects }) => {
      await respond.update(gmDecidedView(call.caller.userId, what, name, kindOf(wait)));
      const teller = new ClockTeller(app, aftermath, log);
      for (const effect of effects) await teller.tell(effect);
    });
  });

/** 'Resume the fight': a resting fight goes on, with a word about where it stood. */
const resume = (call: ComponentCall) => seated(call, (table) => resumeFight(call, table));

export const clockComponents = {
  components: { 'clock.go': decide('go'), 'clock.more': decide('more'), 'fight.resume': resume },
};
