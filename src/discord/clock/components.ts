import { resumeFight } from './resume.ts';
import { given, seated } from '../seated.ts';
import type { ComponentCall } from '../command.ts';

/** A GM says how it goes on where the clock has run out. */
const decide = (what: 'go' | 'more') => (call: ComponentCall) =>
  seated(call, async (table) => {
    const { app, respond, aftermath } = call;
    await given(call, table, await app.clocks.decide(table, call.about[0] ?? '', what), async (effects) => {
      await respond.update({
        content: '',
        card: {
          title: 'It goes on',
          text:
            what === 'more'
              ? `<@${call.caller.userId}> gives it the whole time once more.`
              : `<@${call.caller.userId}> lets it go on.`,
          tone: 'quiet',
        },
        rows: [],
      });
      for (const effect of effects) await aftermath.clock.tell(effect);
    });
  });

/** 'Take it up again': a fight that rests goes on, with a word about where it stood. */
const resume = (call: ComponentCall) => seated(call, (table) => resumeFight(call, table));

export const clockComponents = {
  components: { 'clock.go': decide('go'), 'clock.more': decide('more'), 'fight.resume': resume },
};
