import type { Acting } from '../../app/play/act.ts';
import { refusal } from '../../app/result.ts';
import type { Table } from '../../app/table.ts';
import { MOST_STEPS, padView, readSteps, type Steps, tilesGone, typedWay } from '../../view/map/pad.ts';
import { refusalText } from '../../view/refusals.ts';
import { perform } from '../acting.ts';
import type { ComponentCall, Scene } from '../command.ts';
import { backgroundOf } from '../maps.ts';
import { given, refuse, seated, viewerFor } from '../seated.ts';

/** Opens a pad on which somebody moves tile by tile, for them alone. Refuses where they stand nowhere on a map of squares. */
export async function openPad(scene: Scene, table: Table, acting: Acting): Promise<void> {
  const from = await standing(scene, table, acting);
  if (from === null) return refuse(scene, refusal('nobodyToMove', { name: acting.name }), table);
  await show(scene, table, acting, { actor: acting.id, from, digits: '' }, 'whisper');
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
    await scene.respond[as](padView(tracker, steps, acting.name, told, why, { background }));
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

const changed = (way: (digits: string, call: ComponentCall) => string) => (call: ComponentCall) =>
  onPad(call, (table, acting, steps) => {
    const digits = way(steps.digits, call);
    const isLong = digits.length > MOST_STEPS;
    const note = isLong ? `A way on this pad has ${MOST_STEPS} steps at most.` : '';
    return show(call, table, acting, isLong ? steps : { ...steps, digits }, 'update', note);
  });

/** The way is gone; what came of it everybody is told, as with any move. */
const go = (call: ComponentCall) =>
  onPad(call, async (table, acting, steps) => {
    const move = table.system.grid?.move;
    if (move === undefined) return;
    await call.respond.update({
      content: '',
      card: { text: `On the way: ${typedWay(steps).replaceAll(' ', ' → ')}.`, tone: 'quiet' },
      rows: [],
    });
    await perform(call, table, acting, {
      kind: 'act',
      actor: acting.id,
      act: move,
      target: null,
      means: null,
      detail: typedWay(steps),
      spend: [],
      asGm: table.gm,
    });
  });

/** 'Move' under the tracker and under a turn's message: for whoever presses it. */
const open = (call: ComponentCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.acts.acting(table, null), (acting) => openPad(call, table, acting)),
  );

/** The buttons of the pad. */
export const padComponents = {
  components: {
    'turn.move': open,
    'pad.step': changed((digits, call) => digits + (call.about[3] ?? '')),
    'pad.back': changed((digits) => digits.slice(0, -1)),
    'pad.clear': changed(() => ''),
    'pad.go': go,
  },
};
