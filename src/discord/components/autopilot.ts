import type { Acted } from '../../app/autopilot/autopilot.ts';
import { actedView } from '../../view/autopilot.ts';
import type { ComponentCall } from '../command.ts';
import { withFreshCard } from '../freshCard.ts';
import { Row } from '../row.ts';
import { given, seated, viewerFor } from '../seated.ts';

/** 'Let them act': those of the GM's whose turns come one after the other do them by themselves; the GM alone is told why so. */
const act = (call: ComponentCall) =>
  seated(call, async (table) => {
    const { app, respond, caller, aftermath } = call;
    const seen = call.about.length === 0 ? null : call.about.join('|');
    const all: Acted[] = [];
    const row = new Row(app, aftermath, { respond, caller, viewer: await viewerFor(call, table) });
    for await (const acted of app.autopilot.act(table, seen)) {
      const { played } = acted;
      if (played.kind === 'refused' && ['turnOver', 'turnUnseen'].includes(played.refusal.code))
        return respond.whisper(await withFreshCard(call, played.refusal));
      all.push(acted);
      await row.add(played);
    }
    await row.tell();
    const named = all.flatMap(({ played, step }) =>
      step === null || !('before' in played)
        ? []
        : [{ step, known: table.system.known(played.before, { gm: true, characters: [] }) }],
    );
    if (named.length > 0) await respond.whisper(actedView(named));
  });

/** Pause, Go on, Take over: the card shows at once what has come of it. */
const steer = (what: 'pause' | 'goOn' | 'over') => (call: ComponentCall) =>
  seated(call, async (table) => {
    const { app, aftermath } = call;
    await given(call, table, await app.autopilot.steer(table, what), async (encounter) => {
      await aftermath.cards.tell(encounter.id, { voice: call.respond });
      aftermath.trackers.show(table.campaign, table.system, encounter);
    });
  });

export const autopilotComponents = {
  components: {
    'autopilot.act': act,
    'autopilot.pause': steer('pause'),
    'autopilot.goOn': steer('goOn'),
    'autopilot.over': steer('over'),
  },
};
