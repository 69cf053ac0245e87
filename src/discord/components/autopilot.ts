import type { Refusal } from '../../app/result.ts';
import type { ComponentCall } from '../command.ts';
import { withFreshCard } from '../freshCard.ts';
import { Row } from '../row.ts';
import { given, seated, viewerFor } from '../seated.ts';

/** 'Let them act': those of the GM's whose turns come one after the other do them by themselves. 'Why?' on the card says why so. */
const act = (call: ComponentCall) =>
  seated(call, async (table) => {
    const { app, respond, caller, aftermath } = call;
    const seen = call.about.length === 0 ? null : call.about.join('|');
    const row = new Row(app, aftermath, { respond, caller, viewer: await viewerFor(call, table) });
    let over: Refusal | null = null;
    for await (const { played } of app.autopilot.act(table, seen)) {
      if (played.kind === 'refused' && ['turnOver', 'turnUnseen'].includes(played.refusal.code))
        over = played.refusal;
      else await row.add(played);
    }
    await row.tell();
    if (over !== null) await respond.whisper(await withFreshCard(call, over));
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
