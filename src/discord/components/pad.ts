import type { Acting } from '../../app/play/act.ts';
import { refusal } from '../../app/result.ts';
import type { Table } from '../../app/table.ts';
import {
  goneView,
  padView,
  readSteps,
  type Steps,
  stepped,
  tilesGone,
  typedWay,
} from '../../view/map/pad.ts';
import { refusalText } from '../../view/refusals.ts';
import type { ComponentCall, Scene } from '../command.ts';
import { backgroundOf } from '../maps.ts';
import { given, refuse, seated, viewerFor } from '../seated.ts';
import { whoeverActs } from './who.ts';

/** Opens a pad on which somebody moves tile by tile, for them alone. Refuses where they stand nowhere on a map of squares. */
export async function openPad(
  scene: Scene,
  table: Table,
  acting: Acting,
  as: 'whisper' | 'update' = 'whisper',
): Promise<void> {
  const from = await standing(scene, table, acting);
  if (from === null) return refuse(scene, refusal('nobodyToMove', { name: acting.name }), table);
  await show(scene, table, acting, { actor: acting.id, from, digits: '' }, as);
}

/** The tile on which somebody stands, as the caller may know. */
async function standing(scene: Scene, table: Table, acting: Acting): Promise<string | null> {
  const stage = await scene.app.acts.sceneFor(table, acting);
  if (!stage.ok || table.system.grid === undefined) return null;
  return table.system.grid.at(stage.value, acting.id, await viewerFor(scene, table));
}

async function show(
  scene: Scene,
  table: Table,
  acting: Acting,
  steps: Steps,
  as: 'whisper' | 'update',
  note = '',
): Promise<void> {
  await given(scene, table, await scene.app.acts.sceneFor(table, acting), async (state) => {
    const viewer = await viewerFor(scene, table);
    const told =
      steps.digits === ''
        ? null
        : (table.system.grid?.way(state, acting.id, tilesGone(steps), viewer) ?? null);
    const why =
      told?.ok === false ? `✗ ${refusalText(told.refusal, { system: table.system, before: state })}` : note;
    const tracker = table.system.tracker(state, viewer);
    const background = await backgroundOf(scene.app, table, acting.encounter);
    await scene.respond[as](padView(tracker, steps, acting.name, told, why, { background, extent: 'close' }));
  });
}

/** Does something with the way that a button is about, if whoever it is of still stands where it begins. */
function onPad(
  call: ComponentCall,
  work: (table: Table, acting: Acting, steps: Steps) => Promise<void>,
): Promise<void> {
  return seated(call, async (table) => {
    const steps = readSteps(call.about);
    if (steps === null || table.system.grid === undefined) return refuse(call, refusal('oldButton'), table);
    await given(call, table, await call.app.acts.acting(table, steps.actor), async (acting) => {
      const from = await standing(call, table, acting);
      if (from === null) return refuse(call, refusal('nobodyToMove', { name: acting.name }), table);
      if (from !== steps.from) {
        const anew = { actor: acting.id, from, digits: '' };
        return show(call, table, acting, anew, 'update', `They stand on ${from} now: the way begins anew.`);
      }
      await work(table, acting, steps);
    });
  });
}

/** One tile farther; where the map ends the way stays as it is. */
const step = (call: ComponentCall) =>
  onPad(call, async (table, acting, steps) =>
    given(call, table, await call.app.maps.here(table), ({ board }) => {
      const longer = stepped(steps, call.about[3] ?? '', board.grid);
      const note = longer === null ? 'No farther: the map ends there, or this pad.' : '';
      return show(call, table, acting, longer ?? steps, 'update', note);
    }),
  );

const shortened = (way: (digits: string) => string) => (call: ComponentCall) =>
  onPad(call, (table, acting, steps) =>
    show(call, table, acting, { ...steps, digits: way(steps.digits) }, 'update'),
  );

/** The way is gone, and everybody is told what came of it, as with any move; where it is refused the pad says why. */
const go = (call: ComponentCall) =>
  onPad(call, async (table, acting, steps) => {
    const { app, respond, caller, aftermath } = call;
    const played = await app.acts.give(table, acting, {
      kind: 'act',
      actor: acting.id,
      act: table.system.grid?.move ?? '',
      target: null,
      means: null,
      detail: typedWay(steps),
      spend: [],
      asGm: table.gm,
    });
    if (played.kind === 'refused') {
      const why = refusalText(played.refusal, played.setting);
      return show(call, table, acting, steps, 'update', `✗ ${why}`);
    }
    await respond.update(goneView(steps));
    await aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, played);
  });

/** 'Move' under the tracker and under a turn's message: for whoever presses it. */
const open = (call: ComponentCall) =>
  seated(call, async (table) =>
    whoeverActs(call, table, await call.app.acts.acting(table, null), 'move', (acting) =>
      openPad(call, table, acting),
    ),
  );

/** The buttons of the pad. */
export const padComponents = {
  components: {
    'turn.move': open,
    'pad.step': step,
    'pad.back': shortened((digits) => digits.slice(0, -1)),
    'pad.clear': shortened(() => ''),
    'pad.go': go,
  },
};
