import type { SeenTurn } from '../../app/encounter/encounters.ts';
import { mapView } from '../../view/map.ts';
import { optionsView } from '../../view/options.ts';
import { perform } from '../acting.ts';
import type { ComponentCall } from '../command.ts';
import { given, seated, viewerFor } from '../seated.ts';

/** 'End turn' under the tracker and under a turn's message. */
const next = (call: ComponentCall) =>
  seated(call, async (table) => {
    const { app, respond, caller, aftermath } = call;
    const played = await app.encounters.next(table, seenTurn(call.about));
    if (played.kind === 'refused' && played.refusal.code === 'turnOver')
      return respond.whisper(await aftermath.withFreshCard(caller, played.refusal));
    await aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, played);
  });

/** Which turn the button was about: pressed twice in haste it ends one turn, not two. */
function seenTurn([current, round]: readonly string[]): SeenTurn | null {
  return current === undefined ? null : { current: current === '' ? null : current, round: Number(round) };
}

/** 'What can I do?': everything the rules offer now, and why the rest is not on offer. */
const options = (call: ComponentCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.acts.looking(table), async (acting) =>
      given(call, table, await call.app.acts.sceneFor(table, acting, 'everybody'), async (scene) => {
        const { acts } = table.system.options(scene, acting.id, await viewerFor(call, table));
        await call.respond.whisper(optionsView(table.system, scene, acting.name, acts));
      }),
    ),
  );

/** What one press does, on the turn or out of it: by whoever plays the one who does it, or a GM. */
const called = (call: ComponentCall) =>
  seated(call, async (table) => {
    const [actor = '', act = '', target = null] = call.about;
    await given(call, table, await call.app.acts.acting(table, actor), (acting) =>
      perform(call, table, acting, {
        kind: 'act',
        actor: acting.id,
        act,
        target,
        means: null,
        detail: null,
        spend: [],
        asGm: table.gm,
      }),
    );
  });

/** 'Map': who stands where, as whoever presses may see it. */
const map = (call: ComponentCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.encounters.status(table), ({ tracker }) =>
      call.respond.whisper(mapView(tracker)),
    ),
  );

export const turnComponents = {
  components: { 'turn.next': next, 'turn.options': options, 'turn.map': map, 'turn.call': called },
};
